import {
  actionSlots,
  type CardRef,
  defineProgram,
  type GameEvent,
  isCurrent,
  isForbidden,
  type Machine,
  NO_CARD,
  type Program,
  refOf,
} from '@cardwright/core/game';
import { escaped } from '../events/fighting.ts';
import { cleared, clearedThen } from '../events/leaving.ts';
import { hpLost } from '../events/players.ts';
import { currentWorld, darkOn, friendsOf } from '../table/areas.ts';
import { beLeftBehind } from '../table/names.ts';

const layout = actionSlots();
/** Friends that a text keeps in play: asked while the World that may say so is there. */
const KEPT = layout.add<readonly CardRef[]>();

const clear = (m: Machine, cards: readonly number[]): GameEvent[] =>
  cards.map((card) => cleared.of(m.frame.controller, { card: refOf(m.state, card) }));

/**
 * Escaping (KH 8.2.3, KH 9.17): the World with its Dark Cards, which are not defeated, then all Friends, then 1 Heart
 * Point. The World is left only when its Dark Cards are gone, so both go at once.
 */
export const escapeProgram: Program = defineProgram(
  'kingdom-hearts/escape',
  layout.count,
  [
    (m) => {
      const world = currentWorld(m.state, m.frame.controller);
      const ref = world < 0 ? NO_CARD : refOf(m.state, world);
      return m.emit([escaped.of(m.frame.controller, { card: ref })]);
    },
    (m) => {
      const { kernel, state, frame } = m;
      const player = frame.controller;
      const world = currentWorld(state, player);
      const kept = friendsOf(state, player).filter((card) =>
        isForbidden(kernel, state, beLeftBehind, player, card, -1),
      );
      frame.set(
        KEPT,
        kept.map((card) => refOf(state, card)),
      );
      return m.emit(clear(m, [...(world < 0 ? [] : [world]), ...darkOn(state, player)]));
    },
    (m) => {
      const { state, frame } = m;
      const kept = frame.get(KEPT).filter((ref) => isCurrent(state, ref));
      return m.emit(
        clearedThen(
          state,
          frame.controller,
          friendsOf(state, frame.controller).filter((card) => !kept.includes(refOf(state, card))),
          beLeftBehind,
        ),
      );
    },
    (m) => m.emit([hpLost.of(m.frame.controller, { amount: 1 })]),
  ],
  { rule: 'KH 8.2.3' },
);
