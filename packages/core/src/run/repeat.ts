import type { Answer } from '../model/answer.ts';
import { type CardRef, cardOf, NO_CARD } from '../model/card-ref.ts';
import type { Decision } from '../model/decision.ts';
import type { Kernel } from '../model/kernel.ts';
import type { LoopAnswer, Repetition } from '../model/loop.ts';
import type { State } from '../model/state.ts';
import { answerValue, checkAnswer } from './check-answer.ts';
import { abilityName, isWilling, withAnswer } from './loop.ts';

/** Prompt for how often a loop is repeated. */
export const REPEAT_LOOP = 'repeat-loop';

const OF_CARDS: readonly string[] = ['choose-cards', 'order'];

/** Records an answer during loop detection. */
export function noteAnswer(state: State, decision: Decision, answer: Answer): void {
  const { loop } = state;
  if (loop === null || loop.repetition !== null || decision.prompt === REPEAT_LOOP) return;
  const { kind, prompt, player } = decision;
  let value = answer as LoopAnswer['value'];
  if (prompt === 'choose-trigger') value = abilityName(state.pendingTriggers[answer as number]!);
  else if (OF_CARDS.includes(kind)) value = (answer as readonly CardRef[]).map(cardOf);
  state.loop = withAnswer(loop, { kind, prompt, player, value });
}

/** The previous iteration's answer, translated to now; undefined if the decision differs. */
function again(state: State, decision: Decision, before: LoopAnswer): Answer | undefined {
  const { kind, prompt, player, candidates } = decision;
  if (before.kind !== kind || before.prompt !== prompt || before.player !== player) return undefined;
  const { value } = before;
  if (prompt === 'choose-trigger')
    return candidates.find((position) => abilityName(state.pendingTriggers[position]!) === value);
  if (!OF_CARDS.includes(kind)) return value as Answer;
  return (value as readonly number[]).map(
    (card) => decision.cards.find((ref) => cardOf(ref) === card) ?? NO_CARD,
  );
}

function scripted(state: State, decision: Decision, { script, at, given, left }: Repetition) {
  const before = script[at]?.answers[given];
  if (before === undefined) return undefined;
  // The proposed iterations are over, so something must change: the first "yes" becomes a "no".
  if (left <= 0 && isWilling(before) && decision.kind === 'confirm') return false;
  return again(state, decision, before);
}

/**
 * Answers what is asked as it was in the iteration before (no one performs each one). Where that cannot be
 * the loop has ended, and the player is asked. @returns whether it was answered
 */
export function answerInLoop(kernel: Kernel, state: State): boolean {
  const { loop, decision } = state;
  const repetition = loop!.repetition!;
  const answer = scripted(state, decision!, repetition);
  if (answer === undefined || checkAnswer(kernel, state, answer) !== null) {
    state.loop = null;
    return false;
  }
  const frame = state.agenda!;
  if (decision!.slot >= 0) frame.slots[decision!.slot] = answerValue(kernel, decision!, answer);
  frame.step++;
  state.decision = null;
  const broken = repetition.left <= 0 && answer === false;
  state.loop = broken ? null : { ...loop!, repetition: { ...repetition, given: repetition.given + 1 } };
  return true;
}
