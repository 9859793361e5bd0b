import type { ReadonlyState } from '@cardwright/core';
import {
  actionCard,
  additionalUses,
  defineProgram,
  discard,
  hand,
  isForbidden,
  isIn,
  isPermitted,
  type Kernel,
  mayBePermitted,
  type Refusal,
  settingOf,
  type TurnActionRow,
  zoneNameOf,
} from '@cardwright/core/game';
import { inked } from '../events/state-changes.ts';
import { inkedThisTurn } from '../table/columns.ts';
import { isInkable } from '../table/inkable.ts';
import { ink, inkElsewhere } from '../table/names.ts';
import { inksPerTurn } from '../table/settings.ts';

const ELSEWHERE: Refusal = { reason: 'wrong-zone', rule: 'CR 4.2.1' };
const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const INKED_ALREADY: Refusal = { reason: 'inked-already', rule: 'CR 4.2.3' };
const NO_INKWELL_SYMBOL: Refusal = { reason: 'no-inkwell-symbol', rule: 'CR 4.2.1.1' };

const program = defineProgram(
  'lorcana/ink',
  2,
  [
    (m) => {
      const card = m.frame.get(actionCard);
      const from = zoneNameOf(m.kernel, m.state, card);
      // From the hand, where nothing else is told.
      const data = from === hand.name ? null : { from };
      return m.emit([inked.of(m.frame.controller, { card, data })]);
    },
  ],
  { rule: 'CR 4.2.1' },
);

/** Whether a player may still ink a card this turn (CR 4.2.3). */
function mayInk(kernel: Kernel, state: ReadonlyState, player: number): boolean {
  const done = inkedThisTurn.get(state, player);
  const most = settingOf(kernel, inksPerTurn);
  return most === null || done < most || done < most + additionalUses(kernel, state, ink, player);
}

/**
 * Put a card with the inkwell symbol from hand, or from where an effect permits it, into the inkwell: once a turn,
 * plus additional uses from effects (CR 4.2).
 */
export const inkACard: TurnActionRow = {
  name: 'ink',
  zones: [hand, discard],
  rule: 'CR 4.2.1',
  possible: (kernel, s, player, zone) =>
    (zone === hand || mayBePermitted(kernel, s, inkElsewhere)) && mayInk(kernel, s, player),
  check: (kernel, s, player, card) => {
    if (!isIn(s, card, hand) && !isPermitted(kernel, s, inkElsewhere, player, card, -1)) return ELSEWHERE;
    if (!isInkable(kernel, s, card)) return NO_INKWELL_SYMBOL;
    if (!mayInk(kernel, s, player)) return INKED_ALREADY;
    return isForbidden(kernel, s, ink, player, card, -1) ? FORBIDDEN : null;
  },
  program: () => program,
};
