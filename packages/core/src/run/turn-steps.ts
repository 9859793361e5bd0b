/** Steps of a turn that many games take alike. */
import { drawn, playerLost } from '../events/core-events.ts';
import { NO_CARD } from '../model/card-ref.ts';
import { activePlayer, turnNumber } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Program, Step } from '../model/program.ts';
import { refOf } from '../model/reference.ts';
import { deck } from '../model/zone.ts';
import { firstIn } from '../table/zone-list.ts';

/** An event happens to the player whose turn it is: `forActive(turnStarted)`. */
export const forActive =
  (kind: EventKind): Step =>
  (m) =>
    m.emit([kind.of(activePlayer.get(m.state, 0))]);

/** A program runs for the player whose turn it is, first or alone: `actionLoop`, `priority`, a combat. */
export const activeRuns =
  (program: Program): Step =>
  (m) =>
    m.push(program, [], NO_CARD, activePlayer.get(m.state, 0));

/**
 * The player whose turn it is draws a card; who cannot loses the game.
 * @param options.notFirst no card is drawn in the first turn of the game
 */
export const activeDraws =
  ({ notFirst = false }: { readonly notFirst?: boolean } = {}): Step =>
  (m) => {
    const { state } = m;
    if (notFirst && turnNumber.get(state, 0) === 1) return m.next();
    const player = activePlayer.get(state, 0);
    const top = firstIn(state, player, deck);
    return m.emit([top < 0 ? playerLost.of(player) : drawn.of(player, { card: refOf(state, top) })]);
  };
