import { askedOfEach, type Binder, defineEffect, type EffectRow } from '@cardwright/core/bind';
import type { PlayerSelector, Quantity } from '@cardwright/core/data';
import { canBeDone, type EventKind, type Test } from '@cardwright/core/game';
import { loreGained, loreLost } from '../events/state-changes.ts';

/**
 * Whether the lore of the players could change; by the full amount where it must. Players yet to be chosen are ignored.
 */
function canChange(
  b: Binder,
  kind: EventKind,
  { player, amount }: { readonly player: PlayerSelector; readonly amount: Quantity },
): Test | null {
  if (player.who === 'chosen-player') return null;
  return b.bindFeasibility((inner) => {
    const { kernel, inFull } = inner;
    const players = inner.players(player);
    const least = inFull && typeof amount === 'number' ? amount : 1;
    return (s, scope) => {
      const can = (p: number) =>
        canBeDone(kernel, s, kind.of(p, { amount: least, source: scope.source }), inFull);
      return inFull ? players(s, scope).every(can) : players(s, scope).some(can);
    };
  });
}

/** Acts on all players at once (CR 6.7.6 orders only what they do themselves). */
function change(kind: EventKind) {
  return (e: { readonly player: PlayerSelector; readonly amount: Quantity }, b: Binder): Test | null => {
    const possible = canChange(b, kind, e);
    const players = b.players(e.player);
    if (e.player.who === 'you' || e.player.who === 'that-player' || typeof e.amount === 'number') {
      const amount = b.number(e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return players(state, frame).map((p) => kind.of(p, { amount: n, source: frame.source }));
      }, 'lore');
      return possible;
    }
    // "For each character they have in play": evaluated per player.
    const { asked, look } = askedOfEach(b, () => b.number(e.amount), e.player);
    b.emit((m) => {
      const { state, frame } = m;
      return players(state, frame).map((p) => {
        look(p);
        return kind.of(p, { amount: asked(state, frame), source: frame.source });
      });
    }, 'lore');
    return possible;
  };
}

/** Gain and lose lore (CR 1.11.1). */
export const loreEffects: readonly EffectRow[] = [
  defineEffect('gain-lore', { resolve: change(loreGained) }),
  defineEffect('lose-lore', { resolve: change(loreLost) }),
  defineEffect('lore-to-win', {
    part: (e, b) => ({ kind: 'lore-to-win', players: b.playerTest(e.player), amount: b.number(e.lore) }),
  }),
];
