import type { ReadonlyState } from '@cardwright/core';
import {
  endingAction,
  firstIn,
  type Kernel,
  mayHaveParts,
  nextInZone,
  partsOn,
  play,
  type Refusal,
} from '@cardwright/core/game';
import { canChallenge } from '../challenge/targets.ts';
import { isCharged } from '../play/charges.ts';
import { questAction } from './quest.ts';

/** By duty: whether its player can fulfil it now, and why the turn cannot end before. */
const DUTIES: Readonly<Record<string, { readonly can: typeof canChallenge; readonly refusal: Refusal }>> = {
  challenge: { can: canChallenge, refusal: { reason: 'must-challenge', rule: 'CR 8.7.3' } },
  quest: {
    can: (kernel, s, player, card) => questAction.check(kernel, s, player, card, 0, 0) === null,
    refusal: { reason: 'must-quest', rule: 'CR 6.1.2' },
  },
};

/** A duty of a card in play that can still be fulfilled (CR 8.7.3). */
function stillToDo(kernel: Kernel, state: ReadonlyState, player: number): Refusal | null {
  // Most tables have no requirements: a cheap test first.
  if (!mayHaveParts(kernel, state, 'require')) return null;
  for (let card = firstIn(state, player, play); card >= 0; card = nextInZone.get(state, card)) {
    for (const { part, scope } of partsOn(kernel, state, card, 'require')) {
      const duty = DUTIES[part.action?.name ?? ''];
      // Nobody has to pay for it.
      if (part.action !== null && isCharged(kernel, state, part.action, card)) continue;
      const whom = part.other && { test: part.other, scope };
      if (duty?.can(kernel, state, player, card, whom) === true) return duty.refusal;
    }
  }
  return null;
}

/** Declare the end of the turn (CR 3.3.2). */
export const endTurn = endingAction({ name: 'end-turn', rule: 'CR 3.3.2', check: stillToDo });
