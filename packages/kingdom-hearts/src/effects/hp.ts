import { askedOfEach, type Binder, defineEffect, type EffectRow } from '@cardwright/core/bind';
import type { PlayerSelector, Quantity } from '@cardwright/core/data';
import { type EventKind, runStateChecks } from '@cardwright/core/game';
import { hpGained, hpLost } from '../events/players.ts';

function change(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly amount: Quantity }, b: Binder): null => {
    const players = b.players(e.player);
    if (e.player.who === 'you' || e.player.who === 'that-player' || typeof e.amount === 'number') {
      const amount = b.number(e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return players(state, frame).map((player) => kind.of(player, { amount: n, source: frame.source }));
      }, 'hp');
    } else {
      // "For each Friend they have in play": of each player.
      const { asked, look } = askedOfEach(b, () => b.number(e.amount), e.player);
      b.emit((m) => {
        const { state, frame } = m;
        return players(state, frame).map((player) => {
          look(player);
          return kind.of(player, { amount: asked(state, frame), source: frame.source });
        });
      }, 'hp');
    }
    // The game ends the moment somebody has no Heart Points, in the middle of a text too (KH 1).
    if (kind === hpLost) b.step((m) => runStateChecks(m, 'check'));
    return null;
  };
}

/** Gain and lose Heart Points; players who do so by one text do so at once (KH 8.2.7). */
export const hpEffects: readonly EffectRow[] = [
  defineEffect('gain-hp', { resolve: change(hpGained) }),
  defineEffect('lose-hp', { resolve: change(hpLost) }),
];
