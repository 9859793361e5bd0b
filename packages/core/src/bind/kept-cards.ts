import type { AbilityPart, ListOf } from '../model/ability-part.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';

/** Adds a step that finds cards and keeps them for later, in a slot that is known to hold cards. */
export function keepCards(binder: Binder, list: ListOf): ListOf {
  if (binder.supposed !== null) return list;
  const slot = binder.slot();
  binder.cardSlots.push(slot);
  binder.step((m) => {
    m.frame.slots[slot] = list(m.state, m.frame);
    return m.next();
  });
  return (_s, scope) => (scope.slots[slot] ?? []) as readonly number[];
}

/**
 * Binds words of an effect with a lifetime that are asked about later. The cards that were spoken of before them are
 * kept as they are when it begins: by then the event is another one, and another card may have been put on top of one of
 * them, to which the effect goes over.
 * @returns with what was bound, the slots with those cards
 */
export function keepSpoken<T>(
  binder: Binder,
  bind: () => T,
): { readonly bound: T; readonly cardSlots: number[] } {
  const { producers } = binder;
  const first = binder.cardSlots.length;
  const spoken = producers.slice();
  // The card itself is found without being kept, and a group has its own list of what is left of it.
  spoken.forEach((one, i) => {
    if (one.how !== 'self' && one.how !== 'group')
      producers[i] = { ...one, list: keepCards(binder, one.list) };
  });
  const bound = bind();
  spoken.forEach((one, i) => {
    producers[i] = one;
  });
  return { bound, cardSlots: binder.cardSlots.slice(first) };
}

/** Binds the part of an effect that waits for something: a trigger, a replacement. `said` is its data. */
export function bindLater(binder: Binder, said: object, bind: () => AbilityPart): AbilityPart {
  const { meansItself } = binder;
  binder.meansItself = false;
  const { bound, cardSlots } = keepSpoken(binder, bind);
  const ofSource = binder.meansItself || mentions(said, 'pick', 'self');
  binder.meansItself ||= meansItself;
  if (cardSlots.length === 0 && !ofSource) return bound;
  return binder.kernel.registerPart({ ...bound, cardSlots, ofSource });
}
