import { type CardRef, cardOf } from '../model/card-ref.ts';
import { beginsEmpty, type Column } from '../model/column.ts';
import { coreColumns, enteredTurn, facedown, liesUnder, owner, zoneOf } from '../model/core-columns.ts';
import { lastKnownOf } from '../model/last-known.ts';
import { cardHeld, isCurrent, movedOnce } from '../model/reference.ts';
import { hasKeyword, keywordValue } from '../queries/keywords.ts';
import { statOf } from '../queries/stat.ts';
import { addressOf } from './address.ts';
import { canSee } from './can-see.ts';
import type { CardMention, CardView, HiddenCardView, Values } from './game-view.ts';
import type { Viewpoint } from './viewpoint.ts';

/** The kernel's own columns that views show. The others are bookkeeping, and some would reveal hidden cards. */
const SHOWN_CORE: readonly Column[] = [liesUnder, facedown, enteredTurn];

/** Whether views show a column at all. */
export function isShown(column: Column): boolean {
  return column.visibility === 'public' && (!coreColumns.includes(column) || SHOWN_CORE.includes(column));
}

/** A column's value in a view: cards become addresses, if the viewer sees them. */
export function columnValue({ kernel, state, viewer }: Viewpoint, column: Column, row: number) {
  const value = column.get(state, row);
  if (column.meaning === 'number') return value;
  const card = cardHeld(column, state, row);
  return card >= 0 && canSee(kernel, state, viewer, card) ? addressOf(kernel, state, card) : null;
}

/** The values of some columns; those that equal an empty initial value are left out. */
export function valuesOf(from: Viewpoint, columns: readonly Column[], row: number): Values {
  const values: Record<string, number | string | null> = {};
  for (const column of columns) {
    if (!isShown(column)) continue;
    if (column.get(from.state, row) !== column.initial || !beginsEmpty(column))
      values[column.name] = columnValue(from, column, row);
  }
  return values;
}

/** A card, if the viewer can see it where it lies; otherwise its place and its zone's public columns. */
export function viewCard(from: Viewpoint, card: number, address: string): CardView | HiddenCardView {
  const { kernel, state, viewer } = from;
  const zone = kernel.zones[zoneOf.get(state, card)]!;
  if (!canSee(kernel, state, viewer, card)) {
    return { address, hidden: true, columns: valuesOf(from, zone.status, card) };
  }
  const { id, definition } = kernel.card(state, card);
  const columns = kernel.columns.filter((column) => column.scope === 'card');
  const view: CardView = {
    address,
    id,
    name: definition.fullName,
    owner: owner.get(state, card),
    columns: valuesOf(from, columns, card),
  };
  if (!zone.inPlay) return view;
  const stats: Record<string, number> = {};
  for (const stat of kernel.stats.values()) {
    if (kernel.card(state, card).hasStat(stat)) stats[stat.name] = statOf(kernel, state, card, stat);
  }
  const keywords: Record<string, number> = {};
  for (const keyword of kernel.keywords.values()) {
    if (hasKeyword(kernel, state, card, keyword))
      keywords[keyword.name] = keywordValue(kernel, state, card, keyword);
  }
  return { ...view, stats, keywords };
}

/** Names a card without checking visibility: the caller must have done that. */
export function mentionCard({ kernel, state, viewer }: Viewpoint, card: number): CardMention {
  const { id, definition } = kernel.card(state, card);
  const address = canSee(kernel, state, viewer, card) ? addressOf(kernel, state, card) : null;
  return { id, name: definition.fullName, address };
}

/**
 * The card of a reference if the viewer may know it: they see it where it is, saw it leave play this turn, or see where
 * it went. Null otherwise.
 */
export function mention(from: Viewpoint, ref: CardRef): CardMention | null {
  const { kernel, state, viewer } = from;
  if (ref < 0) return null;
  const card = cardOf(ref);
  if (isCurrent(state, ref) || movedOnce(state, ref)) {
    if (canSee(kernel, state, viewer, card)) return mentionCard(from, card);
  }
  if (lastKnownOf(state.lastKnown, ref) === null) return null;
  const { id, definition } = kernel.card(state, card);
  return { id, name: definition.fullName, address: null };
}
