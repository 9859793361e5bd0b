import {
  boardOf,
  type CardRef,
  cardOf,
  checksMade,
  type Engine,
  firstIn,
  GameEvent,
  gameWon,
  isCurrent,
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
import { damage, damagedAt, damagedBy, lore } from '../table/columns.ts';
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

/** The character whose damage since the last check a card is banished by, as a reference; -1 for none (CR 1.8.1.4). */
const banisherOf = (state: ReadonlyState, card: number): CardRef =>
  damagedAt.get(state, card) === checksMade.get(state, 0) ? damagedBy.get(state, card) : -1;

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
          const by = banisherOf(s, card);
          // What cannot be banished stays, with all its damage, for as long as that is so (CR 1.2.2).
          if (isForbidden(engine, s, beBanished, player, card, isCurrent(s, by) ? cardOf(by) : -1)) continue;
          events ??= [];
          events.push(banish(s, player, ref, by, -1));
        }
      }
      return events ?? NONE;
    },
  },
];
