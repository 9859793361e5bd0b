import type { Machine, Signal } from '../run/machine.ts';
import type { Action } from './names.ts';

/** What happens at the end of a step: nothing, the state check, or the check and all waiting triggers. */
export type Settle = 'nothing' | 'check' | 'all';

/**
 * One step of a turn. `run` are the steps of what happens in it; `settle` follows. A step that the active player
 * is forbidden (`skip`) does not happen at all (CR 6.4.5).
 */
export interface TimingStep {
  readonly name: string;
  readonly phase: string;
  readonly run: readonly ((machine: Machine) => Signal)[];
  readonly settle: Settle;
  /** What effects forbid to skip it; also where it is skipped, what waits resolves. */
  readonly skip?: Action;
  /** On the first step of a phase: what effects forbid to skip the whole of it. A phase that has begun goes on. */
  readonly skipPhase?: Action;
  /** What happens in place of `run` where it is skipped: what belongs to the turn, not to the step. */
  readonly whenSkipped?: readonly ((machine: Machine) => Signal)[];
  /** It takes place also in a phase that is skipped. */
  readonly always?: true;
  readonly rule: string;
}
