import type { CardRef } from './card-ref.ts';

/** A turn action: which, with which card, and which of its ways (an ability's index, an alternative cost). */
export interface TurnMove {
  readonly action: string;
  /** The card, or -1. */
  readonly card: CardRef;
  readonly option: number;
}

/** A turn action as a host may write it: whether its number is a reference to a card is part of the check. */
export interface GivenMove extends Omit<TurnMove, 'card'> {
  readonly card: number;
}

/**
 * An answer, by decision kind: `act` a {@link TurnMove}; `choose-cards`, `choose-players`, `choose-targets`, `order` a
 * list out of the candidates; `choose-option` and `number` a number; `confirm` true or false; `name` a string.
 */
export type Answer = TurnMove | GivenMove | readonly number[] | number | boolean | string;
