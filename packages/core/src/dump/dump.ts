import { boardColumns, defaultIn } from '../board/board-columns.ts';
import { nameOfCard } from '../board/card-names.ts';
import type { BoardLiteral, CardLiteral, ColumnLiteral, PlayerLiteral } from '../model/board-literal.ts';
import { beginsEmpty, type Column } from '../model/column.ts';
import {
  activePlayer,
  enteredTurn,
  nextInZone,
  owner,
  playerCount,
  random0,
  random1,
  random2,
  random3,
  startingPlayer,
  turnNumber,
  zoneOf,
} from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import { abilityUsed } from '../model/noted-events.ts';
import { cardHeld } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { NO_OWNER, SHARED, type Zone } from '../model/zone.ts';
import { cardsOn } from '../table/move-card.ts';
import { countIn, firstIn } from '../table/zone-list.ts';
import { addressOf } from '../view/address.ts';

/** A column's value in a literal; undefined for a card that is gone. */
function literalOf(
  kernel: Kernel,
  state: ReadonlyState,
  column: Column,
  row: number,
): ColumnLiteral | undefined {
  const value = column.get(state, row);
  if (column.meaning === 'number') return value;
  const card = cardHeld(column, state, row);
  return card < 0 ? undefined : addressOf(kernel, state, card);
}

function dumpColumns(
  kernel: Kernel,
  state: ReadonlyState,
  columns: readonly Column[],
  row: number,
): Record<string, ColumnLiteral> {
  const values: Record<string, ColumnLiteral> = {};
  for (const column of columns) {
    const value = literalOf(kernel, state, column, row);
    if (value !== undefined) values[column.name] = value;
  }
  return values;
}

/** Whether a player or game column goes without saying: it has the default of board literals. */
const isUnsaid = (state: ReadonlyState, column: Column, row: number): boolean =>
  beginsEmpty(column) && column.get(state, row) === column.initial;

/** The same of a card's column. */
function isUsual(kernel: Kernel, state: ReadonlyState, column: Column, card: number): boolean {
  const zone = kernel.zones[zoneOf.get(state, card)]!;
  const value = column.get(state, card);
  // When a card entered matters only for cards that entered this turn.
  if (column === enteredTurn && (!zone.inPlay || value !== turnNumber.get(state, 0))) return true;
  return value === defaultIn(kernel, zone, column);
}

function dumpCard(kernel: Kernel, state: ReadonlyState, card: number, holder: number): string | CardLiteral {
  const zone: Zone = kernel.zones[zoneOf.get(state, card)]!;
  const name = nameOfCard(kernel, kernel.card(state, card));
  const columns = [...boardColumns(kernel, 'card').values()];
  const said = columns.filter((column) => !isUsual(kernel, state, column, card));
  const literal: CardLiteral = {
    card: name,
    ...(owner.get(state, card) === (zone.shared ? NO_OWNER : holder)
      ? {}
      : { owner: owner.get(state, card) }),
    ...dumpColumns(kernel, state, said, card),
    ...(zone.inPlay ? dumpHanging(kernel, state, card, holder) : {}),
  };
  return Object.keys(literal).length === 1 ? name : literal;
}

/** The cards that hang on a card, by their zones. */
function dumpHanging(
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  holder: number,
): Record<string, (string | CardLiteral)[]> {
  const zones: Record<string, (string | CardLiteral)[]> = {};
  for (const zone of kernel.zones) {
    if (!zone.hangs) continue;
    const cards = cardsOn(state, card, zone);
    if (cards.length > 0) zones[zone.name] = cards.map((one) => dumpCard(kernel, state, one, holder));
  }
  return zones;
}

function dumpZone(
  kernel: Kernel,
  state: ReadonlyState,
  player: number,
  zone: Zone,
): (string | CardLiteral)[] {
  const cards: (string | CardLiteral)[] = [];
  for (let card = firstIn(state, player, zone); card >= 0; card = nextInZone.get(state, card))
    cards.push(dumpCard(kernel, state, card, player));
  return cards;
}

function dumpPlayer(kernel: Kernel, state: ReadonlyState, player: number): PlayerLiteral {
  const zones: Record<string, (string | CardLiteral)[]> = {};
  for (const zone of kernel.zones) {
    if (zone.hangs || zone.shared) continue;
    const cards = dumpZone(kernel, state, player, zone);
    // Write an empty deck too: a deck that is left out gets filler cards.
    if (cards.length > 0 || zone.ordered) zones[zone.name] = cards;
  }
  const columns = [...boardColumns(kernel, 'player').values()];
  const said = columns.filter((column) => !isUnsaid(state, column, player));
  return { ...dumpColumns(kernel, state, said, player), ...zones };
}

/** What is in progress and cannot be written as a board. */
function omittedFrom(state: ReadonlyState): string[] {
  const omitted: string[] = [];
  if (turnNumber.get(state, 0) === 0) omitted.push('the set-up, which has not finished');
  const { decision, pendingTriggers: waiting, durationEffects: lasting } = state;
  if (decision !== null && decision.kind !== 'act')
    omitted.push(`a decision (${decision.kind}, ${decision.prompt})`);
  if (waiting.length > 0) omitted.push(`waiting abilities: ${waiting.map((w) => w.part.id).join(', ')}`);
  const used: string[] = [];
  for (let entry = state.history; entry !== null; entry = entry.earlier)
    if (entry.event.kind === abilityUsed) used.push(String(entry.event.data!['part']));
  if (used.length > 0) omitted.push(`abilities used this turn: ${used.reverse().join(', ')}`);
  if (lasting.length > 0)
    omitted.push(`effects with a lifetime: ${lasting.map((l) => l.part.id).join(', ')}`);
  return omitted;
}

/**
 * Writes a state as a readable board literal, for scenarios, bug reports and `play --from`; `createBoard` reads it.
 * Includes hidden cards. What is on the agenda and what has a duration is only listed under `omitted`: use `save` to
 * keep it exactly.
 */
export function dump(kernel: Kernel, state: ReadonlyState): BoardLiteral {
  const players = Array.from({ length: playerCount.get(state, 0) }, (_, p) => dumpPlayer(kernel, state, p));
  const ofGame = [...boardColumns(kernel, 'game').values()];
  const said = ofGame.filter((column) => !isUnsaid(state, column, 0));
  const columns = dumpColumns(kernel, state, said, 0);
  const omitted = omittedFrom(state);
  const shared: Record<string, (string | CardLiteral)[]> = {};
  for (const zone of kernel.zones)
    if (zone.shared && countIn(state, SHARED, zone) > 0)
      shared[zone.name] = dumpZone(kernel, state, SHARED, zone);
  return {
    // A board begins in a turn; a game before its first turn is written as turn 1.
    turn: Math.max(1, turnNumber.get(state, 0)),
    active: turnNumber.get(state, 0) === 0 ? startingPlayer.get(state, 0) : activePlayer.get(state, 0),
    starting: startingPlayer.get(state, 0),
    random: [random0, random1, random2, random3].map((word) => word.get(state, 0)),
    players,
    ...(Object.keys(shared).length > 0 ? { shared } : {}),
    ...(Object.keys(columns).length > 0 ? { columns } : {}),
    ...(omitted.length > 0 ? { omitted } : {}),
  };
}
