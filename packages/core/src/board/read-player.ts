import type { CardLiteral, CardsLiteral, ColumnLiteral, PlayerLiteral } from '../model/board-literal.ts';
import type { Card } from '../model/card.ts';
import { MAX_CARDS } from '../model/card-ref.ts';
import type { Kernel } from '../model/kernel.ts';
import { deck, NO_OWNER, SHARED, type Zone } from '../model/zone.ts';
import { boardColumns } from './board-columns.ts';
import { boardInvalid, unknownName } from './board-error.ts';
import { fillerCard, findCardByName } from './card-names.ts';

/** Column values by name, with their path in the literal. */
export interface GivenColumns {
  readonly at: string;
  readonly values: Readonly<Record<string, ColumnLiteral>>;
}

/** A card and where to place it; its card index is its position in the list. */
export interface PlacedCard extends GivenColumns {
  readonly card: Card;
  readonly zone: Zone;
  /** Whose zone. */
  readonly holder: number;
  readonly owner: number;
  /** Index of the card on top of it, or -1. */
  readonly below: number;
}

/** What has been read of a board literal. */
export interface ReadBoard {
  readonly kernel: Kernel;
  /** How many players there are. */
  readonly count: number;
  /** What it says of the game. */
  readonly columns: GivenColumns;
  /** What it says of each player, in the order of their seats. */
  readonly players: GivenColumns[];
  readonly cards: PlacedCard[];
}

/** Where cards of a literal go, and where in the literal they are listed. */
interface Place {
  readonly at: string;
  readonly zone: Zone;
  readonly holder: number;
  readonly below: number;
}

function readCard(board: ReadBoard, literal: string | CardLiteral, place: Place): void {
  const { at, zone, holder, below } = place;
  const { kernel, count, cards } = board;
  const full: CardLiteral = typeof literal === 'string' ? { card: literal } : literal;
  if (typeof full !== 'object' || full === null || typeof full.card !== 'string')
    boardInvalid(at, 'it is no card.', 'Write a full name, or an object with the name as `card`.');
  const { card: name, owner = zone.shared ? NO_OWNER : holder, ...rest } = full;
  const values = rest as Record<string, ColumnLiteral | CardsLiteral | undefined>;
  if (!Number.isInteger(owner) || owner < (zone.shared ? NO_OWNER : 0) || owner >= count)
    boardInvalid(at, `there is no player ${owner}.`, `Players are 0 to ${count - 1}.`);
  if (owner !== holder && !zone.inPlay && !zone.hangs && !zone.shared)
    boardInvalid(at, 'outside play a card lies in its owner’s zone.', 'Put it into the owner’s zone.');
  const hanging = kernel.zones
    .filter(({ hangs, name: key }) => hangs && values[key] !== undefined)
    .map((other) => {
      const list = values[other.name];
      delete values[other.name];
      if (!Array.isArray(list) || (list.length > 0 && !zone.inPlay))
        boardInvalid(
          at,
          `only a card in play has cards ${other.name === 'under' ? 'under it' : `in “${other.name}”`}.`,
          `Give \`${other.name}\` a list, for a card in play.`,
        );
      return [other, list as readonly (string | CardLiteral)[]] as const;
    });
  const index = cards.length;
  cards.push({
    card: findCardByName(kernel, name, at),
    zone,
    holder: zone.shared ? owner : holder,
    owner,
    below,
    at,
    values: values as Record<string, ColumnLiteral>,
  });
  for (const [other, list] of hanging)
    for (const [i, deeper] of list.entries())
      readCard(board, deeper, { at: `${at}.${other.name}[${i}]`, zone: other, holder, below: index });
}

function readZone(board: ReadBoard, cards: CardsLiteral, place: Place): void {
  const { at } = place;
  if (typeof cards === 'number') {
    if (!Number.isInteger(cards) || cards < 0)
      boardInvalid(at, `it is ${cards}.`, 'Give a list of cards or how many.');
    if (cards === 0) return;
    if (board.cards.length + cards > MAX_CARDS)
      boardInvalid(at, `it has ${cards} cards.`, `A table holds at most ${MAX_CARDS}.`);
    const name = fillerCard(board.kernel).id;
    for (let i = 0; i < cards; i++) readCard(board, name, { ...place, at: `${at}[${i}]` });
    return;
  }
  if (!Array.isArray(cards)) boardInvalid(at, 'it is no list of cards.', 'Give a list of cards or how many.');
  for (const [i, card] of cards.entries()) readCard(board, card, { ...place, at: `${at}[${i}]` });
}

/** Reads the side of the next player. */
export function readPlayer(board: ReadBoard, literal: PlayerLiteral): void {
  const { kernel, players } = board;
  const player = players.length;
  const at = `players[${player}]`;
  if (typeof literal !== 'object' || literal === null || Array.isArray(literal))
    boardInvalid(at, 'it is not an object.', 'Give zones and columns by name.');
  const columns = boardColumns(kernel, 'player');
  const zones = kernel.zones.filter((zone) => !zone.hangs && !zone.shared);
  const values: Record<string, ColumnLiteral> = {};
  for (const [name, value] of Object.entries(literal)) {
    if (zones.some((zone) => zone.name === name)) continue;
    if (!columns.has(name))
      unknownName(at, 'zone or column', name, [...zones.map((zone) => zone.name), ...columns.keys()]);
    values[name] = value as ColumnLiteral;
  }
  for (const zone of zones) {
    const cards =
      (literal as Readonly<Record<string, unknown>>)[zone.name] ??
      (zone === deck ? (kernel.rules.board?.deck ?? 10) : []);
    const place = { at: `${at}.${zone.name}`, zone, holder: player, below: -1 };
    readZone(board, cards as CardsLiteral, place);
  }
  players.push({ at, values });
}

/** Reads the zones that all players share. */
export function readShared(board: ReadBoard, literal: Readonly<Record<string, CardsLiteral>>): void {
  if (typeof literal !== 'object' || literal === null || Array.isArray(literal))
    boardInvalid('shared', 'it is not an object.', 'Give zones by name.');
  const zones = board.kernel.zones.filter((zone) => zone.shared);
  for (const name of Object.keys(literal))
    if (!zones.some((zone) => zone.name === name))
      unknownName(
        'shared',
        'shared zone',
        name,
        zones.map((zone) => zone.name),
      );
  for (const zone of zones)
    readZone(board, literal[zone.name] ?? [], {
      at: `shared.${zone.name}`,
      zone,
      holder: SHARED,
      below: -1,
    });
}
