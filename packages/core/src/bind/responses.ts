import type { Ability } from '../ability/ability.ts';
import type { Effect } from '../ability/effect.ts';
import { activePlayer } from '../model/core-columns.ts';
import type { Label } from '../model/label.ts';
import { isCurrent } from '../model/reference.ts';
import { wasUsed } from '../queries/was-used.ts';
import { letRespond } from '../run/priority.ts';
import { Announcement } from './announce.ts';
import type { Binder } from './binder.ts';

/**
 * Whether an ability waits for responses between its announcement and its resolution: the game says. What a keyword
 * does as part of an effect is announced with that.
 */
export const waitsForResponses = ({ kernel, keyword }: Binder, ability: Ability): boolean =>
  kernel.rules.responses?.waits(ability) === true && !(ability.kind === 'spell' && keyword !== null);

/** Adds the steps that ask for what an ability is announced with; null where all is chosen as it resolves. */
export function bindAnnouncement(
  binder: Binder,
  ability: Ability & { readonly effects: readonly Effect[] },
  end: Label,
): Announcement | null {
  const announces = waitsForResponses(binder, ability) && binder.kernel.rules.responses!.announces?.(ability);
  return announces === true ? new Announcement(binder, ability.effects, end) : null;
}

/**
 * Adds the step in which players may respond, for abilities that wait, and what is asked again afterwards: whether the
 * ability may still be used this turn, whether the card that resolves is still there, and what was chosen.
 * @param limit of a trigger: several that wait could use it
 */
export function bindResponses(
  binder: Binder,
  ability: Ability,
  announcement: Announcement | null,
  end: Label,
  limit: { readonly id: string; readonly times: number } | null = null,
): void {
  if (!waitsForResponses(binder, ability)) return;
  // Who announced it may go on; a trigger is announced by no one.
  const isTrigger = ability.kind === 'triggered';
  binder.step((m) => letRespond(m, isTrigger ? activePlayer.get(m.state, 0) : m.frame.controller));
  if (ability.kind === 'spell') binder.unless((s, scope) => isCurrent(s, scope.source), end);
  if (limit !== null) binder.unless((s, { source }) => !wasUsed(s, limit.id, source, limit.times), end);
  announcement?.recheck();
}
