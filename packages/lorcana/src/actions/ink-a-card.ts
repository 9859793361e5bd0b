import type { ReadonlyState } from '@cardwright/core';
import {
  actionCard,
  additionalUses,
  defineProgram,
  hand,
  isForbidden,
  type Kernel,
  type Refusal,
  type TurnActionRow,
} from '@cardwright/core/game';
import { inked } from '../events/state-changes.ts';
import { inkedThisTurn } from '../table/columns.ts';
import { isInkable } from '../table/inkable.ts';
import { ink } from '../table/names.ts';

const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const INKED_ALREADY: Refusal = { reason: 'inked-already', rule: 'CR 4.2.3' };
const NO_INKWELL_SYMBOL: Refusal = { reason: 'no-inkwell-symbol', rule: 'CR 4.2.1.1' };

const program = defineProgram(
  'lorcana/ink',
  2,
  [(m) => m.emit([inked.of(m.frame.controller, { card: m.frame.get(actionCard) })])],
  { rule: 'CR 4.2.1' },
);

/** Whether a player may still ink a card this turn (CR 4.2.3). */
function mayInk(kernel: Kernel, state: ReadonlyState, player: number): boolean {
  const done = inkedThisTurn.get(state, player);
  return done === 0 || done < 1 + additionalUses(kernel, state, ink, player);
}

/**
 * Put a card with the inkwell symbol from hand into the inkwell: once a turn, plus additional uses from effects (CR
 * 4.2).
 */
export const inkACard: TurnActionRow = {
  name: 'ink',
  zones: [hand],
  rule: 'CR 4.2.1',
  possible: mayInk,
  check: (kernel, s, player, card) => {
    if (!isInkable(kernel, s, card)) return NO_INKWELL_SYMBOL;
    if (!mayInk(kernel, s, player)) return INKED_ALREADY;
    return isForbidden(kernel, s, ink, player, card, -1) ? FORBIDDEN : null;
  },
  program: () => program,
};
