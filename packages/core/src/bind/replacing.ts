import type { Effect } from '../ability/effect.ts';
import { putBack } from '../events/put-back.ts';
import { abilityUsed } from '../model/noted-events.ts';
import type { Binder } from './binder.ts';

/**
 * Adds what happens in place of an event. Where that is optional and was not done, the event happens after all.
 * @param limited the id of the part whose uses are counted; null if it has no limit
 */
export function bindInstead(binder: Binder, instead: readonly Effect[], limited: string | null): void {
  const [first, ...rest] = instead;
  const optional = first?.do === 'may' && first.otherwise === undefined;
  const spoken = binder.producers.length;
  binder.effects(optional ? [first] : instead);
  // "They" is who the event is about, not what was paid.
  if (optional && rest.length > 0) binder.producers.length = spoken;
  const done = optional ? binder.done : null;
  if (done !== null) {
    const end = binder.label();
    const undone = binder.label();
    binder.unless(done, undone);
    binder.effects(rest);
    noteUse(binder, limited);
    binder.jump(end);
    binder.place(undone);
    binder.step((m) => {
      putBack(m);
      return m.next();
    });
    binder.place(end);
  } else noteUse(binder, limited);
}

/** Adds the step that counts a use. */
function noteUse(binder: Binder, part: string | null): void {
  if (part === null) return;
  binder.step((m) =>
    m.emit([abilityUsed.of(m.frame.controller, { source: m.frame.source, data: { part } })]),
  );
}
