import type { ReadonlyState } from '@cardwright/core';
import { type Kernel, stepIndex } from '@cardwright/core/game';
import { battling, challenging } from './columns.ts';

/** When players may act: in a phase, or within a battle or challenge. */
export type Moment = 'action-phase' | 'battle' | 'challenge-phase' | 'challenge' | 'none';

/** What goes on now. */
export function momentOf(kernel: Kernel, state: ReadonlyState): Moment {
  if (battling.get(state, 0) === 1) return 'battle';
  if (challenging.get(state, 0) === 1) return 'challenge';
  const step = kernel.rules.timing[stepIndex.get(state, 0)]?.name;
  return step === 'action' ? 'action-phase' : step === 'challenge' ? 'challenge-phase' : 'none';
}
