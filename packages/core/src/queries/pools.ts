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

/** The pools that may pay some part of a price, in their order. */
export function pursesFor(kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): Purse[] {
  const purses: Purse[] = [];
  for (const pool of kernel.rules.pools ?? NONE) {
    const pays = price.map(([, of]) => of.includes(pool.pays));
    if (!pays.includes(true) || pool.only?.(kernel, state, spending) === false) continue;
    purses.push({ pool, amount: pool.amount(state, spending.player), pays });
  }
  return purses;
}

/**
 * Whether some pools can pay amounts together: any parts of the price need no more than what the pools that pay one of
 * them have (Hall).
 */
export function suffice(amounts: readonly number[], purses: readonly Purse[]): boolean {
  for (let parts = 1; parts < 1 << amounts.length; parts++) {
    const among = (_: unknown, i: number): boolean => (parts & (1 << i)) !== 0;
    let need = amounts.filter(among).reduce((sum, amount) => sum + amount, 0);
    for (const { amount, pays } of purses) if (pays.filter(among).includes(true)) need -= amount;
    if (need > 0) return false;
  }
  return true;
}

/** What is left to pay after a pool paid exactly so much: each way of spreading that over the parts it may pay. */
export function leftAfter(amounts: readonly number[], { pays }: Purse, amount: number, at = 0): number[][] {
  if (at === amounts.length) return amount === 0 ? [[...amounts]] : [];
  const most = pays[at]! ? Math.min(amount, amounts[at]!) : 0;
  const found: number[][] = [];
  for (let taken = 0; taken <= most; taken++)
    found.push(
      ...leftAfter(amounts.with(at, amounts[at]! - taken), { pays } as Purse, amount - taken, at + 1),
    );
  return found;
}

/** Whether a player can pay a price from the game's pools, for that. */
export function canPay(kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): boolean {
  return suffice(
    price.map(([amount]) => amount),
    pursesFor(kernel, state, price, spending),
  );
}

/** A price whose first part is more, or less, by so much; no part is less than nothing. */
export const changePrice = (price: Price, by: number): Price =>
  price.map(([amount, of], at) => [at === 0 ? Math.max(0, amount + by) : amount, of]);

/** The most that the first part of a price could be, up to what it is, for a player to pay it; -1 if nothing helps. */
export function mostPayable(kernel: Kernel, state: ReadonlyState, price: Price, spending: Spending): number {
  const purses = pursesFor(kernel, state, price, spending);
  const [first = 0, ...others] = price.map(([amount]) => amount);
  let most = first;
  while (most >= 0 && !suffice([most, ...others], purses)) most--;
  return most;
}
