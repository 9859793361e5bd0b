import type { CardLiteral, CardsLiteral, ColumnLiteral, PlayerLiteral } from '../model/board-literal.ts';
import type { Card } from '../model/card.ts';
import type { Kernel } from '../model/kernel.ts';
import { MAX_CARDS } from '../model/reference.ts';
import { deck, stack, type Zone } from '../model/zone.ts';
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

/** What a player's literal says of the player. */
export type ReadPlayer = GivenColumns;

interface Place {
  readonly zone: Zone;
  readonly holder: number;
  readonly below: number;
  readonly players: number;
}

function readCard(
  kernel: Kernel,
  literal: string | CardLiteral,
  at: string,
  place: Place,
  out: PlacedCard[],
) {
  const { zone, holder, below, players } = place;
  const full: CardLiteral = typeof literal === 'string' ? { card: literal } : literal;
  if (typeof full !== 'object' || full === null || typeof full.card !== 'string')
    boardInvalid(at, 'it is no card.', 'Write a full name, or an object with the name as `card`.');
  const { card: name, owner = holder, under: underneath = [], ...values } = full;
  if (!Number.isInteger(owner) || owner < 0 || owner >= players)
    boardInvalid(at, `there is no player ${owner}.`, `Players are 0 to ${players - 1}.`);
  if (owner !== holder && !zone.inPlay && zone !== stack)
    boardInvalid(at, 'outside play a card lies in its owner’s zone.', 'Put it into the owner’s zone.');
  if (!Array.isArray(underneath) || (underneath.length > 0 && !zone.inPlay))
    boardInvalid(at, 'only a card in play has cards under it.', 'Give `under` a list, for a card in play.');
  const index = out.length;
  out.push({
    card: findCardByName(kernel, name, at),
    zone,
    holder,
    owner,
    below,
    at,
    values: values as Record<string, ColumnLiteral>,
  });
  const beneath = { zone: stack, holder, below: index, players };
  for (const [i, deeper] of (underneath as readonly (string | CardLiteral)[]).entries())
    readCard(kernel, deeper, `${at}.under[${i}]`, beneath, out);
}

function readZone(kernel: Kernel, cards: CardsLiteral, at: string, place: Place, out: PlacedCard[]): void {
  if (typeof cards === 'number') {
    if (!Number.isInteger(cards) || cards < 0)
      boardInvalid(at, `it is ${cards}.`, 'Give a list of cards or how many.');
    if (cards === 0) return;
    if (out.length + cards > MAX_CARDS)
      boardInvalid(at, `it has ${cards} cards.`, `A table holds at most ${MAX_CARDS}.`);
    const name = fillerCard(kernel).id;
    for (let i = 0; i < cards; i++) readCard(kernel, name, `${at}[${i}]`, place, out);
    return;
  }
  if (!Array.isArray(cards)) boardInvalid(at, 'it is no list of cards.', 'Give a list of cards or how many.');
  for (const [i, card] of cards.entries()) readCard(kernel, card, `${at}[${i}]`, place, out);
}

/** Reads one player's side; appends its cards to `out`. */
export function readPlayer(
  kernel: Kernel,
  literal: PlayerLiteral,
  player: number,
  players: number,
  out: PlacedCard[],
): ReadPlayer {
  const at = `players[${player}]`;
  if (typeof literal !== 'object' || literal === null || Array.isArray(literal))
    boardInvalid(at, 'it is not an object.', 'Give zones and columns by name.');
  const columns = boardColumns(kernel, 'player');
  const zones = kernel.zones.filter((zone) => zone !== stack);
  const values: Record<string, ColumnLiteral> = {};
  for (const [name, value] of Object.entries(literal)) {
    if (zones.some((zone) => zone.name === name)) continue;
    if (!columns.has(name))
      unknownName(at, 'zone or column', name, [...zones.map((zone) => zone.name), ...columns.keys()]);
    values[name] = value as ColumnLiteral;
  }
  for (const zone of zones) {
    const cards = literal[zone.name] ?? (zone === deck ? (kernel.rules.board?.deck ?? 10) : []);
    readZone(
      kernel,
      cards as CardsLiteral,
      `${at}.${zone.name}`,
      { zone, holder: player, below: -1, players },
      out,
    );
  }
  return { at, values };
}
