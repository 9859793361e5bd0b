import type { Limit } from '../ability/ability.ts';
import type { Effect } from '../ability/effect.ts';
import { abilityUsed } from '../model/noted-events.ts';
import { eventCount, wasAnythingDone } from '../queries/was-used.ts';
import { refersBack } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';

/** How often a limit lets an ability be used each turn; null without one. */
export const usesOf = (limit: Limit | undefined): number | null =>
  limit === undefined ? null : limit === 'once-per-turn' ? 1 : limit.timesPerTurn;

/** Adds the step that records a use of a limited ability. */
export function noteLimit(binder: Binder, id: string): void {
  binder.step((m) => {
    const { controller, source } = m.frame;
    return m.emit([abilityUsed.of(controller, { source, data: { part: id } })]);
  });
}

/** Adds the effects of a limited ability, and the step that records the use if any of them was done. */
export function bindLimited(binder: Binder, id: string, body: () => void): void {
  const before = binder.slot<number>();
  binder.step((m) => {
    m.frame.set(before, eventCount(m.state));
    return m.next();
  });
  body();
  binder.step((m) => {
    const { state, frame } = m;
    if (!wasAnythingDone(state, frame.get(before))) return m.next();
    return m.emit([abilityUsed.of(frame.controller, { source: frame.source, data: { part: id } })]);
  });
}

/** Whether an effect only elaborates on the previous one. */
const goesOn = (effect: Effect): boolean => refersBack(effect) || effect.do === 'shuffle';

/**
 * Adds the effects of an ability with a limit. It counts how often the ability resolved: one that was declined, or had
 * nothing to do, has not been used. Who declines what the whole ability hangs on has declined it, whatever
 * its other sentences still say.
 */
export function bindLimitedEffects(binder: Binder, id: string, effects: readonly Effect[]): void {
  const [first, ...rest] = effects;
  const isOptional = first?.do === 'may' && first.player.who === 'you' && rest.every(goesOn);
  const deciding = isOptional ? effects.slice(0, 1) : effects;
  bindLimited(binder, id, () => binder.effects(deciding));
  if (isOptional && rest.length > 0) binder.effects(rest);
}
