import { type Engine, type ReadonlyState, stepIndex } from '@cardwright/core';
import { battling, challenging } from './columns.ts';

/** When players may act: in a phase, or within a battle or challenge. */
export type Moment = 'action-phase' | 'battle' | 'challenge-phase' | 'challenge' | 'none';

/** What goes on now. */
export function momentOf(engine: Engine, state: ReadonlyState): Moment {
  if (battling.get(state, 0) === 1) return 'battle';
  if (challenging.get(state, 0) === 1) return 'challenge';
  const step = engine.rules.timing[stepIndex.get(state, 0)]?.name;
  return step === 'action' ? 'action-phase' : step === 'challenge' ? 'challenge-phase' : 'none';
}
