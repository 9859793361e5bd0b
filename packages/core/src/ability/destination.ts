import type { ZoneName } from './names.ts';
import type { PlayerSelector } from './player.ts';

/** Where a card is put. The zone is always that of the card's owner unless `of` says otherwise. */
export interface Destination {
  readonly zone: ZoneName;
  /** Whose zone, when the text says it ("your hand", "their player's hand"). */
  readonly of?: PlayerSelector;
  /**
   * Position in an ordered zone. `choice`: the player chooses top or bottom. `split`: the player puts some on top and
   * the rest on the bottom. Default: top, for decks.
   */
  readonly position?: 'top' | 'bottom' | 'choice' | 'split' | 'shuffled';
  /** "In any order": the player arranges them; "in random order": chance does. */
  readonly order?: 'any' | 'random';
  /** How it enters ("facedown", "turned"), by state name. */
  readonly as?: readonly string[];
}
