import type { Machine, Signal } from '../agenda/machine.ts';
import type { Action } from '../plugin/names.ts';

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
  /** What effects forbid to skip it. */
  readonly skip?: Action;
  readonly rule: string;
}
