import type { PlayerSelector } from '../ability/player.ts';
import type { Quantity } from '../ability/quantity.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { CardsOf, Test } from '../model/ability-part.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Binder } from './binder.ts';
import { canHappenTo, selectorPossible } from './feasible.ts';

/** The cards of a selector that are still in play, chosen by the single player who acts. */
export function actedOn(b: Binder, player: PlayerSelector, what: CardSelector): CardsOf {
  // Of several players, the one whose turn it is to act: the subject.
  const several = player.who === 'opponents' || player.who === 'each-player';
  const cards = b.cards(what, player.who === 'you' || several ? undefined : b.players(player));
  return (s, scope) => cards(s, scope).filter((ref) => b.kernel.isHere(s, ref));
}

/** Whether such an event could happen to the cards. */
export function couldHappen(b: Binder, what: CardSelector, kind: EventKind, amount = 1): Test | null {
  const can = canHappenTo(
    b,
    (s, _scope, ref) => b.kernel.isHere(s, ref),
    (_s, scope, ref, player) =>
      kind.of(player, { card: ref, other: scope.source, amount, source: scope.source }),
  );
  return selectorPossible(b, what, can);
}

/**
 * An effect that adds a number to each of its cards or players, or takes it away, by events of a kind.
 *
 * @param unit what the number counts, for "for each … this way"
 */
export function numberTo(kind: EventKind, unit: string) {
  return (
    b: Binder,
    player: PlayerSelector,
    amount: Quantity,
    to: CardSelector | PlayerSelector,
  ): Test | null => {
    // All of the number, where it must be done in full.
    const all = b.inFull && typeof amount === 'number' ? amount : 1;
    const possible = 'who' in to ? null : couldHappen(b, to, kind, all);
    b.forEachPlayer(player, (who) => {
      // If there is an antecedent, the number is measured before the target is chosen.
      const before = b.producers.length > 0 ? b.number(amount) : null;
      const players = 'who' in to ? b.players(to) : null;
      const cards = 'who' in to ? null : actedOn(b, player, to);
      const n = before ?? b.number(amount);
      b.emit(({ state, frame }) => {
        const { source } = frame;
        const more = { other: source, amount: n(state, frame), source };
        if (players !== null) return players(state, frame).map((one) => kind.of(one, more));
        return cards!(state, frame).map((card) => kind.of(who(state, frame), { card, ...more }));
      }, unit);
    });
    return possible;
  };
}
