import type { ReadonlyState } from '../model/state.ts';
import { type Active, appliesTo } from './active.ts';

/** Whether one of the keyword removals applies to this card. */
export function isLost(losing: readonly Active[] | undefined, state: ReadonlyState, card: number): boolean {
  if (losing === undefined) return false;
  for (let i = 0; i < losing.length; i++) if (appliesTo(state, losing[i]!, card)) return true;
  return false;
}
