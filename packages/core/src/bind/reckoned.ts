import type { Distinct, Quantity } from '../ability/quantity.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cardOf } from '../model/card-ref.ts';
import type { ReadonlyState } from '../model/state.ts';
import { statOfRef } from '../queries/stat.ts';
import type { Binder } from './binder.ts';
import { defineQuantity, type QuantityRow } from './registry.ts';

/** The values by which cards are told apart: several for a card with several classifications. */
export function valuesOf(
  binder: Binder,
  of: Distinct,
): (s: ReadonlyState, ref: CardRef) => readonly (string | number)[] {
  const { kernel } = binder;
  if (typeof of === 'object') {
    const stat = binder.stat(of.stat);
    return (s, ref) => (kernel.card(s, cardOf(ref)).hasStat(stat) ? [statOfRef(kernel, s, ref, stat)] : []);
  }
  return (s, ref) => {
    const { definition } = kernel.card(s, cardOf(ref));
    switch (of) {
      case 'cost':
        return [definition.cost];
      case 'name':
        return [definition.name];
      case 'type':
        return [definition.type];
      case 'classification':
        return definition.classifications;
      case 'color':
        return definition.colors;
    }
  };
}

const isNegative = (most: Quantity): boolean =>
  typeof most === 'number' ? most < 0 : most.amount === 'minus';

/** Quantities that are reckoned from others. */
export const reckonedQuantities: readonly QuantityRow[] = [
  defineQuantity('minus', (q, binder) => {
    const of = binder.number(q.of);
    return (s, scope) => -of(s, scope);
  }),
  defineQuantity('plus', (q, binder) => {
    const parts = q.of.map((part) => binder.number(part));
    return (s, scope) => parts.reduce((sum, part) => sum + part(s, scope), 0);
  }),
  defineQuantity('times', (q, binder) => {
    const of = binder.number(q.of);
    const { by } = q;
    return (s, scope) => by * of(s, scope);
  }),
  defineQuantity('share', (q, binder) => {
    const of = binder.number(q.of);
    const { by } = q;
    const round = q.rounded === 'up' ? Math.ceil : Math.floor;
    return (s, scope) => round(of(s, scope) / by);
  }),
  defineQuantity('at-most', (q, binder) => {
    const of = binder.number(q.of);
    const most = binder.number(q.most);
    // What is negative is bounded from below: "-1 for each …, to a maximum of -3".
    const bound = isNegative(q.most) ? Math.max : Math.min;
    return (s, scope) => bound(of(s, scope), most(s, scope));
  }),
  defineQuantity('difference', (q, binder) => {
    const [one, other] = [binder.number(q.of[0]), binder.number(q.of[1])];
    return (s, scope) => Math.abs(one(s, scope) - other(s, scope));
  }),
  defineQuantity('distinct', (q, binder) => {
    const values = valuesOf(binder, q.of);
    const list = binder.list(q.in);
    return (s, scope) => new Set(list(s, scope).flatMap((ref) => values(s, ref))).size;
  }),
  defineQuantity('alike', (q, binder) => {
    const values = valuesOf(binder, q.of);
    const list = binder.list(q.in);
    return (s, scope) => {
      const times = new Map<string | number, number>();
      let most = 0;
      for (const ref of list(s, scope))
        for (const value of values(s, ref)) {
          const many = (times.get(value) ?? 0) + 1;
          times.set(value, many);
          if (many > most) most = many;
        }
      return most;
    };
  }),
  defineQuantity('x', (q, binder) => binder.number(q.is)),
];
