import type { CardsOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Binder } from './binder.ts';
import { listIn } from './slot-values.ts';

/** Adds the steps of an effect for each of the cards, one after the other; `body` is given the current one. */
export function forEachCard(binder: Binder, cards: CardsOf, body: (one: CardsOf) => void): void {
  const left = binder.slot<readonly CardRef[]>();
  const current = binder.slot<readonly CardRef[]>();
  const again = binder.label();
  const end = binder.label();
  binder.step((m) => {
    m.frame.set(left, cards(m.state, m.frame));
    return m.next();
  });
  binder.place(again);
  binder.step((m) => {
    const [one, ...others] = m.frame.get(left);
    if (one === undefined) return m.goto(end);
    m.frame.set(current, [one]);
    m.frame.set(left, others);
    return m.next();
  });
  body(listIn(current));
  binder.jump(again);
  binder.place(end);
}
