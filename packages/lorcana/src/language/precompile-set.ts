import { type CardText, createSetCompiler, type Language } from '@cardwright/dsl';
import type { LanguageAddition } from '@cardwright/dsl/kit';
import type { CardFacts } from '../cards/card-facts.ts';
import { toFacts } from '../cards/to-facts.ts';
import { createLorcanaLanguage } from './create.ts';
import { namesOf } from './names-of.ts';

/** A card as input for the language: its text and the facts that words depend on. */
export const toCardText = (card: CardFacts): CardText => ({
  text: card.text,
  type: card.type,
  name: card.name,
  pronoun: card.type === 'character' ? (card.pronoun ?? 'they') : 'it',
  ...(card.storyNames !== undefined && { storyNames: card.storyNames }),
});

/** The language with the names and the classifications of these cards, and the words and rows of mods. */
export const languageOf = (
  cards: readonly Partial<Pick<CardFacts, 'name' | 'version' | 'classifications'>>[],
  addition: LanguageAddition = {},
): Language =>
  createLorcanaLanguage({
    ...addition,
    names: namesOf(cards),
    classifications: cards.flatMap(({ classifications = [] }) => classifications),
  });

// Each is declared by itself: published declarations lose what is taken out of an object in one.
const compiler = createSetCompiler({ toFacts, toCardText, languageOf });

/** Reads the text of one card. What cannot be read is told in `unsupported`. */
export const precompileCard = compiler.precompileCard;

/** Reads a whole set: what the build of a set package calls. */
export const precompileSet = compiler.precompileSet;
