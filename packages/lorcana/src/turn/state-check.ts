import type { ReadonlyState } from '@cardwright/core';
import {
  abilityIndexOf,
  type CardRef,
  cardOf,
  checksMade,
  firstIn,
  type GameEvent,
  gameWon,
  isCurrent,
  isForbidden,
  type Kernel,
  lastPlayerWins,
  mayBeForbidden,
  NO_CARD,
  nextInZone,
  play,
  playerCount,
  refOf,
  type StateCheckRow,
  settingOf,
  startingPlayer,
  statOf,
} from '@cardwright/core/game';
import { banish, beBanished } from '../events/banished.ts';
import { damage, damagedAt, damagedBy, lore } from '../table/columns.ts';
import { willpower } from '../table/names.ts';
import { loreToWin } from '../table/settings.ts';

const NONE: readonly GameEvent[] = Object.freeze([]);

/** How much lore wins the game for a player; effects may ask for more. */
function neededBy(kernel: Kernel, state: ReadonlyState, player: number, least: number): number {
  let needed = least;
  for (const active of abilityIndexOf(kernel, state).ofKind('lore-to-win')) {
    if (active.part.players?.(state, player, active.scope) !== true) continue;
    needed = Math.max(needed, active.part.amount!(state, active.scope));
  }
  for (const active of abilityIndexOf(kernel, state).ofKind('change-lore-to-win')) {
    if (active.part.players?.(state, player, active.scope) !== true) continue;
    needed += active.part.amount!(state, active.scope);
  }
  return needed;
}

/** Whether any player may need more or less than usual. */
const changesLoreToWin = (kernel: Kernel, state: ReadonlyState): boolean => {
  const index = abilityIndexOf(kernel, state);
  return index.ofKind('lore-to-win').length > 0 || index.ofKind('change-lore-to-win').length > 0;
};

/** Whether any effect modifies willpower. */
const changesWillpower = (kernel: Kernel, state: ReadonlyState): boolean =>
  abilityIndexOf(kernel, state).modify[willpower.id] !== undefined ||
  kernel.keywordModifiers[willpower.id] !== undefined;

/** Whether banishing may change without damage: by willpower, or by protection. */
const changesBanishing = (kernel: Kernel, state: ReadonlyState): boolean =>
  changesWillpower(kernel, state) || mayBeForbidden(kernel, state, beBanished);

/** The character whose damage since the last check a card is banished by, as a reference; -1 for none (CR 1.8.1.4). */
const banisherOf = (state: ReadonlyState, card: number): CardRef =>
  damagedAt.get(state, card) === checksMade.get(state, 0) ? damagedBy.get(state, card) : NO_CARD;

/** The game state check (CR 1.8). What it finds comes in turn order, from the starting player (CR 1.8.4, 2.1.3). */
export const checks: readonly StateCheckRow[] = [
  {
    name: 'enough-lore',
    rule: 'CR 1.8.1.1',
    reads: [lore],
    open: changesLoreToWin,
    find: (kernel, s) => {
      const players = playerCount.get(s, 0);
      const least = settingOf(kernel, loreToWin) ?? Number.POSITIVE_INFINITY;
      const changed = changesLoreToWin(kernel, s);
      for (let i = 0; i < players; i++) {
        const player = (startingPlayer.get(s, 0) + i) % players;
        const total = lore.get(s, player);
        if (total >= (changed ? neededBy(kernel, s, player, least) : least)) return [gameWon.of(player)];
      }
      return NONE;
    },
  },
  lastPlayerWins('CR 1.8.1.3'),
  {
    name: 'enough-damage',
    rule: 'CR 1.8.1.4',
    reads: [damage],
    open: changesBanishing,
    find: (kernel, s) => {
      let events: GameEvent[] | null = null;
      // Without damage only willpower 0 banishes: skip if nothing modifies willpower.
      const changed = changesWillpower(kernel, s);
      const players = playerCount.get(s, 0);
      for (let i = 0; i < players; i++) {
        const player = (startingPlayer.get(s, 0) + i) % players;
        for (let card = firstIn(s, player, play); card >= 0; card = nextInZone.get(s, card)) {
          const counters = damage.get(s, card);
          if (counters === 0 && !changed) continue;
          if (!kernel.card(s, card).hasStat(willpower) || counters < statOf(kernel, s, card, willpower))
            continue;
          const ref = refOf(s, card);
          const by = banisherOf(s, card);
          // What cannot be banished stays, with all its damage, for as long as that is so (CR 1.2.2).
          if (isForbidden(kernel, s, beBanished, player, card, isCurrent(s, by) ? cardOf(by) : -1)) continue;
          events ??= [];
          events.push(banish(s, player, ref, by, NO_CARD));
        }
      }
      return events ?? NONE;
    },
  },
];
