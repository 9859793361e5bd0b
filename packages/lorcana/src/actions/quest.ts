import {
  actionCard,
  cardOf,
  defineProgram,
  isForbidden,
  type Machine,
  play,
  type Refusal,
  type Signal,
  statOf,
  type TurnActionRow,
} from '@cardwright/core/game';
import { exertedEvent, loreGained, quested } from '../events/state-changes.ts';
import { dry, exerted } from '../table/columns.ts';
import { loreValue, quest } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';

const DRYING: Refusal = { reason: 'drying', rule: 'CR 4.5.1.2' };
const EXERTED: Refusal = { reason: 'exerted', rule: 'CR 4.5.1.3' };
const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const NOT_A_CHARACTER: Refusal = { reason: 'not-a-character', rule: 'CR 4.5.1' };

function gain(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const ref = frame.get(actionCard);
  const amount = kernel.isHere(state, ref) ? statOf(kernel, state, cardOf(ref), loreValue) : 0;
  return m.emit([loreGained.of(frame.controller, { other: ref, amount, source: ref })]);
}

const program = defineProgram(
  'lorcana/quest',
  2,
  [
    (m) => m.emit([exertedEvent.of(m.frame.controller, { card: m.frame.get(actionCard) })]),
    gain,
    (m) => m.emit([quested.of(m.frame.controller, { card: m.frame.get(actionCard) })]),
  ],
  { rule: 'CR 4.5.1' },
);

/** Exert a character to gain its lore (CR 4.5). */
export const questAction: TurnActionRow = {
  name: 'quest',
  zones: [play],
  rule: 'CR 4.5.1',
  check: (kernel, s, player, card) => {
    if (!traitsOf(kernel, s, card).isCharacter) return NOT_A_CHARACTER;
    if (exerted.get(s, card) === 1) return EXERTED;
    if (dry.get(s, card) === 0) return DRYING;
    return isForbidden(kernel, s, quest, player, card, -1) ? FORBIDDEN : null;
  },
  program: () => program,
};
