import type { CardRef } from './reference.ts';

/** A turn action: which, with which card, and which of the card's ways (an ability's index, an alternate cost). */
export interface TurnMove {
  readonly action: string;
  /** The card it is done with, or -1. */
  readonly card: CardRef;
  readonly option: number;
}

/**
 * An answer, by decision kind: `act` a {@link TurnMove}; `choose-cards`, `choose-players`, `order` a list out of
 * the candidates; `choose-option` and `number` a number; `confirm` true or false; `name` a string.
 */
export type Answer = TurnMove | readonly number[] | number | boolean | string;
