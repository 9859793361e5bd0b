import {
  cardOf,
  defineEffect,
  type EffectRow,
  isForbidden,
  playAction,
  selectorPossible,
} from '@cardwright/core';
import { FREE, playProgram } from '../play/play-program.ts';

/** Playing a card as part of an effect (CR 6.1.7, 6.7.8). */
export const playEffects: readonly EffectRow[] = [
  defineEffect('play', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.what);
      b.forEachPlayer(e.player, (player) => {
        const cards = b.cards(e.what, (s, scope) => [player(s, scope)]);
        const done = b.slot();
        b.step((m) => {
          m.frame.slots[done] = false;
          const ref = cards(m.state, m.frame)[0];
          const who = player(m.state, m.frame);
          if (ref === undefined || isForbidden(b.engine, m.state, playAction, who, cardOf(ref), -1))
            return m.next();
          m.frame.slots[done] = true;
          return m.push(playProgram, [ref, e.free ? FREE : 0], m.frame.source, who);
        });
        b.done = (_s, scope) => scope.slots[done] === true;
      });
      return possible;
    },
  }),
];
