/** Validates the numbers of a loaded table: each within its range, and the zone lists intact. */

import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Column } from '../model/column.ts';
import {
  activePlayer,
  cardCount,
  checksMade,
  controller,
  definition,
  enteredTurn,
  facedown,
  hasLeft,
  incarnation,
  latestTurn,
  liesUnder,
  nextInZone,
  outcome,
  owner,
  playerCount,
  previousInZone,
  serial,
  startingPlayer,
  stepIndex,
  turnNumber,
  unchecked,
  winner,
  zoneOf,
} from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { NO_OWNER, SHARED } from '../model/zone.ts';
import { countIn, firstIn, lastIn } from '../table/zone-list.ts';

/** Maximum incarnation of a reference (ten bits are for the card). */
const MOST_MOVES = 2 ** 20;

/** Bounds of the kernel's own numbers; plugins' numbers are unrestricted. */
function boundsOf(
  kernel: Kernel,
  players: number,
  cards: number,
): ReadonlyMap<Column, readonly [number, number]> {
  const many = 2 ** 31 - 1;
  const least = kernel.zones.some(({ shared }) => shared) ? NO_OWNER : 0;
  return new Map<Column, readonly [number, number]>([
    [definition, [0, kernel.cards.length - 1]],
    [owner, [least, players - 1]],
    [controller, [least, players - 1]],
    [zoneOf, [0, kernel.zones.length - 1]],
    [incarnation, [0, MOST_MOVES]],
    [nextInZone, [-1, cards - 1]],
    [previousInZone, [-1, cards - 1]],
    [liesUnder, [0, cards]],
    [facedown, [0, 1]],
    [enteredTurn, [0, many]],
    [turnNumber, [0, many]],
    [activePlayer, [0, players - 1]],
    [startingPlayer, [0, players - 1]],
    [stepIndex, [-1, kernel.rules.timing.length - 1]],
    [outcome, [0, 2]],
    [winner, [-1, players - 1]],
    [unchecked, [0, 3]],
    [checksMade, [0, many]],
    [serial, [0, many]],
    [hasLeft, [0, 1]],
    [latestTurn, [0, many]],
  ]);
}

function rangeFault(kernel: Kernel, state: ReadonlyState, players: number, cards: number): string | null {
  const bounds = boundsOf(kernel, players, cards);
  for (const column of kernel.columns) {
    const rows = column.scope === 'game' ? 1 : column.scope === 'player' ? kernel.rules.maxPlayers : cards;
    const bound = bounds.get(column);
    for (let row = 0; row < rows; row++) {
      const value = column.get(state, row);
      const whose = column.scope === 'game' ? '' : ` of ${column.scope} ${row}`;
      const fault = `“${column.name}”${whose} is ${value}`;
      // The row of an empty seat keeps its initial values.
      if (column.scope === 'player' && row >= players && value !== column.initial) return fault;
      if (bound !== undefined && (value < bound[0] || value > bound[1])) return fault;
      if (column.meaning === 'card' && (value < 0 || value > cards)) return fault;
      if (column.meaning !== 'reference' || value === -1) continue;
      if (
        value < 0 ||
        cardOf(value as CardRef) >= cards ||
        value >> 10 > incarnation.get(state, cardOf(value as CardRef))
      )
        return fault;
    }
  }
  return null;
}

/**
 * Checks that every card is in exactly one list, that the list is consistent in both directions, and that the card
 * agrees.
 */
function zoneFault(kernel: Kernel, state: ReadonlyState, players: number, cards: number): string | null {
  let found = 0;
  for (let player = 0; player < kernel.rules.maxPlayers; player++)
    for (const [index, zone] of kernel.zones.entries()) {
      const where = `the list of “${zone.name}” of player ${player}`;
      let last = -1;
      let count = 0;
      for (let card = firstIn(state, player, zone); card !== -1; card = nextInZone.get(state, card)) {
        if (
          player >= players ||
          card < 0 ||
          card >= cards ||
          ++count > cards ||
          previousInZone.get(state, card) !== last
        )
          return `${where} is not whole`;
        const own = owner.get(state, card);
        const holder = zone.shared ? own : player;
        if (zoneOf.get(state, card) !== index || controller.get(state, card) !== holder)
          return `card ${card} is in ${where} and says otherwise`;
        const isTheirs = zone.shared ? player === SHARED : own === player;
        if (!zone.inPlay && !zone.hangs ? !isTheirs : own < 0)
          return `card ${card} is in ${where}, who does not own it`;
        last = card;
      }
      if (count !== countIn(state, player, zone) || last !== lastIn(state, player, zone))
        return `${where} is not whole`;
      found += count;
    }
  return found === cards ? null : 'some card is in no zone';
}

/** Checks that cards hang on a card where those of their zone do, and nowhere else, without cycles. */
function underFault(kernel: Kernel, state: ReadonlyState, cards: number): string | null {
  for (let card = 0; card < cards; card++) {
    const { hangs } = kernel.zones[zoneOf.get(state, card)]!;
    if (hangs !== liesUnder.get(state, card) > 0)
      return `card ${card} lies under a card, or in the zone of those, and not both`;
    let steps = 0;
    for (let on = card; liesUnder.get(state, on) > 0; on = liesUnder.get(state, on) - 1)
      if (++steps > cards) return `card ${card} lies under itself`;
  }
  return null;
}

function outcomeFault(state: ReadonlyState): string | null {
  const won = outcome.get(state, 0) === 1;
  return won === winner.get(state, 0) >= 0 ? null : 'it is won without a winner, or has one and is not won';
}

/** Why the numbers of a table are invalid; null if they are valid. */
export function tableFault(
  kernel: Kernel,
  state: ReadonlyState,
  players: number,
  cards: number,
): string | null {
  if (playerCount.get(state, 0) !== players || cardCount.get(state, 0) !== cards)
    return 'its numbers are of another number of players or cards';
  return (
    rangeFault(kernel, state, players, cards) ??
    zoneFault(kernel, state, players, cards) ??
    underFault(kernel, state, cards) ??
    outcomeFault(state)
  );
}
