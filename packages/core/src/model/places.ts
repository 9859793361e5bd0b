import type { Zone } from './zone.ts';

/** A place: a zone out of play, or null for in play. */
export type Place = Zone | null;

/** A set of places. */
export type Places = 'in-play' | 'out-of-play' | 'anywhere' | readonly Zone[];

/** The place of a zone; in play if none is named. */
export function placeOf(zone: Zone | undefined): Place {
  return zone === undefined || zone.inPlay ? null : zone;
}

/** Whether a set of places contains a place. */
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
