import type { CardSelector } from './selector.ts';

/**
 * A reference (anaphor) to something that an earlier part of the same ability introduced, its antecedent. The data
 * keeps the wording; the binder resolves it to the nearest producer that fits and refuses a dangling one.
 *
 * - `it`: he, she, it, they, them: the nearest object (or the card itself if nothing else fits)
 * - `that`: "that card", "that character", "those cards": the nearest object that can be of the filter's types. `by`
 *   lists the kinds of effect and event, one of which must have introduced it; `returned` is a move to a hand ("the
 *   returned card")
 * - `chosen`: "the chosen character": the nearest chosen object
 * - `rest`: "the rest": what is left of the group looked at or revealed
 * - `one`: "one" out of the group looked at; `other`: "the other" of that group
 * - `under`: the cards that were under a card when it left play, wherever they went with it
 * - `party`: a party of the event that triggered the ability, by its role ("the attacking character")
 */
export type Reference =
  | Anaphor
  | { readonly to: 'under'; readonly top: CardSelector }
  | { readonly to: 'party'; readonly role: string };

/** A reference to what an earlier part of the ability spoke of. */
export type Anaphor =
  | { readonly to: 'it' }
  | { readonly to: 'that'; readonly by?: readonly string[] }
  | { readonly to: 'chosen' }
  | { readonly to: 'rest' }
  | { readonly to: 'other' };
