/** What the rules of many games say alike. */
import { gameDrawn, gameWon, playerLost } from '../events/core-events.ts';
import type { Column } from '../model/column.ts';
import { activePlayer, hasLeft, playerCount } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { StateCheckRow, TriggerPolicy, TurnActionRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { NONE } from '../model/none.ts';
import { defineProgram } from '../model/program.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { cardsInPlay } from '../queries/in-play.ts';
import { sameTeam } from '../queries/teams.ts';
import { inTurnOrder } from '../queries/turn-order.ts';

/** A state check by which the last player in the game wins, or the first of the last team. */
export const lastPlayerWins = (rule: string): StateCheckRow => ({
  name: 'last-player',
  rule,
  reads: [hasLeft],
  find: (kernel, state) => {
    let last = -1;
    for (let player = 0; player < playerCount.get(state, 0); player++) {
      if (hasLeft.get(state, player) !== 0) continue;
      if (last < 0) last = player;
      else if (!sameTeam(kernel, last, player)) return NONE;
    }
    return last < 0 ? NONE : [gameWon.of(last)];
  },
});

/**
 * A state check by which a player who has nothing left of a number loses; if no player has any, the game is drawn. Who is left wins by
 * {@link lastPlayerWins}.
 */
export const losesAtNone = (rule: string, column: Column): StateCheckRow => ({
  name: `no-${column.name}`,
  rule,
  reads: [column],
  find: (kernel, state) => {
    const players = kernel.playersLeft(state);
    const lost = players.filter((player) => column.get(state, player) <= 0);
    if (lost.length === 0) return NONE;
    return lost.length === players.length ? [gameDrawn.of(lost[0]!)] : lost.map((one) => playerLost.of(one));
  },
});

/** A state check by which an event happens to each card in play that is so: it dies of its damage. */
export const happensWhen = ({
  name,
  rule,
  event,
  when,
}: {
  readonly name: string;
  readonly rule: string;
  readonly event: EventKind;
  when(kernel: Kernel, state: ReadonlyState, card: number): boolean;
}): StateCheckRow => ({
  name,
  rule,
  find: (kernel, state) =>
    inTurnOrder(state, activePlayer.get(state, 0)).flatMap((player) =>
      cardsInPlay(kernel, state, player)
        .filter((card) => when(kernel, state, card))
        .map((card) => event.of(player, { card: refOf(state, card) })),
    ),
});

/** Of triggers that wait the active player's go first, then those of the others in turn order. */
export const triggersInTurnOrder = (rule: string): TriggerPolicy => ({
  rule,
  nextPlayer: (state, waiting) => {
    const order = inTurnOrder(state, activePlayer.get(state, 0));
    return order.find((player) => waiting.some((w) => w.controller === player)) ?? waiting[0]!.controller;
  },
});

const nothing = defineProgram('core/nothing', 0, []);

/** A turn action that only ends the actions of its player, or passes; always legal without `check`. */
export const endingAction = ({
  name,
  rule,
  check = () => null,
}: Pick<TurnActionRow, 'name' | 'rule'> & Partial<Pick<TurnActionRow, 'check'>>): TurnActionRow => ({
  name,
  zones: [],
  rule,
  endsLoop: true,
  check,
  program: () => nothing,
});
