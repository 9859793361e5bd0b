import type { Zone } from './zone.ts';

/** A zone out of play in which abilities of some bound cards function. */
export interface OutsideZone {
  readonly zone: Zone;
  /** By index of the definition: 1 for cards of which an ability functions there. Most cards of the zone have none. */
  readonly functions: Readonly<Uint8Array>;
}
