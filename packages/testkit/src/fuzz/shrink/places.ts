import type { Case } from './case.ts';

/** Addresses of the cards of a case, by tag, for columns that hold a card. */
export function placesOf({ sides }: Case): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const [player, { zones, shared }] of sides.entries())
    for (const [zone, cards] of Object.entries(zones))
      for (const [at, { tag }] of cards.entries())
        found.set(tag, `${shared ? 'all' : `p${player}`}:${zone}:${at}`);
  return found;
}
