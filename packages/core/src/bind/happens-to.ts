import type { Quantity } from '../ability/quantity.ts';
import type { Target } from '../ability/target.ts';
import { canBeDone } from '../events/undone.ts';
import type { Test } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import { isCurrent } from '../model/reference.ts';
import type { Binder } from './binder.ts';
import { proposal } from './emit-events.ts';
import { canHappenTo } from './feasible.ts';
import { bindTargets } from './targets.ts';

/**
 * An effect by which the same happens to each of its cards that are still where they were, and to each of its players, with
 * its source as the `other`.
 *
 * @param kinds the event of cards, and that of players if it is another
 * @returns whether there is anything that it could happen to, for the effect's `resolve`
 */
export function happensTo(
  b: Binder,
  to: Target,
  kinds: EventKind | { readonly card: EventKind; readonly player: EventKind },
  amount: Quantity = 1,
): Test | null {
  const { card: toCard, player: toPlayer } = 'card' in kinds ? kinds : { card: kinds, player: kinds };
  const n = b.number(amount);
  const { kernel } = b;
  // All of it, where it is a price.
  const all = typeof amount === 'number' ? amount : 1;
  const { cards, players, possible } = bindTargets(b, to, {
    card: canHappenTo(
      b,
      (s, _scope, ref) => isCurrent(s, ref),
      (s, { source }, card) =>
        toCard.of(controller.get(s, cardOf(card)), { card, other: source, amount: all, source }),
    ),
    player: (s, { source }, player) =>
      canBeDone(kernel, s, proposal(b, toPlayer.of(player, { other: source, amount: all, source })), true),
  });
  b.emit(({ state, frame }) => {
    const { source } = frame;
    const more = { other: source, amount: n(state, frame), source };
    return [
      ...cards(state, frame)
        .filter((card) => isCurrent(state, card))
        .map((card) => toCard.of(controller.get(state, cardOf(card)), { ...more, card })),
      ...players(state, frame).map((player) => toPlayer.of(player, more)),
    ];
  }, toCard.options.unit);
  return possible;
}
