import type { Machine, Signal } from '../agenda/machine.ts';
import type { Program } from '../agenda/program.ts';
import { Decision } from '../decisions/decision.ts';
import { abilityUsed } from '../events/core-events.ts';
import type { GameEvent } from '../events/game-event.ts';
import { unchecked } from '../state/core-columns.ts';
import type { ReadonlyState } from '../state/state.ts';

// Slots: 0 the player who resolved last, 1 the chosen position, 2 the events' results (two slots).
const LAST = 0;
const CHOICE = 1;
const RESULT = 2;

/** One round of the state check; goes round again until nothing is met (CR 1.8.3). */
function check(next: number) {
  return (m: Machine): Signal => {
    const { engine, state } = m;
    if (unchecked.get(state, 0) === 0 && !engine.options.fullChecks) return m.goto(next);
    unchecked.put(m.draft(), 0, 0);
    const events: GameEvent[] = [];
    for (const row of engine.rules.checks) for (const event of row.find(engine, state)) events.push(event);
    if (events.length === 0) return m.goto(next);
    return m.emit(events, RESULT);
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
export const settleAll: Program = {
  id: 'core/settle',
  steps: [check(2), (m) => m.goto(0), chooseTrigger, resolveTrigger, (m) => m.goto(0)],
  slotCount: 4,
  rule: 'CR 1.8.3, 7.7.4',
};

/** The state check alone; what triggers waits. */
export const settleCheck: Program = {
  id: 'core/state-check',
  steps: [check(2), (m) => m.goto(0), (m) => m.pop()],
  slotCount: 4,
  rule: 'CR 1.8',
};
