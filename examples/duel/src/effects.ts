import {
  counterRows,
  defineCost,
  defineEffect,
  type EffectRow,
  fillPool,
  happensTo,
  madeCardRows,
  playerChange,
  resourceCost,
} from '@cardwright/core/bind';
import { cardOf, discard, isCurrent } from '@cardwright/core/game';
import { countered, created, damaged, died, lifeGained, lifeLost, playerDamaged, turned } from './events.ts';
import { isRested, might, tapped, typeOf, venom } from './table.ts';

const counters = counterRows([might, venom]);
export const { filters, quantities } = counters;

export const effects: readonly EffectRow[] = [
  ...counters.effects,
  ...madeCardRows(created),
  fillPool,
  defineEffect('damage', {
    acts: { to: { places: 'in-play' } },
    resolve: (e, b) => happensTo(b, e.to, { card: damaged, player: playerDamaged }, e.amount),
  }),
  defineEffect('destroy', {
    acts: { what: { places: 'in-play', to: discard } },
    resolve: (e, b) => happensTo(b, e.what, died),
  }),
  defineEffect('counter', { resolve: (e, b) => happensTo(b, e.what, countered) }),
  defineEffect('gain-life', { resolve: playerChange(lifeGained, 'life') }),
  defineEffect('lose-life', { resolve: playerChange(lifeLost, 'life') }),
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
