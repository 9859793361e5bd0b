import { isWatched } from '../events/observe.ts';
import type { CardsOf, NumberOf, PlayersOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { playerBeChosen } from '../model/core-names.ts';
import type { GameEvent } from '../model/game-event.ts';
import { chosen, playerChosen } from '../model/noted-events.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { isForbidden } from '../queries/can.ts';
import type { Binder } from './binder.ts';

/** The card that chooses; -1 for none. */
export const choosingCard = ({ source }: Scope): number => (source < 0 ? -1 : cardOf(source));

/** Whether a player can be chosen for an effect; null in a game in which nothing forbids it. */
export function canBeChosen({ kernel }: Binder) {
  if (!kernel.actions.has(playerBeChosen.name)) return null;
  return (s: ReadonlyState, player: number, scope: Scope): boolean =>
    !isForbidden(kernel, s, playerBeChosen, player, choosingCard(scope), -1);
}

/** Those of some players who can be chosen. */
export function choosable(binder: Binder, all: PlayersOf): PlayersOf {
  const can = canBeChosen(binder);
  return can === null ? all : (s, scope) => all(s, scope).filter((player) => can(s, player, scope));
}

/** Adds the step that tells listeners which cards and players were chosen; skipped if there are none. */
export function tellChosen(
  binder: Binder,
  who: NumberOf,
  cards: CardsOf | null,
  players: PlayersOf | null,
): void {
  const { keyword, kernel } = binder;
  const data = keyword === null ? null : { for: keyword.name };
  // A game that does not list the kind has none who listen.
  const told = players !== null && kernel.eventKinds.has(playerChosen.name) ? players : null;
  if (cards === null && told === null) return;
  binder.step((m) => {
    const { state, frame } = m;
    const { source } = frame;
    const events: GameEvent[] = [];
    if (cards !== null && isWatched(kernel, state, chosen)) {
      const player = who(state, frame);
      for (const card of cards(state, frame))
        events.push(chosen.of(player, { card, other: source, source, data }));
    }
    if (told !== null && isWatched(kernel, state, playerChosen))
      for (const player of told(state, frame))
        events.push(playerChosen.of(player, { other: source, source }));
    return events.length === 0 ? m.next() : m.emit(events);
  });
}
