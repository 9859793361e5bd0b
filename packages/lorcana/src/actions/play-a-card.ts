import { isForbidden, playAction, type Refusal, type TurnActionRow } from '@cardwright/core/game';
import { playProgram } from '../play/play-program.ts';
import { isPlayableFromHere, mayPlayFrom, PLAYED_FROM } from '../play/played-from.ts';
import { canPay, wayOf, waysOf } from '../play/ways.ts';
import type { Way } from '../table/way.ts';

const ELSEWHERE: Refusal = { reason: 'wrong-zone', rule: 'CR 4.3.2' };
const FORBIDDEN: Refusal = { reason: 'forbidden', rule: 'CR 1.2.2' };

const NOT_ENOUGH_INK: Refusal = { reason: 'not-enough-ink', rule: 'CR 4.3.2.4' };
const UNPAYABLE: Readonly<Record<Exclude<Way['kind'], 'ink'>, Refusal>> = {
  shift: { reason: 'cannot-shift', rule: 'CR 8.10.1' },
  'sing-together': { reason: 'no-singer', rule: 'CR 8.12.2' },
  alternate: { reason: 'cannot-pay', rule: 'CR 4.3.2.2' },
  sing: { reason: 'no-singer', rule: 'CR 5.4.4.2' },
};

/**
 * Play a card for its ink cost or an alternate cost; `option` is the way (CR 4.3). From hand, and from other zones if
 * an effect permits it.
 */
export const playACard: TurnActionRow = {
  name: 'play',
  zones: PLAYED_FROM,
  rule: 'CR 4.3.1',
  possible: (kernel, s, _player, zone) => mayPlayFrom(kernel, s, zone),
  // The number of ways reveals something about a card: report none for a hidden one.
  ways: (kernel, s, player, card) =>
    isPlayableFromHere(kernel, s, player, card) ? waysOf(kernel, s, card).length : 1,
  wayName: (kernel, s, card, option) => wayOf(kernel, s, card, option).kind,
  check: (kernel, s, player, card, option, ink) => {
    if (!isPlayableFromHere(kernel, s, player, card)) return ELSEWHERE;
    const way = wayOf(kernel, s, card, option);
    if (!canPay(kernel, s, player, card, way, ink))
      return way.kind === 'ink' ? NOT_ENOUGH_INK : UNPAYABLE[way.kind];
    return isForbidden(kernel, s, playAction, player, card, -1) ? FORBIDDEN : null;
  },
  program: () => playProgram,
};
