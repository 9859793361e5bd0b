import { activePlayer, left, playerCount, turnNumber } from '../model/core-columns.ts';
import { dropBoard } from '../model/drop-board.ts';
import type { Ending, EventEnding, Lasting } from '../model/lasting.ts';
import type { Draft, ReadonlyState } from '../model/state.ts';

/** A moment of the active player's turn at which effects end. */
export type Moment = Exclude<Ending, 'this-turn' | 'never' | EventEnding>;

function endsAt(state: ReadonlyState, lasting: Lasting, moment: Moment, player: number): boolean {
  const turn = turnNumber.get(state, 0);
  if (lasting.ends === 'this-turn' || lasting.ends.startsWith('on ')) return moment === 'turn-end';
  return lasting.ends === moment && lasting.player === player && turn > lasting.made;
}

/** Whether any effect ends at this moment of a player's turn: the active player's, unless it is said whose. */
export function anyEnds(
  state: ReadonlyState,
  moment: Moment,
  player: number = activePlayer.get(state, 0),
): boolean {
  for (const lasting of state.lasting) if (endsAt(state, lasting, moment, player)) return true;
  return false;
}

/** Ends the effects that last until such an event: for the commit of one. */
export function expireOn(draft: Draft, event: string): void {
  const kept = draft.lasting.filter(({ ends }) => ends !== `on ${event}`);
  if (kept.length === draft.lasting.length) return;
  draft.lasting = kept;
  draft.board = null;
}

/** Ends every effect whose time is up. */
export function expire(draft: Draft, moment: Moment, player: number): void {
  draft.lasting = draft.lasting.filter((l) => !endsAt(draft, l, moment, player));
  dropBoard(draft);
}

/**
 * Ends the effects that wait for the next turn of a player who has left, when that turn would have been: between the
 * active player's and `next`'s (CR 9.2.3).
 */
export function expireSkipped(draft: Draft, next: number): void {
  const count = playerCount.get(draft, 0);
  const skipped: number[] = [];
  for (let p = (activePlayer.get(draft, 0) + 1) % count; p !== next; p = (p + 1) % count) {
    if (left.get(draft, p) === 1) skipped.push(p);
  }
  const kept = draft.lasting.filter(
    (l) => l.ends === 'this-turn' || l.ends === 'never' || !skipped.includes(l.player),
  );
  if (kept.length === draft.lasting.length) return;
  draft.lasting = kept;
  dropBoard(draft);
}
