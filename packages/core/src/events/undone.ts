import type { GameEvent } from '../model/game-event.ts';
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { eventForbidden } from '../queries/can.ts';
import { applicableReplacements, isPrevention } from './replacements.ts';

/**
 * Whether a proposal was not completely performed. What is prohibited, or cannot be done as far as it
 * says, was not; what modifiers reduced to nothing was.
 * @param allowed the proposal; `null` when it is prohibited
 * @param left what modifiers left of it
 * @param happened what happened in the end
 */
export function isUndone(
  allowed: GameEvent | null,
  left: GameEvent | null,
  happened: GameEvent | null,
): boolean {
  if (allowed === null) return true;
  if (left === null) return allowed.amount <= 0;
  return happened === null || happened.amount < left.amount;
}

/** Whether a proposal is prohibited or would be replaced by nothing. */
export function isBarred(kernel: Kernel, state: ReadonlyState, event: GameEvent): boolean {
  if (eventForbidden(kernel, state, event)) return true;
  const replacements = applicableReplacements(kernel, state, event);
  return replacements.length > 0 && replacements.every(({ part }) => isPrevention(part));
}

/**
 * Feasibility of a proposal: the same checks as the pipe, in advance. One that would be replaced by something is
 * feasible; one that would be replaced by nothing is not.
 * @param inFull all of it, not only a part
 */
export function canBeDone(kernel: Kernel, state: ReadonlyState, event: GameEvent, inFull: boolean): boolean {
  if (eventForbidden(kernel, state, event)) return false;
  const { measure, reduce } = event.kind.options;
  const left = measure === undefined ? event : measure(kernel, state, event);
  if (left === null) return !isUndone(event, null, null);
  const replacements = applicableReplacements(kernel, state, left);
  if (replacements.length > 0) return replacements.some(({ part }) => !isPrevention(part));
  if (reduce === undefined) return true;
  const happened = reduce(kernel, state, left);
  return happened !== null && !(inFull && isUndone(event, left, happened));
}
