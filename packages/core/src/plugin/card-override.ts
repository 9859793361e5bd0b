import type { CardDefinition } from '../model/card-definition.ts';

/** A fact of a card that can be changed. */
export type CardFact = Exclude<keyof CardDefinition, 'id'>;

/** Changes to a card: an absent field is kept, a value replaces it, null removes it. */
export type CardOverride = { readonly [F in CardFact]?: CardDefinition[F] | null };

/** Changes to a card that follow from the card: an erratum is read for the card that it stands on. */
export interface CardRevision {
  /** The facts that it may change; what stays the same is left as it is. */
  readonly facts: readonly CardFact[];
  /**
   * What it changes. Asked whenever an engine is made, and always answers the same.
   *
   * @param card as the layers below have it
   * @param cards all cards of the game, as their sets have them
   */
  readonly of: (card: CardDefinition, cards: readonly CardDefinition[]) => CardOverride;
}

/** What a layer does to a card: null removes it. */
export type CardChange = CardOverride | CardRevision | null;

/** Whether a change follows from the card. No fact of a card is called `of`. */
export const isRevision = (change: CardChange): change is CardRevision => change !== null && 'of' in change;

/** The facts that a change is about. */
export const factsOf = (change: CardOverride | CardRevision): readonly string[] =>
  isRevision(change) ? change.facts : Object.keys(change);
