import {
  defineProgram,
  type GameEvent,
  type Machine,
  NO_CARD,
  type Program,
  refOf,
} from '@cardwright/core/game';
import { escaped } from '../events/fighting.ts';
import { cleared } from '../events/leaving.ts';
import { hpLost } from '../events/players.ts';
import { currentWorld, darkOn, friendsOf } from '../table/areas.ts';

const clear = (m: Machine, cards: readonly number[]): GameEvent[] =>
  cards.map((card) => cleared.of(m.frame.controller, { card: refOf(m.state, card) }));

/**
 * Escaping (KH 8.2.3, KH 9.17): the World with its Dark Cards, which are not defeated, then all Friends, then 1 Heart
 * Point. The World is left only when its Dark Cards are gone, so both go at once.
 */
export const escapeProgram: Program = defineProgram(
  'kingdom-hearts/escape',
  2,
  [
    (m) => {
      const world = currentWorld(m.state, m.frame.controller);
      const ref = world < 0 ? NO_CARD : refOf(m.state, world);
      return m.emit([escaped.of(m.frame.controller, { card: ref })]);
    },
    (m) => {
      const player = m.frame.controller;
      const world = currentWorld(m.state, player);
      return m.emit(clear(m, [...(world < 0 ? [] : [world]), ...darkOn(m.state, player)]));
    },
    (m) => m.emit(clear(m, friendsOf(m.state, m.frame.controller))),
    (m) => m.emit([hpLost.of(m.frame.controller, { amount: 1 })]),
  ],
  { rule: 'KH 8.2.3' },
);
