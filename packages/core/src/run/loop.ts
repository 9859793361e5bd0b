import type { Loop, LoopAnswer, LoopStep } from '../model/loop.ts';
import type { PendingTrigger } from '../model/pending-trigger.ts';
import { cardOf } from '../model/reference.ts';

/** After so many abilities without a turn action a loop is looked for. */
export const WATCHED_FROM = 16;
/** The most iterations that can be proposed at once. */
export const MOST_REPETITIONS = 100;
/** The most abilities that one iteration may have. */
const LONGEST = 12;
/** So many iterations in a row are a loop. */
const ITERATIONS = 3;

/** Name of a waiting ability that stays the same when its card moves. */
export const abilityName = ({ part, source }: PendingTrigger): string =>
  `${part.id}@${source < 0 ? source : cardOf(source)}`;

/** The loop with one more ability that resolves. */
export function withStep(loop: Loop | null, waiting: PendingTrigger, count: number): Loop {
  const step: LoopStep = {
    ability: abilityName(waiting),
    controller: waiting.controller,
    waiting: count,
    answers: [],
  };
  const steps = loop === null ? [step] : [...loop.steps.slice(1 - LONGEST * ITERATIONS), step];
  return { steps, repetition: loop?.repetition ?? null };
}

/** The loop with one more answer to what its latest ability asked. */
export function withAnswer(loop: Loop, answer: LoopAnswer): Loop {
  const last = loop.steps.at(-1)!;
  return { ...loop, steps: loop.steps.with(-1, { ...last, answers: [...last.answers, answer] }) };
}

function same(a: LoopStep, b: LoopStep, answers: number): boolean {
  return a.ability === b.ability && JSON.stringify(a.answers) === JSON.stringify(b.answers.slice(0, answers));
}

function isPeriod(steps: readonly LoopStep[], period: number): boolean {
  const from = steps.length - period * (ITERATIONS - 1);
  if (from < period) return false;
  for (let i = from; i < steps.length; i++) {
    const [now, before] = [steps[i]!, steps[i - period]!];
    // Abilities that waited from the start become fewer: they are no loop.
    if (now.waiting < before.waiting) return false;
    const answers = i === steps.length - 1 ? now.answers.length : before.answers.length;
    if (!same(now, before, answers)) return false;
  }
  return true;
}

/** One iteration of what has been repeated in just the same way, or null. */
export function iterationOf({ steps }: Loop): readonly LoopStep[] | null {
  for (let period = 1; period <= LONGEST; period++) {
    // The answers of the latest iteration are not all given yet.
    if (isPeriod(steps, period)) return steps.slice(steps.length - 2 * period, steps.length - period);
  }
  return null;
}

/** The player who maintains a loop: who says yes in it, else whose ability it begins with. */
export function maintainerOf(script: readonly LoopStep[]): number {
  for (const { answers } of script) {
    const willing = answers.find(isWilling);
    if (willing !== undefined) return willing.player;
  }
  return script[0]!.controller;
}

/** An answer that could have been no, and so ended the loop. */
export function isWilling({ kind, value }: LoopAnswer): boolean {
  return kind === 'confirm' && value === true;
}
