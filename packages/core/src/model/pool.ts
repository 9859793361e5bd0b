/** A part of a price: so much, in any of some resources. */
export type PricePart = readonly [amount: number, of: readonly string[]];

/** What is paid at once, in full: "2 mana and a shard" has two parts. Modifiers change the first of them. */
export type Price = readonly PricePart[];

/** What a payment is for. */
export interface Spending {
  readonly player: number;
  /** The card that is played, or whose ability is used; -1 for none. */
  readonly card: number;
  /** Name of the action that is paid for. */
  readonly action: string;
}
