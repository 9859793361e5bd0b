import { type CardRef, NO_CARD } from './card-ref.ts';
import { NONE } from './none.ts';
import type { Value } from './value.ts';

/** The nine kinds of decision: the whole protocol for clients, bots, fuzz and replay. */
export type DecisionKind =
  | 'act'
  | 'choose-cards'
  | 'choose-players'
  | 'choose-targets'
  | 'choose-option'
  | 'number'
  | 'confirm'
  | 'order'
  | 'name';

/** A question to one player. It always has a legal answer. */
export class Decision {
  constructor(
    readonly kind: DecisionKind,
    readonly player: number,
    /** Message key of the question, in the catalogues. */
    readonly prompt: string,
    /**
     * Candidates: cards (references), players, either (`isPlayer`), option indexes or things to order. Empty for `act`: use
     * `legal`.
     */
    readonly candidates: readonly number[] = NONE,
    /** How many must be chosen, or the least number. */
    readonly min: number = 0,
    /** How many may be chosen, or the greatest number. */
    readonly max: number = 0,
    /** The card whose text or action asks, or -1. */
    readonly source: CardRef = NO_CARD,
    /** Facts for the prompt; for `choose-option`, the option keys. */
    readonly data: readonly Value[] = [],
    /** Only this player may see the candidates (a hand, a deck looked at). */
    readonly secret: boolean = false,
    /** The slot of the asking frame that receives the answer. */
    readonly slot: number = -1,
    /** The rule behind it. */
    readonly rule: string = '',
    /** Name of a test of the choice as a whole ("total … or less"). */
    readonly test: string = '',
  ) {}

  /** The candidates of a choice or an order of cards. */
  get cards(): readonly CardRef[] {
    return this.candidates as readonly CardRef[];
  }
}
