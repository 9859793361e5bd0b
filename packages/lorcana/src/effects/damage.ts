import type { ReadonlyState } from '@cardwright/core';
import {
  type Binder,
  type CanBeDoneTo,
  defineEffect,
  type EffectRow,
  numberIn,
  onlyCard,
  selectorPossible,
} from '@cardwright/core/bind';
import type { CardSelector, PlayerSelector, Quantity } from '@cardwright/core/data';
import {
  ask,
  type CardRef,
  type CardsOf,
  cardOf,
  type Frame,
  type NumberOf,
  type Scope,
  statOf,
  type Test,
} from '@cardwright/core/game';
import type { LorcanaEffects } from '../abilities/effects.ts';
import { damaged, damageMoved, damagePut, damageRemoved, dealDamage } from '../events/damage.ts';
import { damage } from '../table/columns.ts';
import { canHappen, cardsOf } from './cards.ts';

const YOU: PlayerSelector = { who: 'you' };

const damageOn = (state: ReadonlyState, ref: CardRef): number => damage.get(state, cardOf(ref));

/** How much damage is removed from a card. */
type AmountFrom = (state: ReadonlyState, scope: Scope, ref: CardRef) => number;

/** All damage on a card, or a fixed number, whether or not there is that much. */
function amountFrom(b: Binder, amount: Quantity | 'all'): AmountFrom {
  if (amount === 'all') return (s, _scope, ref) => damageOn(s, ref);
  return b.number(amount);
}

/** Whether damage could be removed from a card; for "up to", any amount suffices. */
function canRemove(b: Binder, from: CardSelector, amount: Quantity | 'all', upTo: boolean): CanBeDoneTo {
  const least: AmountFrom = upTo ? () => 1 : amountFrom(b, amount);
  return canHappen(b, from, (s, player, ref, source, scope) =>
    damageRemoved.of(player, { card: ref, amount: least(s, scope, ref), source }),
  );
}

/** Source and target of moved damage. */
function sides(b: Binder, { player, from: source, to: target }: Readonly<LorcanaEffects['move-damage']>) {
  // "Move damage from chosen character to that character": the antecedent comes before the source.
  const before = target.pick === 'ref' ? cardsOf(b, player, target) : null;
  const from = cardsOf(b, player, source);
  // If there is nothing to move, do not ask for a target.
  const damaged: CardsOf = (s, scope) => from(s, scope).filter((ref) => damageOn(s, ref) > 0);
  b.found.push({ list: damaged, enough: () => true, optional: true });
  return { from, to: before ?? cardsOf(b, player, target) };
}

/** Whether there is damage to move and a target for it. */
function movable(b: Binder, e: Readonly<LorcanaEffects['move-damage']>): Test | null {
  return b.bindFeasibility((inner) => {
    const { from, to } = sides(inner, e);
    const can = canRemove(inner, e.from, e.amount, e.upTo);
    return (s, scope) => {
      const targets = to(s, scope);
      return from(s, scope).some((ref) => can(s, scope, ref) && targets.some((other) => other !== ref));
    };
  });
}

/**
 * The cards that take damage, and how much. "Damage equal to their strength to chosen character" measures the
 * antecedent; without one, the character chosen here.
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
      const possible = selectorPossible(
        b,
        e.to,
        canHappen(b, e.to, (s, _player, ref, source, { controller }) =>
          dealDamage(s, controller, ref, source, 1, source),
        ),
      );
      const { cards, amount } = cardsAndAmount(b, e.player, e.to, e.amount);
      b.emit(
        (m) => {
          const { state, frame } = m;
          const n = amount(state, frame);
          return cards(state, frame).map((ref) =>
            dealDamage(state, frame.controller, ref, frame.source, n, frame.source),
          );
        },
        'damage',
        [damaged],
      );
      return possible;
    },
  }),
  defineEffect('deal-own-damage', {
    resolve: ({ what, stat, to }, b) => {
      const wanted = b.stat(stat);
      const dealers = cardsOf(b, YOU, what);
      const targets = to === 'each-other' ? dealers : cardsOf(b, YOU, to);
      // All at once: none is weaker for what another dealt.
      b.emit(
        ({ state, frame }) =>
          dealers(state, frame).flatMap((by) => {
            const amount = statOf(b.kernel, state, cardOf(by), wanted);
            return targets(state, frame).flatMap((card) =>
              card === by ? [] : dealDamage(state, frame.controller, card, by, amount, frame.source),
            );
          }),
        'damage',
        [damaged],
      );
      return null;
    },
  }),
  defineEffect('put-damage', {
    resolve: (e, b) => {
      const possible = selectorPossible(
        b,
        e.on,
        canHappen(b, e.on, (_s, player, ref, source) => damagePut.of(player, { card: ref, source })),
      );
      const { cards, amount } = cardsAndAmount(b, e.player, e.on, e.amount);
      b.emit((m) => {
        const { state, frame } = m;
        const n = amount(state, frame);
        return cards(state, frame).map((ref) =>
          damagePut.of(frame.controller, { card: ref, amount: n, source: frame.source }),
        );
      }, 'damage');
      return possible;
    },
  }),
  defineEffect('remove-damage', {
    resolve: (e, b) => {
      const possible = selectorPossible(b, e.from, canRemove(b, e.from, e.amount, e.upTo));
      b.forEachPlayer(e.player, (player) => {
        const cards = cardsOf(b, e.player, e.from);
        if (!e.upTo) {
          const amount = amountFrom(b, e.amount);
          b.emit(
            ({ state, frame }) => {
              const who = player(state, frame);
              return cards(state, frame).map((ref) =>
                damageRemoved.of(who, { card: ref, amount: amount(state, frame, ref), source: frame.source }),
              );
            },
            'damage',
            [damageRemoved],
          );
          return;
        }
        const can = canRemove(b, e.from, e.amount, true);
        const damaged: CardsOf = (s, scope) => cards(s, scope).filter((ref) => can(s, scope, ref));
        const { list, chosen } = upToFromEach(b, damaged, e.amount, player);
        b.emit(
          ({ state, frame }) =>
            list(state, frame)
              .map((ref, i) =>
                damageRemoved.of(player(state, frame), {
                  card: ref,
                  amount: chosen(frame, i),
                  source: frame.source,
                }),
              )
              .filter((event) => event.amount > 0),
          'damage',
          [damageRemoved],
        );
      });
      return possible;
    },
  }),
  defineEffect('move-damage', {
    resolve: (e, b) => {
      const possible = movable(b, e);
      const { from, to: there } = sides(b, e);
      const to = onlyCard(b, e.to, there);
      const moved = (frame: Frame, card: CardRef, other: CardRef, amount: number) =>
        damageMoved.of(frame.controller, { card, other, amount, source: frame.source });
      if (e.upTo) {
        const damaged: CardsOf = (s, scope) => from(s, scope).filter((ref) => damageOn(s, ref) > 0);
        const { list, chosen } = upToFromEach(b, damaged, e.amount, (_s, { controller }) => controller);
        b.emit(({ state, frame }) => {
          const target = to(state, frame);
          return target < 0
            ? []
            : list(state, frame).map((ref, i) => moved(frame, target, ref, chosen(frame, i)));
        }, 'damage');
        return possible;
      }
      const amount = amountFrom(b, e.amount);
      b.emit(({ state, frame }) => {
        const target = to(state, frame);
        return target < 0
          ? []
          : from(state, frame).map((ref) => moved(frame, target, ref, amount(state, frame, ref)));
      }, 'damage');
      return possible;
    },
  }),
];

/** "Up to n from each": asks for a number for each damaged card, before anything is removed. */
function upToFromEach(b: Binder, damaged: CardsOf, amount: Quantity | 'all', player: NumberOf) {
  const limit = amountFrom(b, amount);
  const list = b.keep(damaged);
  const index = b.slot<number>();
  const asked = b.slot<number>();
  const amounts = b.slot<readonly number[]>();
  const again = b.label();
  const end = b.label();
  b.step((m) => {
    m.frame.set(index, 0);
    m.frame.set(amounts, []);
    return m.next();
  });
  b.place(again);
  const at = numberIn(index);
  b.unless((s, scope) => at(s, scope) < list(s, scope).length, end);
  b.step((m) => {
    const { state, frame } = m;
    const ref = list(state, frame)[frame.get(index)]!;
    const max = Math.max(0, Math.min(limit(state, frame, ref), damageOn(state, ref)));
    return m.ask(
      ask.number(player(state, frame), {
        prompt: 'remove-damage',
        max,
        into: asked,
        source: ref,
        rule: 'CR 6.1.3',
      }),
    );
  });
  b.step((m) => {
    const { frame } = m;
    frame.set(amounts, [...frame.get(amounts), frame.get(asked)]);
    frame.set(index, frame.get(index) + 1);
    return m.goto(again);
  });
  b.place(end);
  return { list, chosen: (frame: Frame, i: number) => frame.get(amounts)[i] ?? 0 };
}
