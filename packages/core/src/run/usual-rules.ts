/** What the rules of many games say alike. */
import { gameWon } from '../events/core-events.ts';
import { activePlayer, hasLeft, playerCount } from '../model/core-columns.ts';
import type { StateCheckRow, TriggerPolicy, TurnActionRow } from '../model/game-rules.ts';
import { NONE } from '../model/none.ts';
import { defineProgram } from '../model/program.ts';
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
