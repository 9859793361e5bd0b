import { createEngine } from '@cardwright/core';
import { resourceCost } from '@cardwright/core/bind';
import type { Ability, Cost } from '@cardwright/core/data';
import {
  canPay,
  changePrice,
  columnPool,
  coreEventMessages,
  defineAction,
  OutsideChance,
  playerColumn,
  poolEmptied,
  poolFilled,
  poolSpent,
} from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { type Purse, payableFrom } from '../../src/queries/pools.ts';
import { card, duel, plain } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { playAlsoCopied } from '../fixtures/random-play.ts';

declare module '@cardwright/core/data' {
  interface ActionNames {
    'use-it': true;
  }
}

const useIt = defineAction('use-it');
const [red, blue, ember, oath] = ['red', 'blue', 'ember', 'oath'].map((name) => playerColumn(name)) as [
  ReturnType<typeof playerColumn>,
  ReturnType<typeof playerColumn>,
  ReturnType<typeof playerColumn>,
  ReturnType<typeof playerColumn>,
];
const pools = [
  columnPool('red', red),
  columnPool('blue', blue),
  // Red as well, but only for a while.
  columnPool('ember', ember, { pays: 'red', empties: 'phase' }),
  // Red as well, but for abilities of beasts alone.
  columnPool('oath', oath, {
    pays: 'red',
    empties: 'turn',
    only: (kernel, state, { card: of }) =>
      of >= 0 && kernel.card(state, of).definition.classifications.includes('Beast'),
  }),
];
const cost = (amount: number, resource: string, ...or: string[]): Cost => ({
  pay: 'resource',
  resource,
  or,
  amount,
});
const asks = (...costs: Cost[]): Ability => ({
  kind: 'activated',
  costs,
  effects: [{ do: 'gain', player: { who: 'you' }, amount: 1 }],
});
const less = (by: number, mayBe: boolean): Ability => {
  const change = { do: 'change-cost', player: { who: 'you' }, by: -by, for: [], action: 'use-it' } as const;
  const may = { do: 'may', player: { who: 'you' }, effects: [change] } as const;
  return { kind: 'static', effects: [mayBe ? may : change] } as Ability;
};
const cards = [
  ...plain,
  card('Plain', {}, asks(cost(2, 'red'))),
  card('Mixed', {}, asks(cost(2, 'red'), cost(1, 'blue'))),
  card('Either', {}, asks(cost(2, 'red', 'blue'))),
  card('Clash', {}, asks(cost(1, 'red', 'blue'), cost(1, 'blue'))),
  card('Trade', {}, {
    kind: 'activated',
    costs: [],
    effects: [
      {
        do: 'pay-to',
        costs: [cost(2, 'red', 'blue')],
        effects: [{ do: 'gain', player: { who: 'you' }, amount: 3 }],
      },
    ],
  } as Ability),
  card('Wolf', { classifications: ['Beast'] }, asks(cost(2, 'red'))),
  card('Law', {}, less(1, false)),
  card('Offer', {}, less(1, true)),
];
const game = duel.game!;
const engineWith = (strict = false) =>
  createEngine({
    plugins: [
      {
        ...duel,
        columns: [...duel.columns!, red, blue, ember, oath],
        events: [...duel.events!, poolFilled, poolSpent, poolEmptied],
        actions: [...duel.actions!, useIt],
        costs: [...duel.costs!, resourceCost({ use: useIt })],
        game: { ...game, pools },
      },
      { name: 'cards', version: '1.0.0', requires: { duel: '0.1.0' }, cards },
    ],
    strict,
  });
const laid = (play: string[], has: object) =>
  new Playing(engineWith(), { players: [{ play, deck: 5, ...has }, { deck: 5 }] });
const has = ({ state }: Playing) => [red, blue, ember, oath].map((column) => column.get(state, 0));
const isOffered = (table: Playing, name: string) =>
  table.engine
    .legal(table.state)
    .some(({ action, card: ref }) => action === 'use' && table.nameOf(ref) === name);
const asked = ({ state: { decision } }: Playing) => [
  decision!.prompt,
  decision!.data[0],
  decision!.min,
  decision!.max,
];

describe('a cost of several resources', () => {
  test('is paid in full, or not offered', () => {
    expect(isOffered(laid(['Mixed'], { red: 2 }), 'Mixed')).toBe(false);
    expect(isOffered(laid(['Mixed'], { red: 1, blue: 2 }), 'Mixed')).toBe(false);
    const table = laid(['Mixed'], { red: 3, blue: 1 }).act('use', 'Mixed');
    expect([has(table), table.points(0)]).toEqual([[1, 0, 0, 0], 1]);
    expect(table.told('pool-spent')).toEqual(['pool-spent 2', 'pool-spent']);
  });

  test('is paid together: what one part takes does not fail another', () => {
    expect(isOffered(laid(['Clash'], { blue: 1 }), 'Clash')).toBe(false);
    expect(isOffered(laid(['Clash'], { red: 5 }), 'Clash')).toBe(false);
    const forced = laid(['Clash'], { red: 1, blue: 1 }).act('use', 'Clash');
    expect([has(forced), forced.asked()]).toEqual([[0, 0, 0, 0], '0:act:act']);
  });
});

test('what is paid tells from which pool', () => {
  const facts = { player: 'You', card: '', other: '', amount: 2, zone: '', data: { pool: 'red' } };
  const told = coreEventMessages({});
  expect(['pool-filled', 'pool-spent', 'pool-emptied'].map((name) => told[name]!(facts))).toEqual([
    'You get 2 red.',
    'You pay 2 red.',
    'You lose 2 red.',
  ]);
});

describe('how much a pool may pay', () => {
  /** Whether pools can pay amounts, each exactly so much: by trying every way of spreading it. */
  function canSpread(
    amounts: readonly number[],
    pays: readonly (readonly boolean[])[],
    paid: number[],
  ): boolean {
    const [first, ...rest] = paid;
    if (first === undefined) return amounts.every((amount) => amount === 0);
    const spread = (left: readonly number[], at: number, of: number): boolean => {
      if (at === left.length) return of === 0 && canSpread(left, pays.slice(1), rest);
      const most = pays[0]![at]! ? Math.min(of, left[at]!) : 0;
      for (let n = 0; n <= most; n++) if (spread(left.with(at, left[at]! - n), at + 1, of - n)) return true;
      return false;
    };
    return spread(amounts, 0, first);
  }

  /** All that the pools could pay, in their order. */
  function* payments(
    amounts: readonly number[],
    purses: readonly Purse[],
    paid: number[] = [],
  ): Generator<number[]> {
    if (paid.length === purses.length) {
      if (
        canSpread(
          amounts,
          purses.map(({ pays }) => pays),
          paid,
        )
      )
        yield paid;
      return;
    }
    for (let n = 0; n <= purses[paid.length]!.amount; n++) yield* payments(amounts, purses, [...paid, n]);
  }

  test('is what trying every way finds, whatever those before it pay', () => {
    const random = new OutsideChance(7);
    for (let round = 0; round < 150; round++) {
      const amounts = Array.from({ length: 1 + random.below(3) }, () => random.below(4));
      const purses = Array.from({ length: 1 + random.below(4) }, () => ({
        pool: pools[0]!,
        amount: random.below(4),
        pays: amounts.map(() => random.below(2) === 0),
      }));
      const all = [...payments(amounts, purses)];
      for (const paid of all)
        for (let at = 0; at < purses.length; at++) {
          const taken = paid.slice(0, at);
          const next = all.filter((one) => taken.every((n, i) => one[i] === n)).map((one) => one[at]!);
          expect(payableFrom(amounts, purses, taken)).toEqual([Math.min(...next), Math.max(...next)]);
        }
    }
  });

  test('is told at once of many pools', () => {
    const purses = Array.from({ length: 40 }, (_, i) => ({
      pool: pools[0]!,
      amount: 9,
      pays: [i % 2 === 0, i % 3 === 0, true],
    }));
    expect(payableFrom([50, 60, 70], purses, [9, 9, 9])).toEqual([0, 9]);
  });
});

describe('where several pools could pay', () => {
  test('the payer says how much each pays, as long as there is a choice', () => {
    const table = laid(['Either'], { red: 3, blue: 1 }).act('use', 'Either');
    expect(asked(table)).toEqual(['pay-from', 'red', 1, 2]);
    expect(() => table.answer(0)).toThrow();
    table.answer(1);
    expect([has(table), table.asked()]).toEqual([[2, 0, 0, 0], '0:act:act']);
    const three = laid(['Either'], { red: 2, blue: 2, ember: 2 }).act('use', 'Either').answer(0);
    expect(asked(three)).toEqual(['pay-from', 'blue', 0, 2]);
    expect(has(three.answer(1))).toEqual([2, 1, 1, 0]);
  });

  test('what is paid for happens once all of it is paid', () => {
    const table = laid(['Trade'], { red: 2, blue: 2 }).act('use', 'Trade');
    expect(asked(table)).toEqual(['pay-from', 'red', 0, 2]);
    expect(table.answer(1).points(0)).toBe(3);
  });

  test('restricted ones pay for what they are for, and what is left of them stays', () => {
    expect(isOffered(laid(['Plain'], { red: 1, oath: 5 }), 'Plain')).toBe(false);
    const table = laid(['Wolf'], { red: 1, oath: 5 }).act('use', 'Wolf');
    expect(asked(table)).toEqual(['pay-from', 'red', 0, 1]);
    expect(has(table.answer(0))).toEqual([1, 0, 0, 3]);
  });

  test('a pool empties with its phase or turn, for all players, and no sooner', () => {
    const table = laid(['Plain'], { red: 1, ember: 2, oath: 2 });
    table.pass();
    expect(has(table)).toEqual([1, 0, 0, 0]);
    expect(table.told('pool-emptied')).toEqual(['pool-emptied 2', 'pool-emptied 2']);
  });
});

describe('payment modifiers', () => {
  test('change the first part, and not below nothing', () => {
    const table = laid(['Mixed', 'Law'], { red: 1, blue: 1 }).act('use', 'Mixed');
    expect(has(table)).toEqual([0, 0, 0, 0]);
    const all = laid(['Mixed', 'Law', 'Law', 'Law'], { blue: 1 }).act('use', 'Mixed');
    expect(has(all)).toEqual([0, 0, 0, 0]);
    expect(isOffered(laid(['Mixed', 'Law', 'Law', 'Law'], { red: 3 }), 'Mixed')).toBe(false);
    expect(
      changePrice(
        [
          [2, ['red']],
          [1, ['blue']],
        ],
        -3,
      ),
    ).toEqual([
      [0, ['red']],
      [1, ['blue']],
    ]);
  });

  test('are asked about where the price can be paid without them, and taken where it cannot', () => {
    const rich = laid(['Mixed', 'Offer'], { red: 2, blue: 1 }).act('use', 'Mixed');
    expect(rich.asked()).toBe('0:confirm:pay-less');
    expect(has(rich.answer(false))).toEqual([0, 0, 0, 0]);
    // Blue would do for red in means alone; it is needed for itself.
    const poor = laid(['Mixed', 'Offer'], { red: 1, blue: 5 }).act('use', 'Mixed');
    expect([poor.asked(), has(poor)]).toEqual(['0:act:act', [0, 4, 0, 0]]);
  });
});

test('a payment goes on the same from a save and a fork, while it is chosen', () => {
  const engine = engineWith(true);
  const names = ['Either', 'Clash', 'Wolf', 'Mixed'];
  const side = { play: names, deck: 5, red: 9, blue: 9, ember: 9, oath: 9 };
  const state = engine.board({ players: [side, side] });
  let chosen = 0;
  playAlsoCopied(engine, state, { seed: 3, answers: 60 }, ({ played, loaded, forked }) => {
    expect([loaded, forked]).toEqual([played, played]);
    if (state.decision?.prompt === 'pay-from') chosen++;
  });
  expect(chosen).toBeGreaterThan(3);
});

test('what can be paid with many pools is what flows can carry', () => {
  const engine = engineWith();
  const state = engine.board({ players: [{ red: 2, blue: 1, ember: 1 }] });
  const pays = (...price: [number, string[]][]) =>
    canPay(engine, state, price, { player: 0, card: -1, action: '' });
  expect(pays([3, ['red']], [1, ['blue']])).toBe(true);
  expect(pays([4, ['red', 'blue']])).toBe(true);
  expect(pays([1, ['blue']], [1, ['blue', 'red']], [2, ['red']])).toBe(true);
  expect(pays([1, ['blue']], [1, ['blue']], [1, ['red']])).toBe(false);
  expect(pays([4, ['red']])).toBe(false);
  expect(pays([1, ['green']])).toBe(false);
});
