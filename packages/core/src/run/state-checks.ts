import { loopEnded } from '../events/core-events.ts';
import { firstOfEach } from '../events/identical.ts';
import { withReason } from '../events/result.ts';
import { ask } from '../model/ask.ts';
import { NO_CARD } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { activePlayer, checksMade, unchecked } from '../model/core-columns.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import { type Label, label } from '../model/label.ts';
import type { Loop } from '../model/loop.ts';
import type { Machine, Signal } from '../model/machine.ts';
import { NONE } from '../model/none.ts';
import type { PendingTrigger } from '../model/pending-trigger.ts';
import { defineProgram, type Program } from '../model/program.ts';
import { Slots } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { HAPPENED } from '../model/unchecked.ts';
import { sameTeam, teamsOf } from '../queries/teams.ts';
import { wasUsed } from '../queries/was-used.ts';
import {
  abilityName,
  isWilling,
  iterationOf,
  MOST_REPETITIONS,
  maintainerOf,
  WATCHED_FROM,
  withStep,
} from './loop.ts';
import { REPEAT_LOOP } from './repeat.ts';

const slots = new Slots();
/** The player who resolved last, or -1. */
const LAST = slots.add<number>();
/** The chosen position among what waits. */
const CHOICE = slots.add<number>();
const RESULT = slots.addResult();
/** How many abilities have resolved. */
const COUNT = slots.add<number>();
/** How many slots the state check alone needs: it counts no abilities. */
const CHECK_SLOTS = RESULT + 2;
/** How often a loop is repeated. */
const TIMES = slots.add<number>();

const round = label();
const resolve = label();
const choose = label();

/** What the state check finds now; checks that cannot have become true since the last one are skipped. */
function findEvents(kernel: Kernel, state: ReadonlyState): readonly GameEvent[] {
  const { checks } = kernel.rules;
  const all = unchecked.get(state, 0) > HAPPENED || kernel.options.fullChecks === true;
  let found: readonly GameEvent[] = NONE;
  for (let i = 0; i < checks.length; i++) {
    const row = checks[i]!;
    if (!all && row.reads !== undefined && row.open?.(kernel, state) !== true) continue;
    const events = row.find(kernel, state);
    if (events.length === 0) continue;
    const told = withReason(events, row.name, row.rule);
    found = found === NONE ? told : found.concat(told);
  }
  return found;
}

/** Has a player make a choice that the table demands; null if there is none. */
function demand(m: Machine): Signal | null {
  const { kernel, state } = m;
  for (const { find, program } of kernel.rules.demands ?? []) {
    const found = find(kernel, state);
    if (found !== null) return m.push(program, found.slots, NO_CARD, found.player);
  }
  return null;
}

const isDemanded = (kernel: Kernel, state: ReadonlyState): boolean =>
  kernel.rules.demands?.some(({ find }) => find(kernel, state) !== null) === true;

/** Marks everything that happened so far as checked. */
function noteCheck(m: Machine): void {
  const draft = m.draft();
  if (unchecked.get(draft, 0) === 0) return;
  unchecked.put(draft, 0, 0);
  checksMade.put(draft, 0, checksMade.get(draft, 0) + 1);
}

/**
 * Runs the state check and the pending triggers, if there are any. Usually there are none, and no frame is needed to
 * find out.
 */
export function runStateChecks(m: Machine, how: 'check' | 'all'): Signal {
  const { kernel, state } = m;
  const met =
    (unchecked.get(state, 0) !== 0 || kernel.options.fullChecks === true) &&
    (findEvents(kernel, state).length > 0 || isDemanded(kernel, state));
  if (!met) {
    noteCheck(m);
    if (how === 'check' || state.pendingTriggers.length === 0) return m.next();
  }
  return m.push(
    how === 'all' ? settleAll : settleCheck,
    [-1, null, null, null, 0],
    NO_CARD,
    activePlayer.get(state, 0),
  );
}

/** One round of the state check; goes round again until nothing is met. */
function check(next: Label) {
  return (m: Machine): Signal => {
    const { kernel, state } = m;
    if (unchecked.get(state, 0) === 0 && !kernel.options.fullChecks) return m.goto(next);
    const events = findEvents(kernel, state);
    noteCheck(m);
    return events.length === 0 ? (demand(m) ?? m.goto(next)) : m.emit(events, RESULT);
  };
}

/** The pending triggers that a player may choose from now. */
function waitingOf(kernel: Kernel, state: ReadonlyState, player: number): number[] {
  const positions: number[] = [];
  for (let i = 0; i < state.pendingTriggers.length; i++)
    if (sameTeam(kernel, state.pendingTriggers[i]!.controller, player)) positions.push(i);
  return positions;
}

/** Who goes next. What waits for a team is the team's own: one of it goes on while there is any. */
function nextToResolve(kernel: Kernel, state: ReadonlyState, last: number): number {
  if (teamsOf(kernel) > 0) {
    const team = last >= 0 ? last : activePlayer.get(state, 0);
    for (let i = 0; i < state.pendingTriggers.length; i++) {
      const { controller } = state.pendingTriggers[i]!;
      if (sameTeam(kernel, controller, team)) return controller;
    }
  }
  return kernel.rules.triggers.nextPlayer(state, state.pendingTriggers, last);
}

function chooseTrigger(m: Machine): Signal {
  const { kernel, state, frame } = m;
  if (state.pendingTriggers.length === 0) {
    if (state.loop !== null) m.draft().loop = null;
    return m.pop();
  }
  const player = nextToResolve(kernel, state, frame.get(LAST));
  frame.set(LAST, player);
  // The order of interchangeable triggers is no question.
  const positions = firstOfEach(state, waitingOf(kernel, state, player));
  if (positions.length === 1) {
    frame.set(CHOICE, positions[0]!);
    return m.next();
  }
  const sources = positions.map((i) => state.pendingTriggers[i]!.source);
  return m.ask(
    ask.option(player, {
      prompt: 'choose-trigger',
      from: positions,
      into: CHOICE,
      data: sources,
      rule: kernel.rules.triggers.rule,
    }),
  );
}

/** Asks how often a loop is repeated, once the same has happened several times in a row. */
function proposeRepetition(m: Machine): Signal {
  const { loop } = m.state;
  if (loop === null || loop.repetition !== null || m.state.pendingTriggers.length === 0)
    return m.goto(choose);
  const script = iterationOf(loop);
  if (script === null) return m.goto(choose);
  return m.ask(
    ask.number(maintainerOf(script), {
      prompt: REPEAT_LOOP,
      max: MOST_REPETITIONS,
      into: TIMES,
      rule: cite(m.kernel, 'endless'),
    }),
  );
}

function repeat(m: Machine): Signal {
  const { state, frame } = m;
  const loop = state.loop!;
  const script = iterationOf(loop)!;
  const times = frame.get(TIMES);
  const given = loop.steps.at(-1)!.answers.length;
  const repetition = { script, times, left: times * script.length, at: script.length - 1, given };
  m.draft().loop = { ...loop, repetition };
  return m.next();
}

/**
 * Before an ability of a loop resolves: whether it is one that has been proposed. When those are over and no one can
 * say no in the loop, it ends here: its abilities that wait do not resolve.
 */
function takeUp(m: Machine, loop: Loop, waiting: PendingTrigger): Signal | null {
  const { state, frame } = m;
  const { script, times, left, at } = loop.repetition!;
  const next = (at + 1) % script.length;
  const isNext = script[next]!.ability === abilityName(waiting);
  if (!isNext || (left <= 0 && !script.some(({ answers }) => answers.some(isWilling)))) {
    m.draft().loop = null;
    frame.set(COUNT, 0);
    if (!isNext) return null;
    m.draft().pendingTriggers = state.pendingTriggers.filter((w) =>
      script.every(({ ability }) => ability !== abilityName(w)),
    );
    return m.emit([loopEnded.of(waiting.controller, { amount: times })], RESULT);
  }
  m.draft().loop = { ...loop, repetition: { ...loop.repetition!, left: left - 1, at: next, given: 0 } };
  return null;
}

/** Records what resolves, once it is so much that it may be a loop. */
function watch(m: Machine, waiting: PendingTrigger): Signal | null {
  const { state, frame } = m;
  const { loop } = state;
  if (loop !== null && loop.repetition !== null) return takeUp(m, loop, waiting);
  const count = frame.get(COUNT) + 1;
  frame.set(COUNT, count);
  if (count > WATCHED_FROM) m.draft().loop = withStep(loop, waiting, state.pendingTriggers.length);
  return null;
}

function resolveTrigger(m: Machine): Signal {
  const { state, frame } = m;
  const position = frame.get(CHOICE);
  const waiting = state.pendingTriggers[position]!;
  const ended = watch(m, waiting);
  if (ended !== null) return ended;
  m.draft().pendingTriggers = state.pendingTriggers.filter((_, i) => i !== position);
  m.kernel.observer?.triggered?.(state, waiting);
  const { part } = waiting;
  if (part.usesPerTurn !== null && wasUsed(state, part.id, waiting.source, part.usesPerTurn))
    return m.goto(round);
  return m.push(part.program!, waiting.slots, waiting.source, waiting.controller, waiting.event);
}

/** Repeats the state check until it finds nothing, then resolves each pending trigger, each followed by the check. */
export const settleAll: Program = defineProgram('core/settle', slots.count, [
  round,
  check(resolve),
  (m) => m.goto(round),
  resolve,
  proposeRepetition,
  repeat,
  choose,
  chooseTrigger,
  resolveTrigger,
  (m) => m.goto(round),
]);

const checkAgain = label();
const checked = label();

/** The state check alone; triggers stay pending. */
export const settleCheck: Program = defineProgram('core/state-check', CHECK_SLOTS, [
  checkAgain,
  check(checked),
  (m) => m.goto(checkAgain),
  checked,
  (m) => m.pop(),
]);
