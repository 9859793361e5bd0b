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

const NO_DEEDS: readonly string[] = [];

/** What {@link deedsOf} found, by ability: each of its effects asks. */
const known = new WeakMap<Ability, readonly string[]>();

/** What was done to the cards that the ability speaks of as "discarded this way": only those are kept. */
function deedsOf(ability: Ability | null): readonly string[] {
  if (ability === null) return NO_DEEDS;
  let deeds = known.get(ability);
  if (deeds === undefined) {
    const found: string[] = [];
    const text = written(ability);
    if (text.includes('"done-cards"'))
      JSON.parse(text, (_key, value) => {
        if (value?.amount === 'done-cards') found.push(value.done);
        return value;
      });
    deeds = found.filter((deed, i) => found.indexOf(deed) === i);
    known.set(ability, deeds);
  }
  return deeds;
}

/** Whether an event is what a text calls so: its kind, or what a move counts as ("returned"). */
const isDeed = ({ kind, data }: GameEvent, deed: string): boolean =>
  kind.name === deed || (data?.['as'] as readonly string[] | undefined)?.includes(deed) === true;

/** Adds the step that proposes events, and makes known what was really done. */
export function emitEvents(
  binder: Binder,
  make: (machine: Machine) => GameEvent[],
  unit: string,
  { ability, inLoop }: Place,
): void {
  const slot = binder.slot();
  const sum = binder.slot();
  const kept = deedsOf(ability).map((deed) => ({ deed, slot: binder.slot() }));
  binder.step((m) => {
    const events = make(m);
    for (const { deed, slot } of kept) {
      const before = inLoop ? ((m.frame.slots[slot] ?? []) as readonly number[]) : [];
      const cards = events.filter((event) => isDeed(event, deed)).map(({ card }) => card);
      m.frame.slots[slot] = [...before, ...cards];
    }
    return m.emit(events, slot);
  });
  binder.done = (_s, scope) => (scope.slots[slot] as number) > 0;
  binder.results.push({
    unit: 'cards',
    number: (_s, scope) => (scope.slots[slot] ?? 0) as number,
    cards: (deed) => {
      const slot = kept.find((one) => one.deed === deed)?.slot;
      return slot === undefined ? null : (_s, scope) => (scope.slots[slot] ?? []) as readonly number[];
    },
  });
  if (unit !== '') binder.results.push({ unit, number: (_s, scope) => (scope.slots[sum] ?? 0) as number });
}
