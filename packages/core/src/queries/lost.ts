import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { type Active, appliesTo } from './active.ts';

/** Recursion guard for effects whose applicability depends on the keyword that they remove. */
const asking: number[] = [];

/** Whether one of the keyword removals applies to this card. */
export function isLost(losing: readonly Active[] | undefined, state: ReadonlyState, card: number): boolean {
  if (losing === undefined) return false;
  const ref = refOf(state, card);
  if (asking.includes(ref)) return false;
  asking.push(ref);
  let lost = false;
  for (let i = 0; i < losing.length && !lost; i++) lost = appliesTo(state, losing[i]!, card);
  asking.pop();
  return lost;
}
