import type { ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';

/** Where a card is put. The zone is always that of the card's owner unless `of` says otherwise. */
export interface Destination {
  readonly zone: ZoneName;
  /** Whose zone, when the text says it ("your hand", "their player's hand"). */
  readonly of?: PlayerSelector;
  /**
   * For ordered zones. `choice` is "either the top or the bottom", `split` some on the top and the others on the
   * bottom; default top for decks.
   */
  readonly position?: 'top' | 'bottom' | 'choice' | 'split' | 'shuffled';
  /** "In any order": the player arranges them. */
  readonly order?: 'any';
  /** How it enters ("facedown", "turned"), by state name. */
  readonly as?: readonly string[];
}
