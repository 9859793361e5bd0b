import type { Ability } from '../ability/ability.ts';
import { forEachPart } from '../ability/walk.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Machine } from '../model/machine.ts';
import type { Binder } from './binder.ts';
import { isPaying } from './paying.ts';

/** The deeds that an ability refers to by "… this way"; only their cards are kept. */
export function deedsOf(ability: Ability | null): readonly string[] {
  const found: string[] = [];
  forEachPart(ability, ({ amount, is, done }) => {
    const speaksOfDone = amount === 'done-cards' || is === 'done';
    if (speaksOfDone && done !== undefined && !found.includes(done as string)) found.push(done as string);
  });
  return found;
}

/** Whether an event matches the deed: by its kind, or by what a move counts as ("returned"). */
const isDeed = ({ kind, data }: GameEvent, deed: string): boolean =>
  kind.name === deed || (data?.['as'] as readonly string[] | undefined)?.includes(deed) === true;

/** A cost is no effect: who watches for what effects cause is told. */
const asPaid = (event: GameEvent): GameEvent => event.withData({ ...event.data, cost: true });

/** An event as an effect would propose it, to test in advance whether it could happen. */
export const proposal = (binder: Binder, event: GameEvent): GameEvent =>
  isPaying(binder) ? asPaid(event) : event;

/**
 * Adds the step that proposes events, and makes known what was really done.
 * @param inLoop whether they are proposed once for each of several players
 */
export function emitEvents(
  binder: Binder,
  make: (machine: Machine) => GameEvent[],
  unit: string,
  inLoop: boolean,
): void {
  const slot = binder.slot();
  const sum = binder.slot();
  const undone = binder.slot();
  const kept = binder.deeds.map((deed) => ({ deed, slot: binder.slot() }));
  const paying = isPaying(binder);
  binder.step((m) => {
    const events = paying ? make(m).map(asPaid) : make(m);
    for (const { deed, slot } of kept) {
      const before = inLoop ? ((m.frame.slots[slot] ?? []) as readonly CardRef[]) : [];
      const cards = events.filter((event) => isDeed(event, deed)).map(({ card }) => card);
      m.frame.slots[slot] = [...before, ...cards];
    }
    return m.emit(events, slot, undone);
  });
  // Something was proposed, and nothing of it was prohibited or cut short.
  binder.done = (_s, scope) => scope.slots[undone] === 0;
  binder.results.push({
    unit: 'cards',
    number: (_s, scope) => (scope.slots[slot] ?? 0) as number,
    cards: (deed) => {
      const slot = kept.find((one) => one.deed === deed)?.slot;
      return slot === undefined ? null : (_s, scope) => (scope.slots[slot] ?? []) as readonly CardRef[];
    },
  });
  if (unit !== '') binder.results.push({ unit, number: (_s, scope) => (scope.slots[sum] ?? 0) as number });
}
