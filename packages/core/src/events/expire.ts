import { activePlayer, hasLeft, playerCount, turnNumber } from '../model/core-columns.ts';
import { dropAbilityIndex } from '../model/drop-ability-index.ts';
import type { DurationEffect, Ending, EventEnding } from '../model/duration-effect.ts';
import type { ReadonlyState, WritableState } from '../model/state.ts';

/** A moment of the active player's turn at which duration effects expire. */
export type Moment = Exclude<Ending, 'this-turn' | 'never' | EventEnding>;

function endsAt(state: ReadonlyState, lasting: DurationEffect, moment: Moment, player: number): boolean {
  const turn = turnNumber.get(state, 0);
  if (lasting.ends === 'this-turn' || lasting.ends.startsWith('on ')) return moment === 'turn-end';
  return lasting.ends === moment && lasting.player === player && turn > lasting.made;
}

/** Whether any effect expires at this moment of a player's turn; the active player's by default. */
export function anyEnds(
  state: ReadonlyState,
  moment: Moment,
  player: number = activePlayer.get(state, 0),
): boolean {
  for (const lasting of state.durationEffects) if (endsAt(state, lasting, moment, player)) return true;
  return false;
}

/** Expires effects that last until an event of this kind; called by its commit. */
export function expireOn(draft: WritableState, event: string): void {
  const kept = draft.durationEffects.filter(({ ends }) => ends !== `on ${event}`);
  if (kept.length === draft.durationEffects.length) return;
  draft.durationEffects = kept;
  draft.abilityIndex = null;
}

/** Expires every effect whose duration ends at this moment. */
export function expire(draft: WritableState, moment: Moment, player: number): void {
  draft.durationEffects = draft.durationEffects.filter((l) => !endsAt(draft, l, moment, player));
  dropAbilityIndex(draft);
}

/**
 * Ends the effects that wait for the next turn of a player who has left, when that turn would have been: between the
 * active player's and `next`'s.
 */
export function expireSkipped(draft: WritableState, next: number): void {
  const count = playerCount.get(draft, 0);
  const skipped: number[] = [];
  for (let p = (activePlayer.get(draft, 0) + 1) % count; p !== next; p = (p + 1) % count) {
    if (hasLeft.get(draft, p) === 1) skipped.push(p);
  }
  const kept = draft.durationEffects.filter(
    (l) => l.ends === 'this-turn' || l.ends === 'never' || !skipped.includes(l.player),
  );
  if (kept.length === draft.durationEffects.length) return;
  draft.durationEffects = kept;
  dropAbilityIndex(draft);
}
