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

/** Whether a pool pays none but some parts. */
function paysOnly({ pays }: Purse, parts: number): boolean {
  for (let at = 0; at < pays.length; at++) if (pays[at]! && (parts & (1 << at)) === 0) return false;
  return true;
}

/**
 * How little and how much the next pool may pay, given exactly what those before it do: any parts need no more than the pools
 * that pay one of them give, and take all that those give which pay no other (Hall, from both sides).
 * @param taken what the first pools pay
 */
export function payableFrom(
  amounts: readonly number[],
  purses: readonly Purse[],
  taken: readonly number[],
): readonly [least: number, most: number] {
  const next = purses[taken.length]!;
  let least = 0;
  let most = next.amount;
  for (let parts = 0; parts < 1 << amounts.length; parts++) {
    let due = 0;
    for (let at = 0; at < amounts.length; at++) if ((parts & (1 << at)) !== 0) due += amounts[at]!;
    let missing = due;
    let room = due;
    for (let at = 0; at < purses.length; at++) {
      const purse = purses[at]!;
      if (purse === next) continue;
      if (paysOneOf(purse, parts)) missing -= taken[at] ?? purse.amount;
      if (at < taken.length && paysOnly(purse, parts)) room -= taken[at]!;
    }
    if (paysOneOf(next, parts)) least = Math.max(least, missing);
    if (paysOnly(next, parts)) most = Math.min(most, room);
  }
  return [least, most];
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
