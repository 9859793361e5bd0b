import {
  defineProgram,
  type Engine,
  firstIn,
  mayHaveParts,
  nextInZone,
  play,
  type ReadonlyState,
  type Refusal,
  type TurnActionRow,
} from '@cardwright/core';
import { canChallenge } from '../challenge/targets.ts';

const MUST_CHALLENGE: Refusal = { reason: 'must-challenge', rule: 'CR 8.7.3' };

/** Whether a ready character that must challenge still can (CR 8.7.3). */
function mustStillChallenge(engine: Engine, state: ReadonlyState, player: number): boolean {
  // Nothing requires anything on most tables: one look tells.
  if (!mayHaveParts(engine, state, 'require')) return false;
  for (let card = firstIn(state, player, play); card >= 0; card = nextInZone.get(state, card)) {
    if (engine.partsOn(state, card, 'require').some((a) => a.part.action?.name === 'challenge')) {
      if (canChallenge(engine, state, player, card)) return true;
    }
  }
  return false;
}

/** Declare the end of the turn (CR 3.3.2). */
export const endTurn: TurnActionRow = {
  name: 'end-turn',
  zones: [],
  rule: 'CR 3.3.2',
  endsLoop: true,
  check: (engine, s, player) => (mustStillChallenge(engine, s, player) ? MUST_CHALLENGE : null),
  program: () => defineProgram('lorcana/end-turn', 0, []),
};
