/** Validates what is in progress in a loaded game: whether its frames, its decision and its table are consistent. */

import { hasLeft, outcome } from '../model/core-columns.ts';
import { fork } from '../model/fork.ts';
import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import type { State } from '../model/state.ts';
import { wrongSlot } from './kernel-slots.ts';
import { saveLists } from './save.ts';

/** Checks that frames have the slots of their programs, stand at an existing step and return to existing slots. */
function frameFault({ agenda }: State): string | null {
  for (let frame: Frame | null = agenda; frame !== null; frame = frame.next) {
    const { program, step, slots, returns, next, events } = frame;
    const { id, steps, slotCount } = program;
    if (slots.length !== slotCount) return `a frame of “${id}” has ${slots.length} slots, not ${slotCount}`;
    if (step > steps.length) return `a frame of “${id}” stands at step ${step} of ${steps.length}`;
    const wrong = wrongSlot(id, slots);
    if (wrong >= 0) return `slot ${wrong} of a frame of “${id}” holds what it never does`;
    if (id === 'core/event' && events === null) return `a frame of “${id}” has no events`;
    if (returns >= 0 && (next === null || returns >= next.slots.length))
      return `a frame of “${id}” returns to slot ${returns}, which is not there`;
    // Everything happens within a turn: the bottom frame must be the turn program.
    if (next === null && id !== 'core/turn') return `nothing goes on after “${id}”`;
  }
  return null;
}

/** Re-runs the asking step on a copy. @returns whether it asks the same decision and leaves the game unchanged */
function asksAgain(kernel: Kernel, state: State): boolean {
  const again = fork(state);
  again.decision = null;
  try {
    kernel.unobserved(() => kernel.machine.run(again));
  } catch {
    return false;
  }
  return (
    again.n.every((value, at) => value === state.n[at]) &&
    JSON.stringify(saveLists(kernel, again)) === JSON.stringify(saveLists(kernel, state))
  );
}

/** Why what is in progress is invalid; null if it is valid. */
export function courseFault(kernel: Kernel, state: State): string | null {
  const { decision, agenda } = state;
  const over = outcome.get(state, 0) !== 0;
  if (over !== (decision === null))
    return over ? 'it is over, and something is asked' : 'nothing is asked in it';
  if (over !== (agenda === null)) return over ? 'it is over, and something goes on' : 'nothing goes on in it';
  if (decision === null) return null;
  const fault = frameFault(state);
  if (fault !== null) return fault;
  if (hasLeft.get(state, decision.player) === 1) return 'a player is asked who has left';
  return asksAgain(kernel, state) ? null : 'what is asked is not what its rules ask there';
}
