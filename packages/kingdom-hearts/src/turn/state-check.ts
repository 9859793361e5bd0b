import type { ReadonlyState } from '@cardwright/core';
import {
  abilityIndexOf,
  activePlayer,
  type EventKind,
  firstIn,
  type GameEvent,
  gameDrawn,
  gameWon,
  hasLeft,
  isCurrent,
  type Kernel,
  nextInZone,
  play,
  playerCount,
  refOf,
  type StateCheckRow,
  settingOf,
  statOf,
} from '@cardwright/core/game';
import { cleared, defeated } from '../events/leaving.ts';
import { optionsOf } from '../options/options.ts';
import { sameNamedFriends } from '../play/limits.ts';
import { currentWorld, darkOn, friendsOf, opponentOf, worldLevels } from '../table/areas.ts';
import { attachedTo, damage, damagedBy, hp, stranded } from '../table/columns.ts';
import { power } from '../table/names.ts';
import { levelsToWin } from '../table/settings.ts';
import { traitsOf } from '../table/traits.ts';
import { darkArea, friendArea } from '../table/zones.ts';

const NONE: readonly GameEvent[] = Object.freeze([]);

/** Whether a player has lost: no Heart Points, or given up (KH 1). */
const isOut = (s: ReadonlyState, player: number): boolean =>
  hp.get(s, player) <= 0 || hasLeft.get(s, player) === 1;

const ends = (kind: EventKind, player: number, reason: string): readonly GameEvent[] => [
  kind.of(player, { data: { reason, rule: 'KH 1' } }),
];

/** Why a player who is out has lost. */
const lossOf = (s: ReadonlyState, player: number): string =>
  hp.get(s, player) <= 0 ? 'no-heart-points' : 'conceded';

function findOutcome(kernel: Kernel, s: ReadonlyState): readonly GameEvent[] {
  const active = activePlayer.get(s, 0);
  const other = opponentOf(s, active);
  const wanted = settingOf(kernel, levelsToWin) ?? Number.POSITIVE_INFINITY;
  // The active player's win comes first (KH 9.9).
  for (const player of [active, other]) {
    if (worldLevels(kernel, s, player) >= wanted) return ends(gameWon, player, 'world-levels');
    const against = opponentOf(s, player);
    if (isOut(s, against) && !isOut(s, player)) return ends(gameWon, player, lossOf(s, against));
  }
  if (!isOut(s, active) || !isOut(s, other)) return NONE;
  return optionsOf(kernel).bothAtZero === 'draw'
    ? ends(gameDrawn, active, 'no-heart-points')
    : ends(gameWon, other, 'no-heart-points');
}

/** Dark Cards with damage of at least their Power (KH 4.6). */
function findDefeated(kernel: Kernel, s: ReadonlyState): readonly GameEvent[] {
  let events: GameEvent[] | null = null;
  const changed = abilityIndexOf(kernel, s).modify[power.id] !== undefined;
  for (let player = 0; player < playerCount.get(s, 0); player++) {
    for (let card = firstIn(s, player, darkArea); card >= 0; card = nextInZone.get(s, card)) {
      const dealt = damage.get(s, card);
      if ((dealt === 0 && !changed) || dealt < statOf(kernel, s, card, power)) continue;
      const by = damagedBy.get(s, card) - 1;
      events ??= [];
      events.push(defeated.of(by < 0 ? opponentOf(s, player) : by, { card: refOf(s, card) }));
    }
  }
  return events ?? NONE;
}

/** Equipment goes where its bearer goes (KH 8.2.2, KH 9.17). */
function findLoose(kernel: Kernel, s: ReadonlyState): readonly GameEvent[] {
  let events: GameEvent[] | null = null;
  for (let player = 0; player < playerCount.get(s, 0); player++) {
    for (let card = firstIn(s, player, play); card >= 0; card = nextInZone.get(s, card)) {
      if (!traitsOf(kernel, s, card).isEquipment) continue;
      const bearer = attachedTo.get(s, card);
      if (bearer >= 0 && isCurrent(s, bearer)) continue;
      events ??= [];
      events.push(cleared.of(player, { card: refOf(s, card) }));
    }
  }
  return events ?? NONE;
}

/** How many Friends a player may have, by the texts in play. */
export function friendLimit(kernel: Kernel, state: ReadonlyState, player: number): number {
  let most = Number.POSITIVE_INFINITY;
  for (const { part, scope } of abilityIndexOf(kernel, state).ofKind('limit-friends')) {
    if (part.condition !== null && !part.condition(state, scope)) continue;
    if (part.players!(state, player, scope)) most = Math.min(most, part.amount!(state, scope));
  }
  return most;
}

/** Two Friends of a name, as capturing can make them: the one that was there first goes (KH 8.2.5, 9.22). */
function findDoubles(kernel: Kernel, s: ReadonlyState): readonly GameEvent[] {
  let events: GameEvent[] | null = null;
  for (let player = 0; player < playerCount.get(s, 0); player++) {
    const friends = friendsOf(s, player);
    for (let i = 0; i < friends.length - 1; i++) {
      const later = sameNamedFriends(kernel, s, player, friends[i]!).filter((f) => friends.indexOf(f) > i);
      if (later.length === 0) continue;
      events ??= [];
      events.push(cleared.of(player, { card: refOf(s, friends[i]!) }));
    }
  }
  return events ?? NONE;
}

/** Dark Cards on a World that is no longer there (KH 8.2.3, KH 9.10). */
function findStranded(_engine: Kernel, s: ReadonlyState): readonly GameEvent[] {
  let events: GameEvent[] | null = null;
  for (let player = 0; player < playerCount.get(s, 0); player++) {
    const isThere = currentWorld(s, player) >= 0;
    for (const card of darkOn(s, player)) {
      if (isThere && stranded.get(s, card) === 0) continue;
      events ??= [];
      events.push(cleared.of(opponentOf(s, player), { card: refOf(s, card) }));
    }
  }
  return events ?? NONE;
}

/** What an effect has put into a Friend Area and nobody can use as a Friend (KH 4.2, 9.55). */
function findStrangers(kernel: Kernel, s: ReadonlyState): readonly GameEvent[] {
  let events: GameEvent[] | null = null;
  for (let player = 0; player < playerCount.get(s, 0); player++) {
    for (let card = firstIn(s, player, friendArea); card >= 0; card = nextInZone.get(s, card)) {
      if (traitsOf(kernel, s, card).canBeFriend) continue;
      events ??= [];
      events.push(cleared.of(player, { card: refOf(s, card) }));
    }
  }
  return events ?? NONE;
}

/** The state checks, run whenever something has happened. */
export const checks: readonly StateCheckRow[] = [
  { name: 'outcome', rule: 'KH 1', find: findOutcome },
  { name: 'enough-damage', rule: 'KH 4.6', find: findDefeated },
  { name: 'loose-equipment', rule: 'KH 8.2.2', find: findLoose },
  { name: 'stranded-dark-cards', rule: 'KH 9.10', find: findStranded },
  { name: 'no-friend', rule: 'KH 4.2', find: findStrangers },
  { name: 'same-name', rule: 'KH 8.2.5', find: findDoubles },
];
