import { hasLeft, outcome, playerCount, winner } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { sameTeam } from '../queries/teams.ts';
import { gameDrawn, gameWon, playerLost } from './core-events.ts';

/** The outcome of a game. */
export interface GameResult {
  readonly over: boolean;
  /** The winner's index; null while running and for a draw. */
  readonly winner: number | null;
  /**
   * What ended it: the name of the state check (`last-player`), `conceded`, or the reason given by the event. If the
   * winner was the last one left, why the last opponent lost. Absent while running.
   */
  readonly reason?: string;
  /** The rule behind that reason, where one is given. */
  readonly rule?: string;
}

const RUNNING: GameResult = Object.freeze({ over: false, winner: null });

const OUTCOMES: readonly EventKind[] = [gameWon, gameDrawn, playerLost];

/** Events with the reason why they end the game for someone, unless they have one. */
export function withReason(events: readonly GameEvent[], reason: string, rule: string): readonly GameEvent[] {
  return events.some(({ kind, data }) => OUTCOMES.includes(kind) && data?.['reason'] === undefined)
    ? events.map((event) =>
        OUTCOMES.includes(event.kind) ? event.withData({ reason, rule, ...event.data }) : event,
      )
    : events;
}

/** Whether the winner is the last player left, or all players left are of one team. */
function isLastLeft(kernel: Kernel, state: ReadonlyState, last: number): boolean {
  for (let player = 0; player < playerCount.get(state, 0); player++)
    if (hasLeft.get(state, player) === 0 && !sameTeam(kernel, last, player)) return false;
  return true;
}

/** Whether a game is over, who won, and why. */
export function gameResult(kernel: Kernel, state: ReadonlyState): GameResult {
  const ended = outcome.get(state, 0);
  if (ended === 0) return RUNNING;
  const won = ended === 1 ? winner.get(state, 0) : null;
  const outlasted = won !== null && isLastLeft(kernel, state, won);
  let deciding: GameEvent | null = null;
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const { event } = entry;
    if (!OUTCOMES.includes(event.kind)) continue;
    deciding ??= event;
    if (!outlasted || event.kind === playerLost) {
      deciding = event;
      break;
    }
  }
  const { reason, rule } = deciding?.data ?? {};
  return {
    over: true,
    winner: won,
    ...(typeof reason === 'string' && { reason }),
    ...(typeof rule === 'string' && rule !== '' && { rule }),
  };
}
