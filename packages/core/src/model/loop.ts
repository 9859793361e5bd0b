import type { DecisionKind } from './decision.ts';

/** An answer in a replayable form: cards by index, since a moved card has a new reference; pending triggers by name. */
export interface LoopAnswer {
  readonly kind: DecisionKind;
  readonly prompt: string;
  readonly player: number;
  readonly value: string | number | boolean | readonly (string | number)[];
}

/** An ability that resolved, the number of pending triggers then, and the answers given until the next one resolved. */
export interface LoopStep {
  readonly ability: string;
  readonly controller: number;
  readonly waiting: number;
  readonly answers: readonly LoopAnswer[];
}

/** A repetition in progress: how often the loop still repeats, and the position in it. */
export interface Repetition {
  /** One iteration. */
  readonly script: readonly LoopStep[];
  /** How many iterations were proposed. */
  readonly times: number;
  /** Abilities still to resolve. */
  readonly left: number;
  /** The step of the script that resolved last, and how many of its answers have been given. */
  readonly at: number;
  readonly given: number;
}

/** What has resolved one after the other since it began to look like a loop. Plain data, part of state. */
export interface Loop {
  readonly steps: readonly LoopStep[];
  readonly repetition: Repetition | null;
}
