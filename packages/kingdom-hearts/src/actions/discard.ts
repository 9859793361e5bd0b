import { actionCard, defineProgram, isForbidden, play, type TurnActionRow } from '@cardwright/core/game';
import { discardedFromPlay } from '../events/leaving.ts';
import { FORBIDDEN, OTHER_TYPE } from '../play/limits.ts';
import { beDiscarded } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';
import { playerArea } from '../table/zones.ts';

const program = defineProgram(
  'kingdom-hearts/discard',
  2,
  [(m) => m.emit([discardedFromPlay.of(m.frame.controller, { card: m.frame.get(actionCard) })])],
  { rule: 'KH 8.2.6' },
);

/** Discard Equipment or a Form Change: at any time its controller may act (KH 4.1, 8.2.6, KH 9.39). */
export const discardACard: TurnActionRow = {
  name: 'discard',
  zones: [playerArea, play],
  rule: 'KH 8.2.6',
  check: (kernel, s, player, card) => {
    const traits = traitsOf(kernel, s, card);
    if (!traits.isEquipment && !traits.isForm) return OTHER_TYPE;
    return isForbidden(kernel, s, beDiscarded, player, card, -1) ? FORBIDDEN : null;
  },
  program: () => program,
};

export const discardProgram = program;
