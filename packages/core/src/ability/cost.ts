import type { Effect } from './effect.ts';
import type { Quantity } from './quantity.ts';

/** Kinds of cost, by discriminant `pay`; games add theirs (a resource, turning the card). */
export interface CostKinds {
  /** Perform an effect in full ("Destroy this item", "Choose and discard a card"). */
  perform: { readonly effect: Effect };
  /** Pay some of a game's resource, by the resource's name. */
  resource: { readonly resource: string; readonly amount: Quantity };
}

/** One component of a cost; a list of them is paid in full or not at all. */
export type Cost = { [K in keyof CostKinds]: { readonly pay: K } & CostKinds[K] }[keyof CostKinds];
