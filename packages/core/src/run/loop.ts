import { cardOf } from '../model/card-ref.ts';
import type { Loop, LoopAnswer, LoopStep } from '../model/loop.ts';
import type { PendingTrigger } from '../model/pending-trigger.ts';

/** Loop detection starts after this many abilities without a turn action. */
export const WATCHED_FROM = 16;
/** Maximum number of iterations that can be proposed at once. */
export const MOST_REPETITIONS = 100;
/** Maximum number of abilities per iteration. */
const LONGEST = 12;
/** This many equal iterations in a row are a loop. */
const ITERATIONS = 3;

/** A name for a pending trigger that is stable when its card moves. */
export const abilityName = ({ part, source }: PendingTrigger): string =>
  `${part.id}@${source < 0 ? source : cardOf(source)}`;

/** The loop with one more resolved ability. */
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

/** The loop with one more answer to its latest ability. */
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
    // A shrinking queue of abilities that were pending from the start is no loop.
    if (now.waiting < before.waiting) return false;
    const answers = i === steps.length - 1 ? now.answers.length : before.answers.length;
    if (!same(now, before, answers)) return false;
  }
  return true;
}

/** One iteration of what repeats exactly, or null. */
export function iterationOf({ steps }: Loop): readonly LoopStep[] | null {
  for (let period = 1; period <= LONGEST; period++) {
    // The latest iteration has not been answered completely yet.
    if (isPeriod(steps, period)) return steps.slice(steps.length - 2 * period, steps.length - period);
  }
  return null;
}

/** The player who maintains a loop: whoever says yes in it, else the controller of its first ability. */
export function maintainerOf(script: readonly LoopStep[]): number {
  for (const { answers } of script) {
    const willing = answers.find(isWilling);
    if (willing !== undefined) return willing.player;
  }
  return script[0]!.controller;
}

/** Whether an answer is a "yes" that could have ended the loop as a "no". */
export function isWilling({ kind, value }: LoopAnswer): boolean {
  return kind === 'confirm' && value === true;
}
