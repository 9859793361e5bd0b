import type { Ability } from '../ability/ability.ts';
import { forEachPart } from '../ability/walk.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Machine } from '../model/machine.ts';
import type { Binder } from './binder.ts';
import { doneTo } from './done-to.ts';
import { isPaying } from './paying.ts';
import { numberIn } from './slot-values.ts';

/** The deeds that an ability refers to by "… this way"; only their cards are kept. */
export function deedsOf(ability: Ability | null): readonly string[] {
  const found: string[] = [];
  forEachPart(ability, ({ amount, is, done }) => {
    const speaksOfDone = amount === 'done-cards' || is === 'done';
    if (speaksOfDone && done !== undefined && !found.includes(done as string)) found.push(done as string);
  });
  return found;
}

/** A cost is no effect: who watches for what effects cause is told. */
const asPaid = (event: GameEvent): GameEvent => event.withData({ ...event.data, cost: true });

/** An event as an effect would propose it, to test in advance whether it could happen. */
export const proposal = (binder: Binder, event: GameEvent): GameEvent =>
  isPaying(binder) ? asPaid(event) : event;

/**
 * Adds the step that proposes events, and makes known what was really done.
 * @param does what is done to their cards, for "… this way": the kinds of the events, and what they count as
 */
export function emitEvents(
  binder: Binder,
  make: (machine: Machine) => GameEvent[],
  unit: string,
  does: readonly EventKind[],
): void {
  const slot = binder.slot<number>();
  const sum = binder.slot<number>();
  const undone = binder.slot<number>();
  const deeds = doneTo(binder, does);
  const paying = isPaying(binder);
  binder.step((m) => {
    const events = paying ? make(m).map(asPaid) : make(m);
    deeds?.propose(m, events);
    return m.emit(events, slot, undone);
  });
  deeds?.settle();
  // Something was proposed, and nothing of it was prohibited or cut short.
  binder.done = (_s, scope) => scope.slots[undone] === 0;
  binder.results.push({
    unit: 'cards',
    number: numberIn(slot),
    ...(deeds !== null && { cards: deeds.cards }),
    clear(frame) {
      frame.set(slot, 0);
      frame.set(sum, 0);
      deeds?.clear(frame);
    },
  });
  if (unit !== '') binder.results.push({ unit, number: numberIn(sum) });
}
