import { type CardText, createSetCompiler, type Language } from '@cardwright/dsl';
import type { LanguageAddition } from '@cardwright/dsl/kit';
import { type CardFacts, type CardType, toFacts } from '../cards/card-facts.ts';
import { createKingdomHeartsLanguage } from './create.ts';

const people: ReadonlySet<CardType> = new Set(['player', 'friend', 'magic-friend']);

/** How text speaks of a card of a type. */
export const pronounOf = (type: CardType): 'they' | 'it' => (people.has(type) ? 'they' : 'it');

/** A card as the language asks for it: its text and the facts that words depend on. */
export const toCardText = (card: CardFacts): CardText => ({
  text: card.text,
  type: card.type,
  name: card.name,
  pronoun: pronounOf(card.type),
});

/** The language with the names and Home Worlds of some cards, and the words and rows of mods. */
export const languageOf = (
  cards: readonly Partial<Pick<CardFacts, 'name' | 'homeWorlds'>>[],
  addition: LanguageAddition = {},
): Language =>
  createKingdomHeartsLanguage({
    ...addition,
    names: cards.flatMap(({ name }) => name ?? []),
    homeWorlds: cards.flatMap(({ homeWorlds = [] }) => homeWorlds),
  });

// Each is declared by itself: published declarations lose what is taken out of an object in one.
const compiler = createSetCompiler({ toFacts, toCardText, languageOf });

/** Reads the text of one card. What cannot be read is told in `unsupported`. */
export const precompileCard = compiler.precompileCard;

/** Reads a whole set: what the build of a set package calls. */
export const precompileSet = compiler.precompileSet;
