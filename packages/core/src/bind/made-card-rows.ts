import { cardOf } from '../model/card-ref.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Binder } from './binder.ts';
import { selectorPossible } from './feasible.ts';
import { bindMadeCards, idOfCardNamed, type Making } from './made-cards.ts';
import { defineEffect, type EffectRow } from './registry.ts';

/**
 * The rows of a game in which texts make cards: those of a name, and copies of others. They happen by an event of the game, which
 * brings them somewhere.
 */
export function madeCardRows(created: EventKind): readonly EffectRow[] {
  const create = (b: Binder, making: Parameters<typeof bindMadeCards>[1]): void => {
    const cards = bindMadeCards(b, making);
    b.emit(({ state, frame }) =>
      cards(state, frame).map((card) => created.of(frame.controller, { card, source: frame.source })),
    );
  };
  return [
    defineEffect('create-cards', {
      resolve: ({ card: name, count }, b) => {
        const card = idOfCardNamed(b, name);
        const n = b.number(count);
        create(b, (s, scope): readonly Making[] => [{ player: scope.controller, card, count: n(s, scope) }]);
        return null;
      },
    }),
    defineEffect('copy-cards', {
      resolve: ({ of }, b) => {
        const possible = selectorPossible(b, of);
        const cards = b.cards(of);
        create(b, (s, scope) =>
          cards(s, scope).map((ref) => ({
            player: scope.controller,
            card: b.kernel.card(s, cardOf(ref)).id,
            count: 1,
          })),
        );
        return possible;
      },
    }),
  ];
}
