import type { Ability } from '../ability/ability.ts';
import type { Machine } from '../agenda/machine.ts';
import type { GameEvent } from '../events/game-event.ts';
import type { Binder } from './binder.ts';
import { written } from './written.ts';

/** Where the events are proposed: in which ability, and whether once for each of several players. */
interface Place {
  readonly ability: Ability | null;
  readonly inLoop: boolean;
}

/** What {@link countsCards} found, by ability: each of its effects asks. */
const counting = new WeakMap<Ability, boolean>();

/** Whether the ability speaks of the cards that something was done to: only then are they kept. */
function countsCards(ability: Ability | null): boolean {
  if (ability === null) return false;
  let counts = counting.get(ability);
  if (counts === undefined) {
    counts = written(ability).includes('"done-cards"');
    counting.set(ability, counts);
  }
  return counts;
}

/** Adds the step that proposes events, and makes known what was really done. */
export function emitEvents(
  binder: Binder,
  make: (machine: Machine) => GameEvent[],
  unit: string,
  { ability, inLoop }: Place,
): void {
  const slot = binder.slot();
  const sum = binder.slot();
  const kept = countsCards(ability) ? binder.slot() : -1;
  binder.step((m) => {
    const events = make(m);
    if (kept >= 0) {
      const before = inLoop ? ((m.frame.slots[kept] ?? []) as readonly number[]) : [];
      m.frame.slots[kept] = [...before, ...events.map(({ card }) => card)];
    }
    return m.emit(events, slot);
  });
  binder.done = (_s, scope) => (scope.slots[slot] as number) > 0;
  binder.results.push({
    unit: 'cards',
    number: (_s, scope) => (scope.slots[slot] ?? 0) as number,
    ...(kept >= 0 && { cards: (_s, scope) => (scope.slots[kept] ?? []) as readonly number[] }),
  });
  if (unit !== '') binder.results.push({ unit, number: (_s, scope) => (scope.slots[sum] ?? 0) as number });
}
