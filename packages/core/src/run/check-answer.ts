import { codedError } from '../faults/call-rules.ts';
import type { Answer, TurnMove } from '../model/answer.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import { controller, zoneOf } from '../model/core-columns.ts';
import type { Decision } from '../model/decision.ts';
import type { Refusal } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import { isCurrent } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import { meansOf } from '../queries/cost.ts';

function refuse(reason: string, rule: string): Refusal {
  return { reason, rule };
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

/** The fields of a turn action. */
export const MOVE_FIELDS: readonly string[] = ['action', 'card', 'option'];

/** Reads a turn action with exactly these fields; null for anything else. */
function readMove(given: object): TurnMove | null {
  for (const field in given) if (field !== 'action' && field !== 'card' && field !== 'option') return null;
  const { action, card, option } = given as TurnMove;
  return { action, card, option } as TurnMove;
}

/** Reads a list; null for one that is too long, which is not looked at. */
function readList(given: readonly number[], { max }: Decision): readonly number[] | null {
  const { length } = given;
  if (length > max) return null;
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(given[i]!);
  return list;
}

/**
 * Parses an answer, reading each part once, so that what is checked is what is executed even if getters change. Null if
 * it is malformed or has extra parts.
 */
export function readAnswer(decision: Decision, answer: Answer): Answer | null {
  if (typeof answer !== 'object' || answer === null) return answer;
  try {
    return Array.isArray(answer) ? readList(answer as readonly number[], decision) : readMove(answer);
  } catch {
    return null;
  }
}

function checkMove(kernel: Kernel, state: ReadonlyState, decision: Decision, answer: Answer): Refusal | null {
  const move = answer as TurnMove;
  if (typeof move !== 'object' || Array.isArray(move)) return refuse('malformed', decision.rule);
  const row = kernel.actionRows.get(move.action);
  if (row === undefined || !isWhole(move.card) || !isWhole(move.option) || move.option < 0) {
    return refuse('malformed', decision.rule);
  }
  if (!kernel.options.fullChecks && kernel.listing.has(state, row, move.card, move.option)) return null;
  const means = meansOf(kernel, state, decision.player);
  if (row.zones.length === 0) {
    if (move.card !== -1 || move.option !== 0) return refuse('malformed', row.rule);
    return row.check(kernel, state, decision.player, -1, 0, means);
  }
  if (!kernel.isCard(state, move.card) || !isCurrent(state, move.card))
    return refuse('no-such-card', row.rule);
  const card = cardOf(move.card);
  const zone = kernel.zones[zoneOf.get(state, card)]!;
  if (!zone.shared && controller.get(state, card) !== decision.player) return refuse('not-yours', row.rule);
  if (!row.zones.includes(zone)) return refuse('wrong-zone', row.rule);
  const ways = row.ways === undefined ? 1 : row.ways(kernel, state, decision.player, card);
  if (move.option >= ways) return refuse('no-such-way', row.rule);
  return row.check(kernel, state, decision.player, card, move.option, means);
}

function checkList(decision: Decision, answer: Answer): Refusal | null {
  if (!Array.isArray(answer)) return refuse('malformed', decision.rule);
  const list = answer as readonly unknown[];
  const candidates: readonly number[] = decision.candidates;
  if (list.length < decision.min || list.length > decision.max) return refuse('wrong-number', decision.rule);
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (!isWhole(item) || !candidates.includes(item)) return refuse('not-a-candidate', decision.rule);
    if (list.indexOf(item) !== i) return refuse('chosen-twice', decision.rule);
  }
  return null;
}

/** Why a player may not answer now; null for the one who is asked. */
export function checkWho(kernel: Kernel, state: ReadonlyState, by: unknown): Refusal | null {
  const { decision } = state;
  if (decision === null) return refuse('nothing-asked', cite(kernel, 'over'));
  return decision.player === by ? null : refuse('not-asked', decision.rule);
}

/** Why an answer to the current decision would be refused; null if it is legal. Never changes the state. */
export function checkAnswer(kernel: Kernel, state: ReadonlyState, answer: Answer): Refusal | null {
  const { decision } = state;
  if (decision === null) return refuse('nothing-asked', cite(kernel, 'over'));
  const read = readAnswer(decision, answer);
  return read === null ? refuseUnread(decision, answer) : checkRead(kernel, state, decision, read);
}

/** Why a malformed answer is refused. */
export function refuseUnread(decision: Decision, answer: Answer): Refusal {
  const isLong = Array.isArray(answer) && decision.kind !== 'act';
  return refuse(isLong ? 'wrong-number' : 'malformed', decision.rule);
}

/** The same for a parsed answer. @throws CardwrightError `plugin-failed` for what a rule of the game throws */
export function checkRead(
  kernel: Kernel,
  state: ReadonlyState,
  decision: Decision,
  answer: Answer,
): Refusal | null {
  try {
    return checkByKind(kernel, state, decision, answer);
  } catch (error) {
    throw codedError(kernel, 'a check of an answer', error);
  }
}

function checkByKind(
  kernel: Kernel,
  state: ReadonlyState,
  decision: Decision,
  answer: Answer,
): Refusal | null {
  switch (decision.kind) {
    case 'act':
      return checkMove(kernel, state, decision, answer);
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets': {
      const refusal = checkList(decision, answer);
      if (refusal !== null || decision.test === '') return refusal;
      return kernel.choiceTest(decision.test)(kernel, state, decision, answer as readonly CardRef[]);
    }
    case 'order':
      return checkList(decision, answer);
    case 'choose-option':
      return isWhole(answer) && decision.candidates.includes(answer)
        ? null
        : refuse('not-an-option', decision.rule);
    case 'number':
      return isWhole(answer) && answer >= decision.min && answer <= decision.max
        ? null
        : refuse('out-of-range', decision.rule);
    case 'confirm':
      return typeof answer === 'boolean' ? null : refuse('malformed', decision.rule);
    case 'name':
      return typeof answer === 'string' && kernel.isCardName(answer)
        ? null
        : refuse('no-such-name', decision.rule);
  }
}

/** The position of a turn action, of which there are few. */
function positionOf({ rules: { actions } }: Kernel, name: string): number {
  let at = 0;
  while (actions[at]!.name !== name) at++;
  return at;
}

/** A checked answer as the value of the waiting slot. */
export function answerValue(kernel: Kernel, decision: Decision, answer: Answer): Value {
  if (decision.kind === 'act') {
    const move = answer as TurnMove;
    return [positionOf(kernel, move.action), move.card, move.option];
  }
  return answer as Value;
}
