import type { Zone } from './zone.ts';

/** A zone out of play; null is in play. */
export type Place = Zone | null;

/** Where cards may be. */
export type Places = 'in-play' | 'out-of-play' | 'anywhere' | readonly Zone[];

/** The place that a zone is; in play where no zone is named. */
export function placeOf(zone: Zone | undefined): Place {
  return zone === undefined || zone.inPlay ? null : zone;
}

/** Whether a place is one of some. */
export function isAmong(place: Place, places: Places): boolean {
  switch (places) {
    case 'anywhere':
      return true;
    case 'in-play':
      return place === null;
    case 'out-of-play':
      return place !== null;
    default:
      return places.some((zone) => placeOf(zone) === place);
  }
}
