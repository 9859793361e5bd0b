import type { Effect } from './effect.ts';
import type { DataOf, KindsOfGames } from './games.ts';
import type { Quantity } from './quantity.ts';

/** Kinds of cost of any card game, by discriminant `pay`; `Games` has those of a game. */
export interface CostKinds {
  /** Perform an effect in full ("Destroy this item", "Choose and discard a card"). */
  perform: { readonly effect: Effect };
  /** Pay some of a game's resource, by the resource's name; `or` names others that it may be paid in as well. */
  resource: { readonly resource: string; readonly or?: readonly string[]; readonly amount: Quantity };
}

/** One component of a cost; a list of them is paid in full or not at all. */
export type Cost = DataOf<'pay', CostKinds> | DataOf<'pay', KindsOfGames<'costs'>>;
