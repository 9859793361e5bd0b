import type { Comparison } from '../ability/filter.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import { type DataPart, findPart, mapParts } from '../ability/walk.ts';
import type { CardsOf, NumberOf, Test } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
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

/** A number of some card, to be evaluated for one of the candidates after the other. */
interface OfOne {
  readonly candidates: CardsOf;
  readonly number: NumberOf;
  look(ref: CardRef): void;
}

/** "The cost of a beast you have": a number of any one of them; undefined if a quantity measures no such card. */
function ofAnyOne(binder: Binder, value: Quantity): OfOne | undefined {
  const isOne = ({ pick, range }: DataPart): boolean => {
    const { min, max } = (range ?? {}) as { readonly min?: unknown; readonly max?: unknown };
    return pick === 'some' && min === 1 && max === 1;
  };
  const some = findPart(value, isOne) as unknown as CardSelector | undefined;
  if (some === undefined) return undefined;
  let looking: readonly CardRef[] = [];
  const list: CardsOf = () => looking;
  const exactly = { pick: 'ref', ref: { to: 'found', list } };
  const candidates = binder.list(some);
  binder.producers.push({ how: 'some', types: [], list, role: '' });
  // References stay the objects that they are.
  const number = binder.number(
    mapParts(value, (part) =>
      (part as object) === some ? exactly : typeof part['to'] === 'string' ? part : undefined,
    ),
  );
  binder.producers.pop();
  return {
    candidates,
    number,
    look(ref) {
      looking = [ref];
    },
  };
}

/** Compares two numbers; where one is of any one of some cards, one for which it holds is enough. */
export function bindBoth(binder: Binder, left: Quantity, cmp: Comparison, right: Quantity): Test {
  const [otherLeft, otherRight] = [ofAnyOne(binder, left), ofAnyOne(binder, right)];
  const [a, b] = [otherLeft?.number ?? binder.number(left), otherRight?.number ?? binder.number(right)];
  if (otherLeft === undefined && otherRight === undefined)
    return (s, scope) => compare(a(s, scope), cmp, b(s, scope));
  const any = (one: OfOne | undefined, s: ReadonlyState, scope: Scope, holds: () => boolean): boolean =>
    one === undefined
      ? holds()
      : one.candidates(s, scope).some((ref) => {
          one.look(ref);
          return holds();
        });
  return (s, scope) =>
    any(otherLeft, s, scope, () => any(otherRight, s, scope, () => compare(a(s, scope), cmp, b(s, scope))));
}

/** Compares a number of a card with a number of the ability. */
export type Compared = (state: ReadonlyState, scope: Scope, number: number) => boolean;

/**
 * Compares a number of a card with one that an ability says. "Cost equal to or less than the chosen beast's cost" is met
 * by no card where no beast was chosen, whatever is reckoned from that cost.
 */
export function bindCompared(binder: Binder, cmp: Comparison, value: Quantity): Compared {
  const one = ofAnyOne(binder, value);
  if (one !== undefined)
    return (s, scope, number) =>
      one.candidates(s, scope).some((ref) => {
        one.look(ref);
        return compare(number, cmp, one.number(s, scope));
      });
  const bound = binder.number(value);
  const lists = measured(value).map((cards) => binder.list(cards));
  if (lists.length === 0) return (s, scope, number) => compare(number, cmp, bound(s, scope));
  return (s, scope, number) =>
    lists.every((list) => list(s, scope).length > 0) && compare(number, cmp, bound(s, scope));
}
