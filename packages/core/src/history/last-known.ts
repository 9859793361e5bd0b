import type { CardRef } from '../state/reference.ts';

/** A card that left play this turn, as it last was there (CR 6.7.7). */
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
    /** How many cards were under it. */
    readonly below: number,
    readonly earlier: LastKnown | null,
  ) {}
}

/** The last known values of a card under this reference, or null. */
export function lastKnownOf(list: LastKnown | null, card: CardRef): LastKnown | null {
  for (let entry = list; entry !== null; entry = entry.earlier) if (entry.card === card) return entry;
  return null;
}
