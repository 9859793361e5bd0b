import { type Binder, defineEffect, type EffectRow } from '@cardwright/core/bind';
import type { PlayerSelector } from '@cardwright/core/data';
import { countIn, hand, type NumberOf } from '@cardwright/core/game';
import { drawProgram } from '../turn/draw.ts';

/** Every draw goes by one program, so that the deck is replenished the moment its last card is drawn (KH 9.3). */
function drawBy(b: Binder, who: PlayerSelector, count: (player: NumberOf) => NumberOf): void {
  b.forEachPlayer(who, (player) => {
    const drawn = b.slot();
    const asked = b.slot();
    const missing = count(player);
    b.step((m) => {
      const { state, frame } = m;
      frame.slots[asked] = missing(state, frame);
      const slots = [player(state, frame), frame.slots[asked]];
      return m.push(drawProgram, slots, frame.source, frame.controller, frame.event, drawn);
    });
    // Fewer than the text says is not all of it.
    b.done = (_s, { slots }) =>
      (slots[drawn] as number) > 0 && (slots[drawn] as number) >= (slots[asked] as number);
    b.results.push({ unit: 'cards', number: (_s, scope) => (scope.slots[drawn] ?? 0) as number });
  });
}

/** Draw, in the way of this game. */
export const drawEffects: readonly EffectRow[] = [
  defineEffect('draw', {
    resolve: (e, b) => {
      const count = b.number(e.count);
      drawBy(b, e.player, () => count);
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
