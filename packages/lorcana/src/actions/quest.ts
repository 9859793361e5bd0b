import {
  actionCard,
  actionSlots,
  cardOf,
  defineProgram,
  isForbidden,
  isPermitted,
  type Machine,
  NO_CARD,
  play,
  type Refusal,
  type Signal,
  statOf,
  type TurnActionRow,
} from '@cardwright/core/game';
import { exertedEvent, loreGained, quested } from '../events/state-changes.ts';
import { canPayCharges, chargeSteps } from '../play/charges.ts';
import { dry, exerted } from '../table/columns.ts';
import { gainLore, loreValue, quest, questWhileDrying } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';

const DRYING: Refusal = { reason: 'drying', rule: 'CR 4.5.1.2' };
const EXERTED: Refusal = { reason: 'exerted', rule: 'CR 4.5.1.3' };
const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };
const UNPAYABLE: Refusal = { reason: 'cannot-pay', rule: 'CR 1.5.3' };
const NOT_A_CHARACTER: Refusal = { reason: 'not-a-character', rule: 'CR 4.5.1' };

function gain(m: Machine): Signal {
  const { kernel, state, frame } = m;
  const ref = frame.get(actionCard);
  const card = kernel.isHere(state, ref) ? cardOf(ref) : -1;
  const amount =
    card < 0 || isForbidden(kernel, state, gainLore, frame.controller, card, -1)
      ? 0
      : statOf(kernel, state, card, loreValue);
  return m.emit([loreGained.of(frame.controller, { other: ref, amount, source: ref })]);
}

const slots = actionSlots();
/** The charges that are paid. */
const PAID = slots.add<readonly string[]>();
const program = defineProgram(
  'lorcana/quest',
  slots.count,
  [
    ...chargeSteps(quest, PAID, () => NO_CARD),
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
    if (dry.get(s, card) === 0 && !isPermitted(kernel, s, questWhileDrying, player, card, -1)) return DRYING;
    if (isForbidden(kernel, s, quest, player, card, -1)) return FORBIDDEN;
    return canPayCharges(kernel, s, quest, player, card, -1) ? null : UNPAYABLE;
  },
  program: () => program,
};
