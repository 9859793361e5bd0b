import type { AbilityPart, CardsOf, ListOf } from '../model/ability-part.ts';
import type { Slot } from '../model/slots.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';
import { listIn } from './slot-values.ts';

/** Adds a step that evaluates a list and stores it in a slot. */
export function keepList<T extends number>(
  binder: Binder,
  list: ListOf<T>,
): { readonly slot: Slot<readonly T[]>; readonly kept: ListOf<T> } {
  const slot = binder.slot<readonly T[]>();
  binder.step((m) => {
    m.frame.set(slot, list(m.state, m.frame));
    return m.next();
  });
  return { slot, kept: listIn(slot) };
}

/** The same for cards, with the slot marked as holding cards. */
export function keepCards(binder: Binder, list: CardsOf): CardsOf {
  if (binder.supposed !== null) return list;
  const { slot, kept } = keepList(binder, list);
  binder.cardSlots.push(slot);
  return kept;
}

/**
 * Binds a part of a duration effect that is evaluated later. Captures the antecedents as they are when the effect
 * begins: later the event is another one, and another card may have been put on top of one of them, to which the effect
 * then transfers.
 * @returns what was bound, and the slots with those cards
 */
export function keepSpoken<T>(
  binder: Binder,
  bind: () => T,
): { readonly bound: T; readonly cardSlots: number[] } {
  const { producers } = binder;
  const first = binder.cardSlots.length;
  const spoken = producers.slice();
  // The card itself needs no slot, and a group computes its own rest.
  spoken.forEach((one, i) => {
    if (one.how !== 'self' && one.how !== 'group')
      producers[i] = { ...one, list: keepCards(binder, one.list) };
  });
  const { group } = binder;
  const kept = (list: CardsOf): CardsOf => {
    const at = spoken.findIndex((one) => one.list === list);
    return at < 0 ? list : producers[at]!.list;
  };
  if (group?.chosen) binder.group = { ...group, list: kept(group.list), taken: group.taken.map(kept) };
  const bound = bind();
  spoken.forEach((one, i) => {
    producers[i] = one;
  });
  binder.group = group;
  return { bound, cardSlots: binder.cardSlots.slice(first) };
}

/** Binds the part of an effect that waits for an event: a trigger or a replacement. `said` is its data. */
export function bindLater(binder: Binder, said: object, bind: () => AbilityPart): AbilityPart {
  const { meansItself } = binder;
  binder.meansItself = false;
  const { bound, cardSlots } = keepSpoken(binder, bind);
  const ofSource = binder.meansItself || mentions(said, 'pick', 'self');
  binder.meansItself ||= meansItself;
  if (cardSlots.length === 0 && !ofSource) return bound;
  return binder.kernel.registerPart({ ...bound, cardSlots, ofSource });
}
