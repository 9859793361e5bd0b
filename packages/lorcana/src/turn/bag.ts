import { activePlayer, inTurnOrder, type TriggerPolicy } from '@cardwright/core/game';

/**
 * The bag (CR 7.7.4): the player who resolved last goes on while they have abilities in it; then it passes on in
 * turn order, beginning with the active player.
 */
export const bag: TriggerPolicy = {
  rule: 'CR 7.7.4',
  nextPlayer: (state, waiting, last) => {
    const has = (player: number) => waiting.some((w) => w.controller === player);
    if (last >= 0 && has(last)) return last;
    const order = inTurnOrder(state, last >= 0 ? last : activePlayer.get(state, 0));
    return order.find(has) ?? waiting[0]!.controller;
  },
};
