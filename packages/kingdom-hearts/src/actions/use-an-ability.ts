import { isForbidden, type Refusal, refOf, type Scope, type TurnActionRow, wasUsed } from '@cardwright/core';
import { FORBIDDEN, NOT_NOW } from '../play/limits.ts';
import { momentOf } from '../table/moment.ts';
import { useAbility } from '../table/names.ts';
import { friendArea, playerArea, worldArea } from '../table/zones.ts';

const CANNOT_PAY: Refusal = { reason: 'cannot-pay', rule: 'KH 4' };
const CONDITION: Refusal = { reason: 'condition', rule: 'KH 4' };
const USED_ALREADY: Refusal = { reason: 'used-already', rule: 'KH 4' };

/** Use an ability that a card offers at a cost, in one's Action Phase; `option` says which. */
export const useAnAbility: TurnActionRow = {
  name: 'use-ability',
  zones: [playerArea, friendArea, worldArea],
  rule: 'KH 4',
  ways: (engine, s, _player, card) => engine.activated(s, card).length,
  wayName: (engine, s, card, option) => engine.activated(s, card)[option]!.data.name ?? '',
  check: (engine, s, player, card, option) => {
    if (momentOf(engine, s) !== 'action-phase') return NOT_NOW;
    const ability = engine.activated(s, card)[option]!;
    const scope: Scope = { source: refOf(s, card), controller: player, slots: [], event: null };
    if (ability.oncePerTurn && wasUsed(s, ability.id, scope.source)) return USED_ALREADY;
    if (ability.condition !== null && !ability.condition(s, scope)) return CONDITION;
    for (const cost of ability.costs) if (!cost.payable(s, scope)) return CANNOT_PAY;
    return isForbidden(engine, s, useAbility, player, card, -1) ? FORBIDDEN : null;
  },
  program: (engine, s, card, option) => engine.activated(s, card)[option]!.program!,
};
