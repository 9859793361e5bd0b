import type { CardRef } from './reference.ts';
import type { Value } from './value.ts';

/** The eight kinds of decision. Clients, bots, fuzz and replay know no others. */
export type DecisionKind =
  | 'act'
  | 'choose-cards'
  | 'choose-players'
  | 'choose-option'
  | 'number'
  | 'confirm'
  | 'order'
  | 'name';

const NONE: readonly number[] = Object.freeze([]) as readonly number[];

/** A question to one player. Whatever is asked can be answered. */
export class Decision {
  constructor(
    readonly kind: DecisionKind,
    readonly player: number,
    /** Key of the message that asks it, in the catalogues. */
    readonly prompt: string,
    /** Legal cards (references), players, option indexes or things to order. Empty for `act`: ask `legal`. */
    readonly candidates: readonly number[] = NONE,
    /** How many must be chosen, or the least number. */
    readonly min: number = 0,
    /** How many may be chosen, or the greatest number. */
    readonly max: number = 0,
    /** The card whose text or action asks, or -1. */
    readonly source: CardRef = -1,
    /** Facts for the prompt; for `choose-option` the keys of the options. */
    readonly data: readonly Value[] = [],
    /** Only this player knows the candidates (a hand, a deck looked at). */
    readonly secret: boolean = false,
    /** The slot of the asking frame that the answer fills. */
    readonly slot: number = -1,
    /** The rule it follows. */
    readonly rule: string = '',
    /** Further test of a choice as a whole, by name ("total … or less"). */
    readonly test: string = '',
  ) {}
}
