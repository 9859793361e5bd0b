import { activePlayer, inTurnOrder, type TriggerPolicy } from '@cardwright/core/game';

/** Of simultaneous triggers the active player's go first; each player orders their own (KH 9.7). */
export const triggers: TriggerPolicy = {
  rule: 'KH 9.7',
  nextPlayer: (state, waiting) => {
    const order = inTurnOrder(state, activePlayer.get(state, 0));
    return order.find((player) => waiting.some((w) => w.controller === player)) ?? waiting[0]!.controller;
  },
};
