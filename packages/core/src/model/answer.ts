import type { CardRef } from './reference.ts';

/** A turn action: which, with which card, and which of its ways (an ability's index, an alternative cost). */
export interface TurnMove {
  readonly action: string;
  /** The card, or -1. */
  readonly card: CardRef;
  readonly option: number;
}

/**
 * An answer, by decision kind: `act` a {@link TurnMove}; `choose-cards`, `choose-players`, `order` a list out of
 * the candidates; `choose-option` and `number` a number; `confirm` true or false; `name` a string.
 */
export type Answer = TurnMove | readonly number[] | number | boolean | string;
