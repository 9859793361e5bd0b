import { type Binder, defineEffect, type EffectRow, numberIn } from '@cardwright/core/bind';
import type { PlayerSelector } from '@cardwright/core/data';
import { countIn, hand, type NumberOf } from '@cardwright/core/game';
import { drawProgram } from '../turn/draw.ts';

/** Every draw goes by one program, so that the deck is replenished the moment its last card is drawn (KH 9.3). */
function drawBy(b: Binder, who: PlayerSelector, count: (player: NumberOf) => NumberOf): void {
  b.forEachPlayer(who, (player) => {
    const drawn = b.slot<number>();
    const asked = b.slot<number>();
    const missing = count(player);
    b.step((m) => {
      const { state, frame } = m;
      frame.set(asked, missing(state, frame));
      const slots = [player(state, frame), frame.get(asked)];
      return m.push(drawProgram, slots, frame.source, frame.controller, frame.event, drawn);
    });
    // Fewer than the text says is not all of it.
    const done = numberIn(drawn);
    const wanted = numberIn(asked);
    b.done = (s, scope) => done(s, scope) > 0 && done(s, scope) >= wanted(s, scope);
    b.results.push({ unit: 'cards', number: done });
  });
}

/** Draw, in the way of this game. */
export const drawEffects: readonly EffectRow[] = [
  defineEffect('draw', {
    resolve: (e, b) => {
      const count = b.number(e.count);
      // "For each Friend they have in play": of each player.
      drawBy(b, e.player, () => (typeof e.count === 'number' ? count : b.number(e.count)));
      return typeof e.count === 'number' ? null : (s, scope) => count(s, scope) > 0;
    },
  }),
  defineEffect('draw-until', {
    resolve: (e, b) => {
      const count = b.number(e.count);
      drawBy(b, e.player, (player) => (s, scope) => count(s, scope) - countIn(s, player(s, scope), hand));
      return null;
    },
  }),
];
