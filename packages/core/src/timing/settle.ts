import type { Machine, Signal } from '../agenda/machine.ts';
import { Program } from '../agenda/program.ts';
import { Decision } from '../decisions/decision.ts';
import { abilityUsed } from '../events/core-events.ts';
import type { GameEvent } from '../events/game-event.ts';
import type { Engine } from '../game/engine.ts';
import { activePlayer, unchecked } from '../state/core-columns.ts';
import type { ReadonlyState } from '../state/state.ts';

// Slots: 0 the player who resolved last, 1 the chosen position, 2 the events' results (two slots).
const LAST = 0;
const CHOICE = 1;
const RESULT = 2;

const NONE: readonly GameEvent[] = Object.freeze([]);

/** What the state check finds now. */
function findEvents(engine: Engine, state: ReadonlyState): readonly GameEvent[] {
  const { checks } = engine.rules;
  let found: readonly GameEvent[] = NONE;
  for (let i = 0; i < checks.length; i++) {
    const events = checks[i]!.find(engine, state);
    if (events.length > 0) found = found === NONE ? events : found.concat(events);
  }
  return found;
}

/** Runs the state check and what waits, if there is anything: mostly there is not, and no frame is needed to see it. */
export function settle(m: Machine, how: 'check' | 'all'): Signal {
  const { engine, state } = m;
  const met =
    (unchecked.get(state, 0) !== 0 || engine.options.fullChecks === true) &&
    findEvents(engine, state).length > 0;
  if (!met) {
    unchecked.put(m.draft(), 0, 0);
    if (how === 'check' || state.waiting.length === 0) return m.next();
  }
  return m.push(how === 'all' ? settleAll : settleCheck, [-1], -1, activePlayer.get(state, 0));
}

/** One round of the state check; goes round again until nothing is met (CR 1.8.3). */
function check(next: number) {
  return (m: Machine): Signal => {
    const { engine, state } = m;
    if (unchecked.get(state, 0) === 0 && !engine.options.fullChecks) return m.goto(next);
    unchecked.put(m.draft(), 0, 0);
    const events = findEvents(engine, state);
    return events.length === 0 ? m.goto(next) : m.emit(events, RESULT);
  };
}

/** The waiting abilities that a player may choose from now. */
function waitingOf(state: ReadonlyState, player: number): number[] {
  const positions: number[] = [];
  for (let i = 0; i < state.waiting.length; i++)
    if (state.waiting[i]!.controller === player) positions.push(i);
  return positions;
}

/** Whether an ability with a limit has been used this turn by this card (CR 6.1.13.2). */
export function wasUsed(state: ReadonlyState, id: string, source: number): boolean {
  for (let entry = state.history; entry !== null; entry = entry.earlier) {
    const { event } = entry;
    if (event.kind === abilityUsed && event.source === source && event.data!['part'] === id) return true;
  }
  return false;
}

function chooseTrigger(m: Machine): Signal {
  const { engine, state, frame } = m;
  if (state.waiting.length === 0) return m.pop();
  const player = engine.rules.triggers.nextPlayer(state, state.waiting, frame.slots[LAST] as number);
  frame.slots[LAST] = player;
  const positions = waitingOf(state, player);
  if (positions.length === 1) {
    frame.slots[CHOICE] = positions[0]!;
    return m.next();
  }
  const sources = positions.map((i) => state.waiting[i]!.source);
  return m.ask(
    new Decision(
      'choose-option',
      player,
      'choose-trigger',
      positions,
      1,
      1,
      -1,
      sources,
      false,
      CHOICE,
      engine.rules.triggers.rule,
    ),
  );
}

function resolveTrigger(m: Machine): Signal {
  const { state, frame } = m;
  const position = frame.slots[CHOICE] as number;
  const waiting = state.waiting[position]!;
  m.draft().waiting = state.waiting.filter((_, i) => i !== position);
  m.engine.observer?.triggered?.(state, waiting);
  const { part } = waiting;
  if (part.oncePerTurn && wasUsed(state, part.id, waiting.source)) return m.goto(0);
  return m.push(part.program!, waiting.slots, waiting.source, waiting.controller, waiting.event);
}

/** The state check, again and again until nothing is met, then every waiting ability, each followed by the check. */
export const settleAll: Program = new Program(
  'core/settle',
  4,
  [check(2), (m) => m.goto(0), chooseTrigger, resolveTrigger, (m) => m.goto(0)],
  'CR 1.8.3, 7.7.4',
);

/** The state check alone; what triggers waits. */
export const settleCheck: Program = new Program(
  'core/state-check',
  4,
  [check(2), (m) => m.goto(0), (m) => m.pop()],
  'CR 1.8',
);
