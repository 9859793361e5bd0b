import { type Bind, type CardText, type Language, precompileText } from '@cardwright/dsl';
import type { CardFacts, CardType, CompiledCard, CompiledSet, SetText } from '../cards/card-facts.ts';
import { createKingdomHeartsLanguage } from './create.ts';

const people: ReadonlySet<CardType> = new Set(['player', 'friend', 'magic-friend']);

/** A card as the language asks for it: its text and the facts that words depend on. */
export const toCardText = (card: CardFacts): CardText => ({
  text: card.text,
  type: card.type,
  name: card.name,
  pronoun: people.has(card.type) ? 'they' : 'it',
});

/**
 * Reads the text of one card. What is not understood is told in `unsupported`, never dropped; with a binder also what
 * cannot be played.
 */
export const precompileCard = (language: Language, card: CardFacts, bind?: Bind): CompiledCard => ({
  ...card,
  ...precompileText(language, toCardText(card), bind),
});

/** The language with the names and Home Worlds of a set's cards. */
export const languageOf = ({ cards }: Pick<SetText, 'cards'>): Language =>
  createKingdomHeartsLanguage({
    names: cards.map(({ name }) => name),
    homeWorlds: cards.flatMap(({ homeWorlds = [] }) => homeWorlds),
  });

/** Reads a whole set: what the build of a set package calls, so that loading it parses nothing. */
export const precompileSet = (
  set: SetText,
  language: Language = languageOf(set),
  bind?: Bind,
): CompiledSet => ({
  set: set.set,
  name: set.name,
  cards: set.cards.map((card) =>
    precompileCard(language, { ...card, text: card.text ?? '', set: set.set }, bind),
  ),
});
