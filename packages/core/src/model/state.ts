import type { Decision } from './decision.ts';
import type { DurationEffect } from './duration-effect.ts';
import type { Frame } from './frame.ts';
import type { HistoryEntry } from './game-event.ts';
import type { LastKnown } from './last-known.ts';
import type { Layout } from './layout.ts';
import type { Loop } from './loop.ts';
import { NONE } from './none.ts';
import type { WritableNumbers } from './numbers.ts';
import type { PendingTrigger } from './pending-trigger.ts';

/** What the card mover needs of the ability index: whether it must be rebuilt. */
export interface FunctioningIndex {
  /** Grants of whole abilities. */
  readonly abilities: readonly unknown[];
  /** False if no card of a type is in play. */
  mayHaveType(type: string): boolean;
}

/** A run of the machine owns the frames that it may mutate; others are copied on write. */
let runs = 0;
export function nextRun(): number {
  runs = (runs + 1) | 0;
  return runs;
}

/**
 * A whole game at one moment. All numbers are in `n`; everything of variable size is an immutable list shared between
 * forks. No closure, clock or hidden field: `save` writes all of it.
 */
export class State {
  /** The agenda: what is being resolved, innermost frame first. */
  agenda: Frame | null = null;
  /** Triggered abilities that wait to resolve. */
  pendingTriggers: readonly PendingTrigger[] = NONE;
  /** Duration effects, oldest first. */
  durationEffects: readonly DurationEffect[] = NONE;
  /** Events of this turn, newest first. */
  history: HistoryEntry | null = null;
  /** Last known information of cards that left play this turn. */
  lastKnown: LastKnown | null = null;
  /** The candidate loop among the abilities that have resolved since the last turn action; usually null. */
  loop: Loop | null = null;
  /** The current decision. `null` only while the machine runs and when the game is over. */
  decision: Decision | null = null;
  /** Index of the functioning abilities: derived, rebuilt when the board changes, never saved. */
  abilityIndex: FunctioningIndex | null = null;
  /** Which run of the machine wrote it last. @internal */
  run: number = nextRun();

  constructor(
    /** Where in `n` each number stands. */
    readonly layout: Layout,
    /** Every number of the game; columns read and write it. */
    public n: Int32Array,
  ) {}
}

/** Read-only state: what queries get. */
export type ReadonlyState = {
  readonly [K in keyof State]: K extends 'n' ? Readonly<Int32Array> : State[K];
};

/** Writable state. Only commits receive one. */
export type WritableState = State & WritableNumbers;
