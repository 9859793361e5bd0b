import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import type { State } from '../model/state.ts';
import { forcedAnswer } from './forced-answer.ts';

/** Decisions whose step may run again: it changes nothing before it asks. */
const FOUND_ANEW: readonly string[] = ['choose-trigger', 'choose-replacement'];

/**
 * Goes on with a game in which the player who was asked has left: others decide nothing for them.
 * @param anew the player left while being asked, so that what was to choose from may be gone: abilities that wait and
 * replacements that fit are found anew
 */
export function passOverDecision(kernel: Kernel, state: State, anew: boolean): void {
  const decision = state.decision!;
  const frame: Frame = state.agenda!.run === state.run ? state.agenda! : state.agenda!.copy(state.run);
  state.agenda = frame;
  state.decision = null;
  // Whoever has left takes no more turn actions: the loop of them ends.
  if (decision.kind === 'act') state.agenda = frame.next;
  else if (!anew || !FOUND_ANEW.includes(decision.prompt)) {
    if (decision.slot >= 0) frame.slots[decision.slot] = forcedAnswer(decision);
    frame.step++;
  }
  kernel.machine.run(state);
}
