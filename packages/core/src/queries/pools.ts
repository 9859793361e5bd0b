import type { Pool } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import type { Price, Spending } from '../model/pool.ts';
import type { ReadonlyState } from '../model/state.ts';

/** A pool as a price sees it: how much it has, and which parts it may pay. */
export interface Purse {
  readonly pool: Pool;
  readonly amount: number;
  readonly pays: readonly boolean[];
}

/** The amounts of a price's parts. */
export function amountsOf(price: Price): number[] {
  const amounts: number[] = [];
  for (const [amount] of price) amounts.push(amount);
  return amounts;
}

/** The pools that may pay some part of a price, in their order. */
export function pursesFor(kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): Purse[] {
  const purses: Purse[] = [];
  for (const pool of kernel.rules.pools ?? NONE) {
    const pays: boolean[] = [];
    for (const [, of] of price) pays.push(of.includes(pool.pays));
    if (!pays.includes(true) || pool.only?.(kernel, state, spending) === false) continue;
    purses.push({ pool, amount: pool.amount(state, spending.player), pays });
  }
  return purses;
}

/** Whether a pool may pay one of some parts, which are the bits of a number. */
function paysOneOf({ pays }: Purse, parts: number): boolean {
  for (let at = 0; at < pays.length; at++) if (pays[at]! && (parts & (1 << at)) !== 0) return true;
  return false;
}

/**
 * Whether some pools can pay amounts together: any parts of the price need no more than what the pools that pay one of
 * them have (Hall).
 */
export function suffice(amounts: readonly number[], purses: readonly Purse[]): boolean {
  for (let parts = 1; parts < 1 << amounts.length; parts++) {
    let need = 0;
    for (let at = 0; at < amounts.length; at++) if ((parts & (1 << at)) !== 0) need += amounts[at]!;
    for (const purse of purses) if (paysOneOf(purse, parts)) need -= purse.amount;
    if (need > 0) return false;
  }
  return true;
}

/** What is left to pay after a pool paid exactly so much: each way of spreading that over the parts it may pay. */
export function leftAfter(amounts: readonly number[], { pays }: Purse, amount: number): number[][] {
  const found: number[][] = [];
  const spread = (left: readonly number[], at: number, rest: number): void => {
    if (at === left.length) {
      if (rest === 0) found.push(left.slice());
      return;
    }
    const most = pays[at]! ? Math.min(rest, left[at]!) : 0;
    for (let taken = 0; taken <= most; taken++)
      spread(left.with(at, left[at]! - taken), at + 1, rest - taken);
  };
  spread(amounts, 0, amount);
  return found;
}

/** Whether a player can pay a price from the game's pools, for that. */
export const canPay = (kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): boolean =>
  suffice(amountsOf(price), pursesFor(kernel, state, price, spending));

/** A price whose first part is more, or less, by so much; no part is less than nothing. */
export function changePrice(price: Price, by: number): Price {
  const [first] = price;
  return first === undefined ? price : price.with(0, [Math.max(0, first[0] + by), first[1]]);
}

/** The most that the first part of a price could be, up to what it is, for a player to pay it; -1 if nothing helps. */
export function mostPayable(kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): number {
  const purses = pursesFor(kernel, state, price, spending);
  const amounts = amountsOf(price);
  let most = amounts[0] ?? 0;
  while (most >= 0) {
    amounts[0] = most;
    if (suffice(amounts, purses)) break;
    most--;
  }
  return most;
}
