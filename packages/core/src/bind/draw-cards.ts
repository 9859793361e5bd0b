import { drawn } from '../events/core-events.ts';
import { GameEvent } from '../events/game-event.ts';
import { refOf } from '../state/reference.ts';
import { deck } from '../zones/zone.ts';
import { firstIn } from '../zones/zone-list.ts';
import type { Binder } from './binder.ts';
import type { NumberOf } from './part.ts';

/**
 * One card at a time, from the top of the player's deck (CR 1.12.2), with what the game looks for after each
 * ({@link StateCheckRow.betweenDraws}).
 */
export function drawCards(b: Binder, player: NumberOf, count: NumberOf): void {
  const remaining = b.slot();
  const total = b.slot();
  const again = b.label();
  const end = b.label();
  b.step((m) => {
    m.frame.slots[remaining] = count(m.state, m.frame);
    m.frame.slots[total] = 0;
    return m.next();
  });
  b.place(again);
  // The results of an event take two slots.
  const drew = b.slot();
  b.slot();
  b.step((m) => {
    const { state, frame } = m;
    if ((frame.slots[remaining] as number) <= 0) return m.goto(end.at);
    frame.slots[remaining] = (frame.slots[remaining] as number) - 1;
    const who = player(state, frame);
    const top = firstIn(state, who, deck);
    if (top < 0) return m.goto(end.at);
    return m.emit([new GameEvent(drawn, who, refOf(state, top), -1, 1, frame.source)], drew);
  });
  const between = b.engine.rules.checks.filter(({ betweenDraws }) => betweenDraws === true);
  if (between.length > 0)
    b.step((m) => {
      const { engine, state, frame } = m;
      if ((frame.slots[remaining] as number) <= 0) return m.next();
      return m.emit(between.flatMap((row) => row.find(engine, state)));
    });
  b.step((m) => {
    m.frame.slots[total] = (m.frame.slots[total] as number) + (m.frame.slots[drew] as number);
    return m.goto(again.at);
  });
  b.place(end);
  b.done = (_s, scope) => (scope.slots[total] as number) > 0;
  b.results.push({ unit: 'cards', number: (_s, scope) => (scope.slots[total] ?? 0) as number });
}
