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

/** What candidates are, by kind; of the kinds that have none the list is empty. */
interface Candidates extends Record<DecisionKind, readonly number[]> {
  /** Cards. */
  readonly 'choose-cards': readonly CardRef[];
  /** Cards, in any order that is wanted. */
  readonly order: readonly CardRef[];
}

/** A decision of one kind: what is asked, of whom, and what there is to choose from. */
export interface DecisionOf<K extends DecisionKind> extends Omit<AnyDecision, 'kind' | 'candidates'> {
  /** What kind of answer it asks for: see {@link AnswerTo}. */
  readonly kind: K;
  /**
   * Cards (references), players, either (`isPlayer`), option indexes or cards to order, by kind. Empty for `act`: ask
   * `engine.legal`.
   */
  readonly candidates: Candidates[K];
}

/** A question to one player, told apart by its `kind`. It always has a legal answer, of the type {@link AnswerTo}. */
export type Decision = { readonly [K in DecisionKind]: DecisionOf<K> }[DecisionKind];

/** What all kinds of decision are made by, so that they have one shape. */
export class AnyDecision {
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
