import { MAX_CARDS } from '../model/card-ref.ts';
import { cardColumn } from '../model/column.ts';
import { cardCount, definition, incarnation, owner } from '../model/core-columns.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState, WritableState } from '../model/state.ts';
import { removed } from '../model/zone.ts';
import { isIn, linkLast, unlink } from './zone-list.ts';

/** 1 for a card that was made in mid-game and is of no deck. A game in which cards are made lists it in its columns. */
export const made = cardColumn('made', { sticky: true });

/** The rows for some cards yet to be made: those of cards that have ceased, then new ones, as far as there is room. */
export function rowsFor(state: ReadonlyState, count: number, taken: readonly number[]): number[] {
  const rows: number[] = [];
  const cards = cardCount.get(state, 0);
  for (let card = 0; card < MAX_CARDS && rows.length < count; card++)
    if (
      !taken.includes(card) &&
      (card >= cards || (made.get(state, card) === 1 && isIn(state, card, removed)))
    )
      rows.push(card);
  return rows;
}

/** Adds a row for a card. The rows of cards come last, so nothing else moves. */
function addRow(draft: WritableState): void {
  const cards = cardCount.get(draft, 0) + 1;
  const n = new Int32Array(draft.layout.cardsAt + cards * draft.layout.cardStride);
  n.set(draft.n);
  draft.n = n;
  cardCount.put(draft, 0, cards);
}

/** Makes a card of a definition, out of the game, in a row that is free. Only commits call it. */
export function makeCard(
  kernel: Kernel,
  draft: WritableState,
  row: number,
  id: string,
  player: number,
): void {
  const isNew = row >= cardCount.get(draft, 0);
  if (isNew) addRow(draft);
  else unlink(draft, row);
  const life = isNew ? incarnation.initial : incarnation.get(draft, row) + 1;
  for (const column of kernel.columns) if (column.scope === 'card') column.put(draft, row, column.initial);
  const card = kernel.cardsById.get(id)!;
  kernel.bind(card);
  incarnation.put(draft, row, life);
  definition.put(draft, row, card.index);
  owner.put(draft, row, player);
  made.put(draft, row, 1);
  linkLast(draft, row, player, draft.layout.zoneIndex[removed.id]!);
}
