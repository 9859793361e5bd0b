import { defineCombat, hasKeyword, priority } from '@cardwright/core/game';
import { damaged, playerDamaged } from './events.ts';
import { damage, firstStrike, flying, isRested, power, tapped, toughness } from './table.ts';

/** Combat (5): creatures attack the other player, who may block each with several. */
export const combat = defineCombat({
  id: 'duel/combat',
  rule: '5',
  fighters: 'creature',
  tapped,
  mayAttack: isRested,
  // A creature with flying is blocked by those that fly (7.1).
  mayBlock: (kernel, state, card, attacker) =>
    !hasKeyword(kernel, state, attacker, flying) || hasKeyword(kernel, state, card, flying),
  deals: power,
  takes: [toughness, damage],
  hits: damaged,
  hitsPlayer: playerDamaged,
  first: firstStrike,
  between: priority,
});
