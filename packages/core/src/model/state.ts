import type { Decision } from './decision.ts';
import type { DurationEffect } from './duration-effect.ts';
import type { Frame } from './frame.ts';
import type { HistoryEntry } from './game-event.ts';
import type { LastKnown } from './last-known.ts';
import type { Layout } from './layout.ts';
import type { Loop } from './loop.ts';
import type { WritableNumbers } from './numbers.ts';
import type { PendingTrigger } from './pending-trigger.ts';

const NONE: readonly never[] = Object.freeze([]);

/** Of the index of abilities that function, what the mover of cards asks: whether it has to be built again. */
export interface FunctioningIndex {
  /** Grants of whole abilities. */
  readonly abilities: readonly unknown[];
  /** False when no card of a type is in play. */
  mayHaveType(type: string): boolean;
}

/** A run of the machine owns the frames it may change in place; others are copied on first touch. */
let runs = 0;
export function nextRun(): number {
  runs = (runs + 1) | 0;
  return runs;
}

/**
 * A whole game at one moment. Every number is in `n`; what varies in size is an immutable list shared between
 * forks. No closure, clock or hidden field: `save` writes all of it.
 */
export class State {
  /** What is being resolved, innermost first. */
  agenda: Frame | null = null;
  /** Triggered abilities that wait to resolve. */
  pendingTriggers: readonly PendingTrigger[] = NONE;
  /** Effects with a lifetime, oldest first. */
  durationEffects: readonly DurationEffect[] = NONE;
  /** Events of this turn, newest first. */
  history: HistoryEntry | null = null;
  /** Cards that left play this turn, as they last were. */
  lastKnown: LastKnown | null = null;
  /** What may be a loop, from the abilities that have resolved since the last turn action; mostly null. */
  loop: Loop | null = null;
  /** What is asked now. `null` only while the machine runs and when the game is over. */
  decision: Decision | null = null;
  /** Index of the abilities that function now: derived, rebuilt when the board changes, never saved. */
  abilityIndex: FunctioningIndex | null = null;
  run: number = nextRun();

  constructor(
    readonly layout: Layout,
    public n: Int32Array,
  ) {}
}

/** What readers get: the compiler forbids them to write. */
export type ReadonlyState = {
  readonly [K in keyof State]: K extends 'n' ? Readonly<Int32Array> : State[K];
};

/** A state that may be written. Only commits receive one. */
export type WritableState = State & WritableNumbers;
