import type { Quantity } from '../ability/quantity.ts';
import type { CardsOf, Test } from '../model/ability-part.ts';
import type { Binder } from './binder.ts';
import type { Found } from './found.ts';
import { numberIn } from './slot-values.ts';

/**
 * Binds one effect. It counts as done only if its proposals happen in full and to the required number of cards: "return
 * 2" with only one there is not done.
 */
export function bindWholly<T>(binder: Binder, bind: () => T): T {
  const { found: around, done: before } = binder;
  binder.found = [];
  const result = bind();
  const { found, done } = binder;
  binder.found = around;
  if (found.length === 0) return result;
  const happened = done === before ? null : done;
  binder.done = (s, scope) =>
    (happened === null || happened(s, scope)) && found.every(({ enough }) => enough(s, scope));
  return result;
}

/**
 * Whether the number of cards is sufficient; always if zero is acceptable. The number is evaluated when the cards are
 * found.
 */
export function asMany(binder: Binder, list: CardsOf, number: Quantity): Test {
  if (typeof number === 'number') {
    const least = Math.max(1, number);
    return (s, scope) => list(s, scope).length >= least;
  }
  if (binder.supposed !== null) return () => true;
  const wanted = binder.number(number);
  const slot = binder.slot<number>();
  binder.step((m) => {
    m.frame.set(slot, wanted(m.state, m.frame));
    return m.next();
  });
  const asked = numberIn(slot);
  return (s, scope) => list(s, scope).length >= Math.max(1, asked(s, scope));
}

/** Whether an earlier choice of the same effect found nothing: then nothing more is chosen for it. */
export function foundNothing(earlier: readonly Found[]): Test | null {
  if (earlier.length === 0) return null;
  return (s, scope) => earlier.some(({ list }) => list(s, scope).length === 0);
}
