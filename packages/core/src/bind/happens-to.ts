import type { Quantity } from '../ability/quantity.ts';
import type { Target } from '../ability/target.ts';
import type { Test } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { controller } from '../model/core-columns.ts';
import type { EventKind } from '../model/event-kind.ts';
import { isCurrent } from '../model/reference.ts';
import type { Binder } from './binder.ts';
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
  const { cards, players, possible } = bindTargets(b, to);
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
