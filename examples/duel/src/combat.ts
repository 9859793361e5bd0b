import type { ReadonlyState } from '@cardwright/core';
import {
  activePlayer,
  type CardRef,
  cardOf,
  combatProgram,
  type Fight,
  type GameEvent,
  hasKeyword,
  isForbidden,
  type Kernel,
  priority,
  refOf,
  statOf,
} from '@cardwright/core/game';
import { attacked, blocked, combatEnded, damaged, playerDamaged } from './events.ts';
import {
  attackAction,
  blockAction,
  creaturesOf,
  damage,
  firstStrike,
  flying,
  foe,
  isRested,
  power,
  tapped,
  toughness,
} from './table.ts';

/** What one strike deals (5.4): to the player if not blocked, else to the blockers in order; and what those deal back. */
const strike =
  (first: boolean) =>
  (kernel: Kernel, state: ReadonlyState, fights: readonly Fight[], defender: number): GameEvent[] => {
    const deals = (ref: CardRef): number =>
      hasKeyword(kernel, state, cardOf(ref), firstStrike) === first
        ? statOf(kernel, state, cardOf(ref), power)
        : 0;
    return fights.flatMap(({ attacker, blockers, blocked }) => {
      const back = blockers.map((other) =>
        damaged.of(activePlayer.get(state, 0), { card: attacker, other, amount: deals(other) }),
      );
      let left = deals(attacker);
      if (!blocked) return [playerDamaged.of(defender, { other: attacker, amount: left })];
      const dealt = blockers.map((card, i) => {
        const enough = statOf(kernel, state, cardOf(card), toughness) - damage.get(state, cardOf(card));
        const amount = i === blockers.length - 1 ? left : Math.min(left, Math.max(0, enough));
        left -= amount;
        return damaged.of(defender, { card, other: attacker, amount });
      });
      return [...dealt, ...back];
    });
  };

const refsOf = (state: ReadonlyState, cards: readonly number[]): CardRef[] =>
  cards.map((card) => refOf(state, card));

/** Combat (5): creatures attack the other player, who may block each with several. */
export const combat = combatProgram({
  id: 'duel/combat',
  rule: '5',
  defender: (_kernel, _state, player) => foe(player),
  attackers: (kernel, state, player) =>
    refsOf(
      state,
      creaturesOf(kernel, state, player).filter(
        (card) =>
          tapped.get(state, card) === 0 &&
          isRested(kernel, state, card) &&
          !isForbidden(kernel, state, attackAction, player, card, -1),
      ),
    ),
  attacked,
  // A creature with flying is blocked by those that fly (7.1).
  blockers: (kernel, state, defender, attacker) =>
    refsOf(
      state,
      creaturesOf(kernel, state, defender).filter(
        (card) =>
          tapped.get(state, card) === 0 &&
          (!hasKeyword(kernel, state, cardOf(attacker), flying) || hasKeyword(kernel, state, card, flying)) &&
          !isForbidden(kernel, state, blockAction, defender, card, cardOf(attacker)),
      ),
    ),
  blocked,
  strikes: [strike(true), strike(false)],
  ended: combatEnded,
  between: priority,
});
