import { play, type Refusal, type TurnActionRow } from '@cardwright/core/game';
import { challengeProgram } from '../challenge/challenge-program.ts';
import { canChallenge, canDeclare, mayChallengeSomething } from '../challenge/targets.ts';

const CANNOT_DECLARE: Refusal = { reason: 'cannot-declare', rule: 'CR 4.6.4.1' };
const NOTHING_TO_CHALLENGE: Refusal = { reason: 'nothing-to-challenge', rule: 'CR 4.6.4.2' };

/** Challenge an exerted opposing character or an opposing location (CR 4.6). */
export const challengeAction: TurnActionRow = {
  name: 'challenge',
  zones: [play],
  rule: 'CR 4.6.4',
  possible: mayChallengeSomething,
  check: (kernel, s, player, card) => {
    if (!canDeclare(kernel, s, card)) return CANNOT_DECLARE;
    return canChallenge(kernel, s, player, card) ? null : NOTHING_TO_CHALLENGE;
  },
  program: () => challengeProgram,
};
