import type { CardsOf } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { Binder } from './binder.ts';

/** Adds the steps of an effect for each of the cards, one after the other; `body` is given the current one. */
export function forEachCard(binder: Binder, cards: CardsOf, body: (one: CardsOf) => void): void {
  const [left, current] = [binder.slot(), binder.slot()];
  const again = binder.label();
  const end = binder.label();
  binder.step((m) => {
    m.frame.slots[left] = cards(m.state, m.frame);
    return m.next();
  });
  binder.place(again);
  binder.step((m) => {
    const [one, ...others] = m.frame.slots[left] as readonly CardRef[];
    if (one === undefined) return m.goto(end);
    m.frame.slots[current] = [one];
    m.frame.slots[left] = others;
    return m.next();
  });
  body((_s, scope) => (scope.slots[current] ?? []) as readonly CardRef[]);
  binder.jump(again);
  binder.place(end);
}
