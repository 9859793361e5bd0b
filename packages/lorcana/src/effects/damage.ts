import {
  type Binder,
  type CardSelector,
  cardOf,
  Decision,
  defineEffect,
  type EffectRow,
  GameEvent,
  type NumberOf,
  type PlayerSelector,
  type Quantity,
  selectorPossible,
  type Test,
} from '@cardwright/core';
import { damageMoved, damagePut, damageRemoved, dealDamage } from '../events/damage.ts';
import { damage } from '../table/columns.ts';
import { cardsOf } from './cards.ts';

/** How much is taken off: all of it, a number, or up to a number as the player says. */
function amountTo(
  b: Binder,
  amount: Quantity | 'all',
  upTo: boolean,
  most: NumberOf,
  player: NumberOf,
): NumberOf {
  const limit: NumberOf = amount === 'all' ? () => Number.MAX_SAFE_INTEGER : b.number(amount);
  if (!upTo) return limit;
  const slot = b.slot();
  b.step((m) => {
    const max = Math.min(limit(m.state, m.frame), most(m.state, m.frame));
    if (max <= 0) {
      m.frame.slots[slot] = 0;
      return m.next();
    }
    return m.ask(
      new Decision(
        'number',
        player(m.state, m.frame),
        'remove-damage',
        [],
        0,
        max,
        m.frame.source,
        [],
        false,
        slot,
        'CR 6.1.3',
      ),
    );
  });
  return (_s, scope) => (scope.slots[slot] ?? 0) as number;
}

/** Whether any of the cards has damage to take off: else there is nothing to offer. */
function anyDamaged(b: Binder, from: CardSelector): Test | null {
  return b.suppose((inner) => {
    const list = inner.list(from);
    return (s, scope) => list(s, scope).some((ref) => damage.get(s, cardOf(ref)) > 0);
  });
}

/** Whether there is damage to move and anywhere to move it. */
function movable(b: Binder, from: CardSelector, to: CardSelector): Test {
  const source = selectorPossible(b, from);
  const target = selectorPossible(b, to);
  const damaged = from.pick === 'self' ? anyDamaged(b, from) : null;
  return (s, scope) =>
    (source === null || source(s, scope)) &&
    (target === null || target(s, scope)) &&
    (damaged === null || damaged(s, scope));
}

/**
 * The cards that take damage and how much. "Damage equal to their strength to chosen character" measures who was
 * spoken of before; only where nobody was, the one that is chosen here.
 */
function cardsAndAmount(b: Binder, player: PlayerSelector, to: CardSelector, quantity: Quantity) {
  const measured = b.producers.length > 0 ? b.number(quantity) : null;
  const cards = cardsOf(b, player, to);
  return { cards, amount: measured ?? b.number(quantity) };
}

/** Deal, put, remove and move damage: four different verbs (CR 1.9.2). */
export const damageEffects: readonly EffectRow[] = [
  defineEffect('deal-damage', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.to);
      const { cards, amount } = cardsAndAmount(b, e.player, e.to, e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return cards(state, frame).map((ref) =>
          dealDamage(state, frame.controller, ref, frame.source, n, frame.source),
        );
      }, 'damage');
      return possible;
    },
  }),
  defineEffect('put-damage', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.on);
      const { cards, amount } = cardsAndAmount(b, e.player, e.on, e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return cards(state, frame).map(
          (ref) => new GameEvent(damagePut, frame.controller, ref, -1, n, frame.source),
        );
      }, 'damage');
      return possible;
    },
  }),
  defineEffect('remove-damage', {
    resolve: (e, b) => {
      const possible = e.from.pick === 'each' ? anyDamaged(b, e.from) : selectorPossible(b, e.from);
      b.forEachPlayer(e.player, (player) => {
        const cards = cardsOf(b, e.player, e.from);
        if (!e.upTo) {
          const amount = e.amount === 'all' ? () => Number.MAX_SAFE_INTEGER : b.number(e.amount);
          b.emit(
            (m) =>
              cards(m.state, m.frame).map(
                (ref) =>
                  new GameEvent(
                    damageRemoved,
                    player(m.state, m.frame),
                    ref,
                    -1,
                    amount(m.state, m.frame),
                    m.frame.source,
                  ),
              ),
            'damage',
          );
          return;
        }
        removeUpToFromEach(b, cards, e.amount, player);
      });
      return possible;
    },
  }),
  defineEffect('move-damage', {
    resolve: (e, b) => {
      const possible = movable(b, e.from, e.to);
      // "Move damage from chosen character to that character": who was spoken of before, not the one it comes from.
      const before = e.to.pick === 'ref' ? cardsOf(b, e.player, e.to) : null;
      const from = cardsOf(b, e.player, e.from);
      const to = before ?? cardsOf(b, e.player, e.to);
      const onThem: NumberOf = (s, scope) =>
        from(s, scope).reduce((sum, ref) => sum + damage.get(s, cardOf(ref)), 0);
      const amount = amountTo(b, e.amount, e.upTo, onThem, (_s, scope) => scope.controller);
      b.emit((m) => {
        const { state, frame } = m;
        const target = to(state, frame)[0];
        if (target === undefined) return [];
        return from(state, frame).map(
          (ref) =>
            new GameEvent(damageMoved, frame.controller, target, ref, amount(state, frame), frame.source),
        );
      }, 'damage');
      return possible;
    },
  }),
];

/** "Up to n from each": one number asked for each damaged card, then all removed at once. */
function removeUpToFromEach(
  b: Binder,
  cards: ReturnType<typeof cardsOf>,
  amount: Quantity | 'all',
  player: NumberOf,
): void {
  const limit: NumberOf = amount === 'all' ? () => Number.MAX_SAFE_INTEGER : b.number(amount);
  const list = b.keep((s, scope) => cards(s, scope).filter((ref) => damage.get(s, cardOf(ref)) > 0));
  const index = b.slot();
  const asked = b.slot();
  const amounts = b.slot();
  const again = b.label();
  const end = b.label();
  b.step((m) => {
    m.frame.slots[index] = 0;
    m.frame.slots[amounts] = [];
    return m.next();
  });
  b.place(again);
  b.unless((s, scope) => (scope.slots[index] as number) < list(s, scope).length, end);
  b.step((m) => {
    const { state, frame } = m;
    const ref = list(state, frame)[frame.slots[index] as number]!;
    const max = Math.min(limit(state, frame), damage.get(state, cardOf(ref)));
    return m.ask(
      new Decision(
        'number',
        player(state, frame),
        'remove-damage',
        [],
        0,
        max,
        ref,
        [],
        false,
        asked,
        'CR 6.1.3',
      ),
    );
  });
  b.step((m) => {
    const { slots } = m.frame;
    slots[amounts] = [...(slots[amounts] as number[]), slots[asked] as number];
    slots[index] = (slots[index] as number) + 1;
    return m.goto(again.at);
  });
  b.place(end);
  b.emit((m) => {
    const { state, frame } = m;
    const numbers = (frame.slots[amounts] ?? []) as readonly number[];
    return list(state, frame)
      .map(
        (ref, i) =>
          new GameEvent(damageRemoved, player(state, frame), ref, -1, numbers[i] ?? 0, frame.source),
      )
      .filter((event) => event.amount > 0);
  }, 'damage');
}
