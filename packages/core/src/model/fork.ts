import { allocate } from './allocate.ts';
import { nextRun, State } from './state.ts';

function share(from: State, to: State): State {
  to.agenda = from.agenda;
  to.pendingTriggers = from.pendingTriggers;
  to.durationEffects = from.durationEffects;
  to.history = from.history;
  to.lastKnown = from.lastKnown;
  to.loop = from.loop;
  to.decision = from.decision;
  to.abilityIndex = from.abilityIndex;
  to.run = nextRun();
  from.run = nextRun();
  return to;
}

/**
 * An independent copy: one array copy and a few references. Pass a state of the same table that is no longer needed as
 * `into` to reuse its memory.
 */
export function fork(state: State, into?: State): State {
  if (into !== undefined && into.n.length === state.n.length) {
    into.n.set(state.n);
    return share(state, into);
  }
  const n = allocate(state.n.length);
  n.set(state.n);
  return share(state, new State(state.layout, n));
}

/** A free list of states for search and undo: `fork` takes from it, `release` gives back. */
export class ForkPool {
  private readonly free: State[] = [];

  /** A copy, in a place that was released before if there is one. */
  fork(state: State): State {
    return fork(state, this.free.pop());
  }

  /** The caller promises not to use the state again. */
  release(state: State): void {
    this.free.push(state);
  }
}
