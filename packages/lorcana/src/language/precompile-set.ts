import { type Bind, type CardText, type Language, precompileText } from '@cardwright/dsl';
import type { CardFacts } from '../cards/card-facts.ts';
import type { CompiledCard, CompiledSet, SetText } from '../cards/card-set.ts';
import { createLorcanaLanguage } from './create.ts';
import { namesOf } from './names-of.ts';

/** A card as the language asks for it: its text and the facts that words depend on. */
export const toCardText = (card: CardFacts): CardText => ({
  text: card.text,
  type: card.type,
  name: card.name,
  pronoun: card.type === 'character' ? (card.pronoun ?? 'they') : 'it',
  ...(card.storyNames !== undefined && { storyNames: card.storyNames }),
});

/**
 * Reads the text of one card. What is not understood is told in `unsupported`, never dropped; with a binder also what
 * cannot be played.
 */
export const precompileCard = (language: Language, card: CardFacts, bind?: Bind): CompiledCard => ({
  ...card,
  ...precompileText(language, toCardText(card), bind),
});

/**
 * Reads a whole set: what the build of a set package calls, so that loading it parses nothing.
 *
 * @param set facts and text, as `cards.yaml` has them
 * @param language made with the names of the set's cards if absent
 * @param bind a game's binder, so that cards that it cannot play are told as unsupported too
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
