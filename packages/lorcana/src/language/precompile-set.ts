import { type Bind, type CardText, type Language, precompileText } from '@cardwright/dsl';
import type { CardFacts } from '../cards/card-facts.ts';
import type { CompiledCard, CompiledSet, SetText } from '../cards/card-set.ts';
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

/**
 * Reads the text of one card. What cannot be read is reported in `unsupported`, never dropped; with a binder, also what
 * cannot be played.
 */
export const precompileCard = (language: Language, card: CardFacts, bind?: Bind): CompiledCard => ({
  ...card,
  ...precompileText(language, toCardText(card), bind),
});

/**
 * Reads a whole set, as the build of a set package does, so that loading it parses nothing.
 *
 * @param set facts and text, as in `cards.yaml`
 * @param language defaults to one with the names of the set's cards
 * @param bind a game's binder: then cards that cannot be played are unsupported, too
 */
export const precompileSet = (
  set: SetText,
  language: Language = createLorcanaLanguage({ names: namesOf(set.cards) }),
  bind?: Bind,
): CompiledSet => ({
  set: set.set,
  name: set.name,
  cards: set.cards.map((card) =>
    precompileCard(
      language,
      {
        ...card,
        classifications: card.classifications ?? [],
        text: card.text ?? '',
        set: set.set,
      },
      bind,
    ),
  ),
});
