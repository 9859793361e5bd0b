import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import { canBeDone } from '../events/undone.ts';
import type { Test } from '../model/ability-part.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Binder } from './binder.ts';
import { playerNow } from './each-player.ts';
import { askedOfEach } from './those-who.ts';

/** What it says of whom: "each opponent loses 2 life". */
export interface PlayerChange {
  readonly player: PlayerSelector;
  readonly amount: Quantity;
}

/**
 * Whether the number of the players could change; by the full amount where it must. Players yet to be chosen are ignored.
 */
function canChange(b: Binder, kind: EventKind, { player, amount }: PlayerChange): Test | null {
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

/**
 * What an effect does that changes a number of players by an event: to all of them at once, and by a number that is asked of
 * each where it is theirs ("for each beast they have in play").
 *
 * @param unit what the number counts, for "for each … this way"
 * @returns whether it could change anything, for the effect's `resolve`
 */
export function playerChange(kind: EventKind, unit: string) {
  return (e: PlayerChange, b: Binder): Test | null => {
    const possible = canChange(b, kind, e);
    // "Each opponent may lose 2 life": the one who is asked.
    const players = playerNow(b, e.player) ?? b.players(e.player);
    if (e.player.who === 'you' || e.player.who === 'that-player' || typeof e.amount === 'number') {
      const amount = b.number(e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return players(state, frame).map((p) => kind.of(p, { amount: n, source: frame.source }));
      }, unit);
      return possible;
    }
    const { asked, look } = askedOfEach(b, () => b.number(e.amount), e.player);
    b.emit((m) => {
      const { state, frame } = m;
      return players(state, frame).map((p) => {
        look(p);
        return kind.of(p, { amount: asked(state, frame), source: frame.source });
      });
    }, unit);
    return possible;
  };
}
