import type { PlayerSelector } from '../ability/player.ts';
import type { NumberOf, PlayersOf } from '../model/ability-part.ts';
import type { Signal } from '../model/machine.ts';
import type { Binder } from './binder.ts';
import { collectReferentsPerPlayer } from './collect-referents.ts';
import { samePlayers } from './effects-per-player.ts';
import { numberIn } from './slot-values.ts';

/** The part of the data that is the antecedent of "that player". */
function thatPlayerData(binder: Binder): object | null {
  const cards = binder.producers.findLast(({ how }) => how !== 'self');
  return binder.subjectData ?? binder.knownPlayers.at(-1)?.data ?? cards?.data ?? null;
}

/** The current player of the enclosing loop, if the selector means the players it iterates over; else null. */
export function playerNow({ loop }: Binder, selector: PlayerSelector): PlayersOf | null {
  if (loop === null || !samePlayers(loop.over, selector)) return null;
  return (s, scope) => [loop.current(s, scope)];
}

/** Iterates over the players in turn order; inside `body` the current one is the subject. */
export function bindEachPlayer(
  binder: Binder,
  selector: PlayerSelector,
  body: (player: NumberOf) => void,
): void {
  const { subject: outer, subjectData: outerData, loop: around } = binder;
  if (selector.who === 'you') {
    body((_s, scope) => scope.controller);
    return;
  }
  // "Each player may A and B": those who accept do both.
  if (around !== null && samePlayers(around.over, selector)) {
    body(around.current);
    return;
  }
  const gathered = collectReferentsPerPlayer(binder);
  const players = binder.keep(binder.players(selector));
  const index = binder.slot<number>();
  const again = binder.label();
  const end = binder.label();
  binder.step((m) => {
    m.frame.set(index, 0);
    gathered.begin(m.frame);
    return m.next();
  });
  binder.place(again);
  const at = numberIn(index);
  binder.unless((s, scope) => at(s, scope) < players(s, scope).length, end);
  const current: NumberOf = (s, scope) => players(s, scope)[at(s, scope)] ?? -1;
  binder.subject = (s, scope) => [current(s, scope)];
  binder.subjectData = selector.who === 'that-player' ? thatPlayerData(binder) : selector;
  binder.loop = { over: selector, current };
  body(current);
  gathered.close();
  binder.loop = around;
  binder.step((m): Signal => {
    const next = m.frame.get(index) + 1;
    gathered.add(m.state, m.frame, next >= players(m.state, m.frame).length);
    m.frame.set(index, next);
    return m.goto(again);
  });
  binder.place(end);
  binder.subject = outer;
  binder.subjectData = outerData;
  if (selector.who !== 'that-player') binder.knownPlayers.push({ list: players, data: selector });
}
