import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import type { State } from '../model/state.ts';
import { forcedAnswer } from './forced-answer.ts';

/** Decisions whose step can run again, since it changes nothing before it asks. */
const FOUND_ANEW: readonly string[] = ['choose-trigger', 'choose-replacement'];

/** Names the program instead of importing it, which would be a circle. */
const PRIORITY = 'core/priority';

/**
 * Continues a game after the player who was asked has left: no one decides for them.
 * @param anew the player left while being asked, so the candidates may be stale: pending triggers and replacements are
 * recomputed
 */
export function passOverDecision(kernel: Kernel, state: State, anew: boolean): void {
  const decision = state.decision!;
  const frame: Frame = state.agenda!.run === state.run ? state.agenda! : state.agenda!.copy(state.run);
  state.agenda = frame;
  state.decision = null;
  // A player who has left takes no more turn actions: end their action loop. Priority goes to the next player.
  if (decision.kind === 'act') state.agenda = frame.program.id === PRIORITY ? frame : frame.next;
  else if (!anew || !FOUND_ANEW.includes(decision.prompt)) {
    if (decision.slot >= 0) frame.slots[decision.slot] = forcedAnswer(decision);
    frame.step++;
  }
  kernel.machine.run(state);
}
