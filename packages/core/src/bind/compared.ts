import type { Comparison } from '../ability/filter.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';

/** Whether `a cmp b` holds. */
export function compare(a: number, cmp: Comparison, b: number): boolean {
  switch (cmp) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
}

const isQuantity = (value: unknown): value is Exclude<Quantity, number> =>
  typeof value === 'object' && value !== null && 'amount' in value;

/** The cards whose cost or stat a quantity uses, anywhere in the expression. */
function measured(value: Quantity): readonly CardSelector[] {
  if (typeof value !== 'object') return [];
  if (value.amount === 'cost' || value.amount === 'stat') return value.of.pick === 'ref' ? [value.of] : [];
  // A game's own quantities have unknown fields: search all of them.
  return Object.values<unknown>(value).filter(isQuantity).flatMap(measured);
}

/** Compares a number of a card with a number of the ability. */
export type Compared = (state: ReadonlyState, scope: Scope, number: number) => boolean;

/**
 * Compares a number of a card with one that an ability says. "Cost equal to or less than the chosen beast's cost" is met
 * by no card where no beast was chosen, whatever is reckoned from that cost.
 */
export function bindCompared(binder: Binder, cmp: Comparison, value: Quantity): Compared {
  const bound = binder.number(value);
  const lists = measured(value).map((cards) => binder.list(cards));
  if (lists.length === 0) return (s, scope, number) => compare(number, cmp, bound(s, scope));
  return (s, scope, number) =>
    lists.every((list) => list(s, scope).length > 0) && compare(number, cmp, bound(s, scope));
}
