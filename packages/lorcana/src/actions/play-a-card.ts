import { hand, isForbidden, playAction, type TurnActionRow } from '@cardwright/core';
import { playProgram } from '../play/play-program.ts';
import { canPay, waysOf } from '../play/ways.ts';

const REASONS = { ink: 'not-enough-ink', shift: 'cannot-shift', sing: 'no-singer' } as const;
const RULES = { ink: 'CR 4.3.2.4', shift: 'CR 8.10.1', sing: 'CR 5.4.4.2' } as const;

/** Play a card from hand for its ink cost or an alternate cost; `option` is the way (CR 4.3). */
export const playACard: TurnActionRow = {
  name: 'play',
  zones: [hand],
  rule: 'CR 4.3.1',
  ways: (engine, s, _player, card) => waysOf(engine, s, card).length,
  wayName: (engine, s, card, option) => waysOf(engine, s, card)[option]!.kind,
  check: (engine, s, player, card, option) => {
    const way = waysOf(engine, s, card)[option]!;
    if (!canPay(engine, s, player, card, way)) return { reason: REASONS[way.kind], rule: RULES[way.kind] };
    return isForbidden(engine, s, playAction, player, card, -1)
      ? { reason: 'forbidden', rule: 'CR 1.2.2' }
      : null;
  },
  program: () => playProgram,
};
