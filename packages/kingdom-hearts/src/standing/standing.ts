import type { Engine, ReadonlyState } from '@cardwright/core';
import { cardsIn, countIn, hand, play, settingOf, statOf } from '@cardwright/core/game';
import { darkOn, equipmentOn, friendsOf, opponentOf, playerCardOf, worldLevels } from '../table/areas.ts';
import { damage, hp, participating } from '../table/columns.ts';
import { type Moment, momentOf } from '../table/moment.ts';
import { attack, power, support } from '../table/names.ts';
import { fullHand } from '../table/settings.ts';
import { traitsOf } from '../table/traits.ts';
import { magicOf, supportOf, totalAttack } from '../table/values.ts';

// All values are in units of a third of a Heart Point, so that a card in hand is worth less than one.
const POINT = 3;
const LEVEL = 3;
/** Cards of a type in hand that are worth keeping; more of them keep a better card from being drawn (KH 8.1). */
const KEPT = 2;
const IN_HAND = 0.6;

/** What a Friend is worth in the Friend Area, with what it carries. */
function friendWorth(engine: Engine, state: ReadonlyState, friend: number): number {
  let sum = 0.8 + 0.4 * supportOf(engine, state, friend) + 0.2 * magicOf(engine, state, friend);
  for (const card of equipmentOn(state, friend)) sum += 0.4 * statOf(engine, state, card, support);
  return sum;
}

function handWorth(engine: Engine, state: ReadonlyState, player: number): number {
  const counts = new Map<string, number>();
  // A full hand draws nothing, so keeping one for ever must not pay off.
  let sum = countIn(state, player, hand) >= (settingOf(engine, fullHand) ?? 0) ? -2 * IN_HAND : 0;
  for (const card of cardsIn(state, player, hand)) {
    const { type } = engine.card(state, card).definition;
    const before = counts.get(type) ?? 0;
    counts.set(type, before + 1);
    sum += before < KEPT ? IN_HAND : -0.1;
  }
  return sum;
}

/** What could still be added in the battle that goes on: Friends beside it and Attack Cards in hand. */
function inReserve(engine: Engine, state: ReadonlyState, player: number): number {
  let sum = 0;
  for (const friend of friendsOf(state, player))
    if (participating.get(state, friend) === 0) sum += supportOf(engine, state, friend);
  for (const card of cardsIn(state, player, hand))
    if (engine.card(state, card).definition.type === 'attack') sum += statOf(engine, state, card, support);
  return sum;
}

/** How much the Dark Cards on a player's World stand in the way; those that the battle going on will defeat, less. */
function darkWorth(engine: Engine, state: ReadonlyState, player: number, battling: boolean): number {
  const left = darkOn(state, player)
    .map((card) => Math.max(1, statOf(engine, state, card, power) - damage.get(state, card)))
    .sort((a, b) => a - b);
  let force = battling ? totalAttack(engine, state, player) : 0;
  // A battle that cannot defeat anything is wasted.
  const hopeful = battling && left.length > 0 && force + inReserve(engine, state, player) >= left[0]!;
  let sum = battling && !hopeful ? 1 : 0;
  for (const needed of left) {
    const worth = 3 + 0.3 * needed;
    const share = hopeful ? Math.min(1, force / needed) : 0;
    force = Math.max(0, force - needed);
    // What is nearly defeated is not yet.
    sum += worth * (share === 1 ? 0 : 1 - 0.6 * share);
  }
  return sum;
}

function own(engine: Engine, state: ReadonlyState, player: number, moment: Moment): number {
  const points = hp.get(state, player);
  const levels = worldLevels(engine, state, player);
  // The last points are worth most, like the last levels.
  let sum = POINT * points - 12 / (points + 1) + LEVEL * levels + (levels * levels) / 8;
  const leader = playerCardOf(state, player);
  if (leader >= 0) {
    sum += 0.7 * statOf(engine, state, leader, attack) + 0.4 * magicOf(engine, state, leader);
    for (const card of equipmentOn(state, leader)) sum += 0.6 * statOf(engine, state, card, support);
  }
  for (const friend of friendsOf(state, player)) {
    const goes = participating.get(state, friend) === 1 || traitsOf(engine, state, friend).isMagicFriend;
    sum += goes ? 0.2 : friendWorth(engine, state, friend);
  }
  for (const card of cardsIn(state, player, play)) if (traitsOf(engine, state, card).isEquipment) sum += 0.3;
  sum += handWorth(engine, state, player);
  return sum - darkWorth(engine, state, player, moment === 'battle');
}

/** A challenge as it would end now. */
function challengeWorth(engine: Engine, state: ReadonlyState, player: number): number {
  const ahead = totalAttack(engine, state, player) - totalAttack(engine, state, opponentOf(state, player));
  return Math.sign(ahead) * POINT * 1.5 + Math.max(-1, Math.min(1, 0.05 * ahead));
}

/**
 * What a position is worth to a player, against the opponent's: how near both are to 13 levels and to no Heart Points
 * (KH 1), what they have to get there, and how the battle or challenge that goes on would end. For bots; it reads the
 * whole state.
 *
 * @returns more for better positions; 1000 for a duel that is won, -1000 for one that is lost
 */
export function standing(engine: Engine, state: ReadonlyState, player: number): number {
  const { over, winner } = engine.result(state);
  if (over) return winner === player ? 1000 : winner === null ? 0 : -1000;
  const moment = momentOf(engine, state);
  const difference =
    own(engine, state, player, moment) - own(engine, state, opponentOf(state, player), 'none');
  return moment === 'challenge' ? difference + challengeWorth(engine, state, player) : difference;
}
