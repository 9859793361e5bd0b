import {
  activatedOf,
  isForbidden,
  type Refusal,
  refOf,
  type Scope,
  type TurnActionRow,
  wasUsed,
} from '@cardwright/core/game';
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
  ways: (kernel, s, _player, card) => activatedOf(kernel, s, card).length,
  wayName: (kernel, s, card, option) => activatedOf(kernel, s, card)[option]!.data.name ?? '',
  check: (kernel, s, player, card, option) => {
    if (momentOf(kernel, s) !== 'action-phase') return NOT_NOW;
    const ability = activatedOf(kernel, s, card)[option]!;
    const scope: Scope = { source: refOf(s, card), controller: player, slots: [], event: null };
    if (ability.usesPerTurn !== null && wasUsed(s, ability.id, scope.source, ability.usesPerTurn))
      return USED_ALREADY;
    if (ability.condition !== null && !ability.condition(s, scope)) return CONDITION;
    for (const cost of ability.costs) if (!cost.payable(s, scope)) return CANNOT_PAY;
    return isForbidden(kernel, s, useAbility, player, card, -1) ? FORBIDDEN : null;
  },
  program: (kernel, s, card, option) => activatedOf(kernel, s, card)[option]!.program!,
};
