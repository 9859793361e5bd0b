import type { CardRef } from './card-ref.ts';
import type { Column } from './column.ts';
import type { Stat } from './names.ts';
import type { Numbers } from './numbers.ts';
import { isCurrent } from './reference.ts';

/** A card that left play this turn, as it last was there. */
export class LastKnown {
  constructor(
    readonly card: CardRef,
    readonly controller: number,
    /** Values by stat id. */
    readonly stats: readonly number[],
    /** Values of the plugin's card columns by column id. */
    readonly columns: readonly number[],
    /** Ids of the keywords it had. */
    readonly keywords: readonly number[],
    /** The cards that were under it, the uppermost first. */
    readonly under: readonly CardRef[],
    readonly earlier: LastKnown | null,
    /** The same number for all that left at once; 0 for one that left alone. */
    readonly batch: number = 0,
  ) {}

  /** The same, as one of several that left at once. */
  inBatch(batch: number, earlier: LastKnown | null): LastKnown {
    const { card, controller, stats, columns, keywords, under } = this;
    return new LastKnown(card, controller, stats, columns, keywords, under, earlier, batch);
  }

  /** The value of a stat that it last had. */
  statOf(stat: Stat): number {
    return this.stats[stat.id] ?? 0;
  }
}

/** The last known values of a card under this reference, or null. */
export function lastKnownOf(list: LastKnown | null, card: CardRef): LastKnown | null {
  for (let entry = list; entry !== null; entry = entry.earlier) if (entry.card === card) return entry;
  return null;
}

/** Marks the cards that have left since `before`, where they are several, as such that left at once. */
export function leftAtOnce(
  list: LastKnown | null,
  before: LastKnown | null,
  batch: number,
): LastKnown | null {
  if (list === before || list === null || list.earlier === before) return list;
  const since: LastKnown[] = [];
  for (let entry: LastKnown | null = list; entry !== before && entry !== null; entry = entry.earlier)
    since.push(entry);
  return since.reduceRight<LastKnown | null>((earlier, entry) => entry.inBatch(batch, earlier), before);
}

/** The cards that left play together with others, without these. */
export function leftWith(list: LastKnown | null, cards: readonly CardRef[]): readonly CardRef[] {
  const found: CardRef[] = [];
  for (const card of cards) {
    const batch = lastKnownOf(list, card)?.batch ?? 0;
    if (batch === 0) continue;
    for (let entry = list; entry !== null; entry = entry.earlier)
      if (entry.batch === batch && !cards.includes(entry.card) && !found.includes(entry.card))
        found.push(entry.card);
  }
  return found;
}

/** A card as it last was in play, where it has left since; null for one that is where it was spoken of. */
export function ifGone(
  state: Numbers & { readonly lastKnown: LastKnown | null },
  card: CardRef,
): LastKnown | null {
  return isCurrent(state, card) ? null : lastKnownOf(state.lastKnown, card);
}

/** A card's value of a column: the last known one of a card that has left play. */
export function knownValue(
  column: Column,
  state: Numbers,
  card: number,
  known: LastKnown | null | undefined,
): number {
  return known ? (known.columns[column.id] ?? column.initial) : column.get(state, card);
}
