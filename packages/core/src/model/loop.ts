import type { DecisionKind } from './decision.ts';

/** An answer as it can be given again: cards by index, since one that moves is a new one; waiting abilities by name. */
export interface LoopAnswer {
  readonly kind: DecisionKind;
  readonly prompt: string;
  readonly player: number;
  readonly value: string | number | boolean | readonly (string | number)[];
}

/** An ability that resolved, how many waited then, and what was answered until the next one did. */
export interface LoopStep {
  readonly ability: string;
  readonly controller: number;
  readonly waiting: number;
  readonly answers: readonly LoopAnswer[];
}

/** How often a loop is still repeated, and where in it the game is. */
export interface Repetition {
  /** One iteration. */
  readonly script: readonly LoopStep[];
  /** How many iterations were proposed. */
  readonly times: number;
  /** How many abilities are still to resolve. */
  readonly left: number;
  /** The step of the script that resolved last, and how many of its answers have been given. */
  readonly at: number;
  readonly given: number;
}

/** What has resolved one after the other since it began to look like a loop (CR 6.1.10). Plain data, part of state. */
export interface Loop {
  readonly steps: readonly LoopStep[];
  readonly repetition: Repetition | null;
}
