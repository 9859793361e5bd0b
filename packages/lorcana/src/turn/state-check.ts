import {
  boardOf,
  cardOf,
  type Engine,
  firstIn,
  GameEvent,
  gameWon,
  isForbidden,
  left,
  mayBeForbidden,
  nextInZone,
  play,
  playerCount,
  type ReadonlyState,
  refOf,
  type StateCheckRow,
  sameTeam,
  settingOf,
  startingPlayer,
  statOf,
} from '@cardwright/core';
import { banish, beBanished } from '../events/banished.ts';
import { oppositeOf } from '../table/challenge.ts';
import { challengeDealt, damage, lore } from '../table/columns.ts';
import { willpower } from '../table/names.ts';
import { loreToWin } from '../table/settings.ts';

const NONE: readonly GameEvent[] = Object.freeze([]);

/** How much lore wins the game for a player; effects may ask for more. */
function neededBy(engine: Engine, state: ReadonlyState, player: number, least: number): number {
  let needed = least;
  for (const active of boardOf(engine, state).ofKind('lore-to-win')) {
    if (active.part.players?.(state, player, active.scope) !== true) continue;
    needed = Math.max(needed, active.part.amount!(state, active.scope));
  }
  return needed;
}

/** Whether any effect changes what a willpower is. */
const changesWillpower = (engine: Engine, state: ReadonlyState): boolean =>
  boardOf(engine, state).modify[willpower.id] !== undefined ||
  engine.keywordModifiers[willpower.id] !== undefined;

/** Whether what is banished may change without any damage: by willpower, or by what keeps cards from it. */
const changesBanishing = (engine: Engine, state: ReadonlyState): boolean =>
  changesWillpower(engine, state) || mayBeForbidden(engine, state, beBanished);

/** The game state check (CR 1.8). What it finds comes in turn order, from the starting player (CR 1.8.4, 2.1.3). */
export const checks: readonly StateCheckRow[] = [
  {
    name: 'enough-lore',
    rule: 'CR 1.8.1.1',
    reads: [lore],
    open: (engine, s) => boardOf(engine, s).ofKind('lore-to-win').length > 0,
    find: (engine, s) => {
      const players = playerCount.get(s, 0);
      const least = settingOf(engine, loreToWin) ?? Number.POSITIVE_INFINITY;
      for (let i = 0; i < players; i++) {
        const player = (startingPlayer.get(s, 0) + i) % players;
        const total = lore.get(s, player);
        if (total >= least && total >= neededBy(engine, s, player, least))
          return [new GameEvent(gameWon, player)];
      }
      return NONE;
    },
  },
  {
    name: 'last-player',
    rule: 'CR 1.8.1.3',
    reads: [left],
    find: (engine, s) => {
      let last = -1;
      for (let player = 0; player < playerCount.get(s, 0); player++) {
        if (left.get(s, player) !== 0) continue;
        if (last < 0) last = player;
        else if (!sameTeam(engine, last, player)) return NONE;
      }
      return last < 0 ? NONE : [new GameEvent(gameWon, last)];
    },
  },
  {
    name: 'enough-damage',
    rule: 'CR 1.8.1.4',
    reads: [damage],
    open: changesBanishing,
    find: (engine, s) => {
      let events: GameEvent[] | null = null;
      // Without damage only a willpower lowered to 0 banishes: not worth a look where nothing changes willpower.
      const changed = changesWillpower(engine, s);
      const players = playerCount.get(s, 0);
      for (let i = 0; i < players; i++) {
        const player = (startingPlayer.get(s, 0) + i) % players;
        for (let card = firstIn(s, player, play); card >= 0; card = nextInZone.get(s, card)) {
          const counters = damage.get(s, card);
          if (counters === 0 && !changed) continue;
          if (!engine.card(s, card).hasStat(willpower) || counters < statOf(engine, s, card, willpower))
            continue;
          const ref = refOf(s, card);
          // What the challenge's damage banishes is banished by the other character in it.
          const by = challengeDealt.get(s, 0) === 1 ? oppositeOf(s, ref) : -1;
          // What cannot be banished stays, with all its damage, for as long as that is so (CR 1.2.2).
          if (isForbidden(engine, s, beBanished, player, card, by < 0 ? -1 : cardOf(by))) continue;
          events ??= [];
          events.push(banish(s, player, ref, by, -1));
        }
      }
      return events ?? NONE;
    },
  },
];
