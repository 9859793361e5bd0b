import { NO_CARD } from '../model/card-ref.ts';
import { activePlayer } from '../model/core-columns.ts';
import type { Frame } from '../model/frame.ts';
import type { Kernel } from '../model/kernel.ts';
import { label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { defineProgram, type Program } from '../model/program.ts';
import type { ReadonlyState } from '../model/state.ts';
import { inTurnOrder } from '../queries/turn-order.ts';
import { runStateChecks } from './state-checks.ts';
import { actingSlots, actionTaken, askToAct, takeAction } from './turn.ts';

const slots = actingSlots();
/** Who has priority; null before anyone had. */
const WHO = slots.add<number | null>();
/** How many have passed in a row; null for none. */
const PASSED = slots.add<number | null>();

const asks = label();

function begin(m: Machine): Signal {
  m.frame.set(PASSED, 0);
  m.frame.set(WHO, m.frame.get(WHO) ?? m.frame.controller);
  return runStateChecks(m, 'all');
}

/** Who has priority, or would if they were still there. */
const holder = (m: Machine): number => inTurnOrder(m.state, m.frame.get(WHO)!)[0]!;

function act(m: Machine): Signal {
  const { state, frame } = m;
  const player = holder(m);
  const { keepsPriority } = actionTaken(m);
  const taken = takeAction(m, player);
  if (taken !== null) {
    frame.set(WHO, keepsPriority === true ? player : activePlayer.get(state, 0));
    return taken;
  }
  const passed = frame.get(PASSED)! + 1;
  if (passed >= m.kernel.playersLeft(state).length) return m.pop();
  frame.set(PASSED, passed);
  frame.set(WHO, inTurnOrder(state, player + 1)[0]!);
  return m.goto(asks);
}

/**
 * Players take turn actions with priority, the frame's player first: each acts or passes (an action that ends the loop),
 * in turn order, until all have passed in a row. Before anyone has priority everything settles. Push it for a phase in
 * which both may act, and name it in the game's `responses`.
 */
export const priority: Program = defineProgram(
  'core/priority',
  slots.count,
  [begin, asks, (m) => askToAct(m, holder(m)), act],
  { cyclic: true },
);

/**
 * What a step returns after something was announced: players may respond, then the next step runs. At once where the
 * game has no responses.
 * @param first who may respond first: who announced it, if absent
 */
export function letRespond(m: Machine, first: number = m.frame.controller): Signal {
  const { responses } = m.kernel.rules;
  return responses === undefined ? m.next() : m.push(responses.program, [], m.frame.source, first);
}

/** What waits for responses to it, by its frame: what resolves next comes first. */
export function waitingForResponses(kernel: Kernel, state: ReadonlyState): readonly Frame[] {
  const found: Frame[] = [];
  const program = kernel.rules.responses?.program;
  for (let frame = state.agenda; frame !== null; frame = frame.next)
    if (frame.program === program && frame.source !== NO_CARD) found.push(frame.next!);
  return found;
}
