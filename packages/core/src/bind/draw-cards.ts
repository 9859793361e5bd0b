import type { PlayerSelector } from '../ability/player.ts';
import { drawn } from '../events/core-events.ts';
import { canBeDone } from '../events/undone.ts';
import type { NumberOf, Test } from '../model/ability-part.ts';
import type { CardRef } from '../model/card-ref.ts';
import type { GameEvent } from '../model/game-event.ts';
import { refOf } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import { deck } from '../model/zone.ts';
import { countIn, firstIn } from '../table/zone-list.ts';
import type { Binder } from './binder.ts';
import { doneTo } from './done-to.ts';
import { playerNow } from './each-player.ts';
import { numberIn } from './slot-values.ts';

const drawing = (state: ReadonlyState, player: number, top: number, source: CardRef): GameEvent =>
  drawn.of(player, { card: refOf(state, top), source });

/**
 * One card at a time, from the top of the player's deck, with what the game looks for after each
 * ({@link StateCheckRow.betweenDraws}).
 */
export function drawCards(b: Binder, player: NumberOf, count: NumberOf): void {
  const remaining = b.slot<number>();
  const total = b.slot<number>();
  const asked = b.slot<number>();
  const again = b.label();
  const end = b.label();
  const deeds = doneTo(b, [drawn], true);
  b.step((m) => {
    deeds?.clear(m.frame);
    m.frame.set(asked, count(m.state, m.frame));
    m.frame.set(remaining, m.frame.get(asked));
    m.frame.set(total, 0);
    return m.next();
  });
  b.place(again);
  // An event's results take two slots.
  const drew = b.slot<number>();
  b.slot<number>();
  b.step((m) => {
    const { state, frame } = m;
    if (frame.get(remaining) <= 0) return m.goto(end);
    frame.set(remaining, frame.get(remaining) - 1);
    const who = player(state, frame);
    const top = firstIn(state, who, deck);
    if (top < 0) return m.goto(end);
    const events = [drawing(state, who, top, frame.source)];
    deeds?.propose(m, events);
    return m.emit(events, drew);
  });
  deeds?.settle();
  const between = b.kernel.rules.checks.filter(({ betweenDraws }) => betweenDraws === true);
  if (between.length > 0)
    b.step((m) => {
      const { kernel, state, frame } = m;
      if (frame.get(remaining) <= 0) return m.next();
      return m.emit(between.flatMap((row) => row.find(kernel, state)));
    });
  b.step((m) => {
    m.frame.set(total, m.frame.get(total) + m.frame.get(drew));
    return m.goto(again);
  });
  b.place(end);
  // Fewer than it says is not completely performed.
  const done = numberIn(total);
  const wanted = numberIn(asked);
  b.done = (s, scope) => done(s, scope) > 0 && done(s, scope) >= wanted(s, scope);
  b.results.push({
    unit: 'cards',
    number: done,
    ...(deeds !== null && { cards: deeds.cards }),
    clear(frame) {
      frame.set(total, 0);
      deeds?.clear(frame);
    },
  });
}

/** Whether a player could draw now: where it is done in full, so many. Who is yet to be chosen is not asked. */
export function canDraw(b: Binder, player: PlayerSelector, count: NumberOf): Test | null {
  if (player.who === 'chosen-player') return null;
  return b.bindFeasibility((inner) => {
    const players = playerNow(inner, player) ?? inner.players(player);
    return (s, scope) => {
      const wanted = count(s, scope);
      return (
        wanted > 0 &&
        players(s, scope).some((p) => {
          const top = firstIn(s, p, deck);
          if (top < 0 || (inner.inFull && countIn(s, p, deck) < wanted)) return false;
          return canBeDone(b.kernel, s, drawing(s, p, top, scope.source), inner.inFull);
        })
      );
    };
  });
}
