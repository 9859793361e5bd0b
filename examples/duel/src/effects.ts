import {
  type Binder,
  bindMadeCards,
  bindTargets,
  counterRows,
  defineCost,
  defineEffect,
  type EffectRow,
  idOfCardNamed,
  resourceCost,
  selectorPossible,
} from '@cardwright/core/bind';
import type { Quantity, Target } from '@cardwright/core/data';
import {
  cardOf,
  controller,
  discard,
  type EventKind,
  fills,
  isCurrent,
  type Test,
} from '@cardwright/core/game';
import { countered, created, damaged, died, lifeGained, lifeLost, playerDamaged, turned } from './events.ts';
import { isRested, might, pools, tapped, typeOf, venom } from './table.ts';

/** An effect that does the same to each of some cards that are still where they were, and of some players. */
function doTo(b: Binder, to: Target, kind: EventKind, amount: Quantity = 1, player = kind): Test | null {
  const n = b.number(amount);
  const { cards, players, possible } = bindTargets(b, to);
  b.emit(({ state, frame }) => {
    const { source } = frame;
    const more = { other: source, amount: n(state, frame), source };
    const there = cards(state, frame).filter((card) => isCurrent(state, card));
    return [
      ...there.map((card) => kind.of(controller.get(state, cardOf(card)), { ...more, card })),
      ...players(state, frame).map((one) => player.of(one, more)),
    ];
  }, kind.options.unit);
  return possible;
}

/** Makes cards that are of no deck; they enter play (9.1). */
function create(b: Binder, making: Parameters<typeof bindMadeCards>[1]): null {
  const cards = bindMadeCards(b, making);
  b.emit(({ state, frame }) =>
    cards(state, frame).map((card) => created.of(frame.controller, { card, source: frame.source })),
  );
  return null;
}

const counters = counterRows([might, venom]);
export const { filters, quantities } = counters;

export const effects: readonly EffectRow[] = [
  ...counters.effects,
  defineEffect('damage', {
    acts: { to: { places: 'in-play' } },
    resolve: (e, b) => doTo(b, e.to, damaged, e.amount, playerDamaged),
  }),
  defineEffect('destroy', {
    acts: { what: { places: 'in-play', to: discard } },
    resolve: (e, b) => doTo(b, e.what, died),
  }),
  defineEffect('counter', { resolve: (e, b) => doTo(b, e.what, countered) }),
  defineEffect('token', {
    resolve: ({ card: name, count }, b) => {
      const card = idOfCardNamed(b, name);
      return create(b, (_s, { controller: player }) => [{ player, card, count }]);
    },
  }),
  defineEffect('copy', {
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
  defineEffect('add', {
    resolve: ({ amount, to }, b) => {
      const pool = pools.find(({ name }) => name === to)!;
      b.emit(({ frame }) => [fills(pool, frame.controller, amount)]);
      return null;
    },
  }),
  defineEffect('life', {
    resolve: (e, b) => doTo(b, e.player, e.how === 'gain' ? lifeGained : lifeLost, e.amount),
  }),
];

export const costs = [
  resourceCost(),
  defineCost('tap', {
    compile: (_cost, b) => ({
      payable: (s, { source }) =>
        isCurrent(s, source) &&
        tapped.get(s, cardOf(source)) === 0 &&
        (typeOf(b.kernel, s, cardOf(source)) !== 'creature' || isRested(b.kernel, s, cardOf(source))),
      amount: null,
      resource: '',
    }),
    pay: (_cost, b) =>
      b.emit(({ frame }) => [turned.of(frame.controller, { card: frame.source, source: frame.source })]),
  }),
];
