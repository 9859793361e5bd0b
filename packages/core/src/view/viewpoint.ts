import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';

/** A game as one viewer looks at it: what each part of a view is made from. */
export interface Viewpoint {
  readonly kernel: Kernel;
  readonly state: ReadonlyState;
  /** The player who looks; -1 for a spectator. */
  readonly viewer: number;
}
