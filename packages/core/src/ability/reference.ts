/**
 * A reference to something an earlier part of the same ability produced. The data keeps how the words refer;
 * the binder resolves it to the named result of the nearest producer that fits, and refuses a dangling one.
 *
 * - `it`: he, she, it, they, them: the nearest object (or the card itself when nothing else fits)
 * - `that`: "that card", "that character", "those cards": the nearest object that can be of the filter's types; `by` are
 *   the kinds of effect and event one of which must have spoken of it, `returned` for what is moved to a hand ("the
 *   returned card")
 * - `chosen`: "the chosen character": the nearest chosen object
 * - `rest`: "the rest": what is left of the group looked at or revealed
 * - `one`: "one" out of the group looked at; `other`: "the other" of that group
 * - `party`: a party of the event that triggered the ability, by its role ("the attacking character")
 */
export type Reference =
  | { readonly to: 'it' }
  | { readonly to: 'that'; readonly by?: readonly string[] }
  | { readonly to: 'chosen' }
  | { readonly to: 'rest' }
  | { readonly to: 'other' }
  | { readonly to: 'party'; readonly role: string };
