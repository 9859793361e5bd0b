import {
  countUses,
  isForbidden,
  isFreeToUse,
  type Program,
  play,
  type Refusal,
  scopeOf,
  type TurnActionRow,
  useAt,
  wasUsed,
} from '@cardwright/core/game';
import { useAbility } from '../table/names.ts';

const CANNOT_PAY: Refusal = { reason: 'cannot-pay', rule: 'CR 1.5.3' };
const CONDITION: Refusal = { reason: 'condition', rule: 'CR 6.1.13.6' };
const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const NOT_FREE: Refusal = { reason: 'not-free', rule: 'CR 4.4.3.2' };
const USED_ALREADY: Refusal = { reason: 'used-already', rule: 'CR 6.1.13.2' };

/** Use an activated ability of a card in play; `option` says which, at its cost or for free (CR 4.4). */
export const useAnAbility: TurnActionRow = {
  name: 'use-ability',
  zones: [play],
  rule: 'CR 4.4.1',
  ways: (kernel, s, _player, card) => countUses(kernel, s, card),
  wayName: (kernel, s, card, option) => {
    const { ability, free } = useAt(kernel, s, card, option);
    const name = ability.data.name ?? '';
    return free ? `${name} for free`.trim() : name;
  },
  check: (kernel, s, player, card, option) => {
    const { ability, free } = useAt(kernel, s, card, option);
    const scope = scopeOf(s, player, card);
    if (ability.usesPerTurn !== null && wasUsed(s, ability.id, scope.source, ability.usesPerTurn))
      return USED_ALREADY;
    if (ability.condition !== null && !ability.condition(s, scope)) return CONDITION;
    if (free && !isFreeToUse(kernel, s, scope, ability)) return NOT_FREE;
    for (const cost of ability.costs)
      if (!(free && !cost.evenForFree) && !cost.payable(s, scope)) return CANNOT_PAY;
    return isForbidden(kernel, s, useAbility, player, card, -1) ? FORBIDDEN : null;
  },
  program: (kernel, s, card, option): Program => useAt(kernel, s, card, option).ability.program!,
};
