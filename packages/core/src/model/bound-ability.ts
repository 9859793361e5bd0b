import type { Ability } from '../ability/ability.ts';
import type { KeywordInstance, Part, Test } from './part.ts';
import type { Place } from './places.ts';
import type { Program } from './program.ts';
import type { Scope } from './scope.ts';
import type { ReadonlyState } from './state.ts';

/** One part of a cost, compiled. Paying is part of the program of whatever it is paid for. */
export interface BoundCost {
  /** Name of the cost kind. */
  readonly pay: string;
  /** Whether it can be paid in full now, beside the other parts. */
  readonly payable: (state: ReadonlyState, scope: Scope) => boolean;
  /** Of a resource: how much. */
  readonly amount: ((state: ReadonlyState, scope: Scope) => number) | null;
  /** It is paid even for what is used for free. */
  readonly evenForFree: boolean;
  /** The resource's name. */
  readonly resource: string;
}

/** An ability compiled for one engine. */
export interface BoundAbility {
  /** `card id # index`, or `keyword:name # index`. */
  readonly id: string;
  readonly data: Ability;
  /** What it does continuously, triggers included. */
  readonly parts: readonly Part[];
  /** A keyword line's keyword. */
  readonly keyword: KeywordInstance | null;
  /** Activated abilities and spells: what is run. Costs are paid by its first steps. */
  readonly program: Program | null;
  /** Spells: whether the first of what it does could do anything now; null where that is not in question. */
  readonly possible: Test | null;
  readonly costs: readonly BoundCost[];
  /** Must hold for an activated ability to be used at all. */
  readonly condition: Test | null;
  readonly oncePerTurn: boolean;
  /** Where its card must be for it to function: in play, or in a zone out of it (CR 6.1.12). */
  readonly functionsIn: readonly Place[];
  /** Of `parts`, those that speak of playing or paying for their own card, and function then (CR 4.3.6, 6.7.9). */
  readonly whilePlayed: readonly Part[];
}
