/** Marks a type; no value has it. */
declare const isReference: unique symbol;

/** A reference: a card in one incarnation, `incarnation << 10 | card index`. A card that changes zone is a new card. */
export type CardRef = number & { readonly [isReference]: true };

/** No card. */
export const NO_CARD = -1 as CardRef;

/** Most cards a table may hold: ten bits of a reference. */
export const MAX_CARDS = 1024;

/** The card's index, even if the reference is stale. */
export function cardOf(ref: CardRef): number {
  return ref & 1023;
}

/** The reference to the card's next incarnation. */
export function nextLife(ref: CardRef): CardRef {
  return (ref + MAX_CARDS) as CardRef;
}
