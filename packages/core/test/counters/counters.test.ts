import { counterRows } from '@cardwright/core/bind';
import type { Effect } from '@cardwright/core/data';
import { defineCounter, defineStat, facedown, statOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duel, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';

declare module '@cardwright/core/data' {
  interface CounterNames {
    might: true;
    rust: true;
    dread: true;
  }
  interface StatNames {
    bulk: true;
  }
}

const might = defineCounter('might', 'card');
const rust = defineCounter('rust', 'card');
const dread = defineCounter('dread', 'player');
const counters = [might, rust, dread];
const bulk = defineStat('bulk', {
  floor: Number.NEGATIVE_INFINITY,
  fedBy: [{ column: might.column }, { column: rust.column, each: -2 }],
});
const rows = counterRows(counters);

const you = { who: 'you' } as const;
const opponents = { who: 'opponents' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const each = { pick: 'each', filter: [ally] } as const;

const begin = (effects: readonly Effect[], play: readonly object[], theirs: object = {}) =>
  new Playing(
    duelWith(
      [
        rite('Deed', ...effects),
        card('Bear', { stats: { power: 2, vigour: 3, bulk: 4 } }),
        card('Boar', { stats: { power: 1, vigour: 3, bulk: 2 } }),
      ],
      {},
      {
        columns: [...duel.columns!, ...counters.map(({ column }) => column)],
        events: [...duel.events!, ...counters.flatMap(({ put, removed }) => [put, removed])],
        stats: [...duel.stats!, bulk],
        effects: [...duel.effects!, ...rows.effects],
        filters: [...(duel.filters ?? []), ...rows.filters],
        quantities: [...(duel.quantities ?? []), ...rows.quantities],
      },
    ),
    { players: [{ hand: ['Deed'], play: play as never }, theirs as never] },
  );
const bear = (n: number, more: object = {}) => ({ card: 'Bear', 'might-counters': n, ...more });
const bulkOf = (game: Playing, name: string) => statOf(game.engine, game.state, game.find(name), bulk);
const on = (game: Playing, name: string) => might.column.get(game.state, game.find(name));

describe('named counters', () => {
  test('feed stats, each kind by its own number', () => {
    const game = begin([], [bear(3, { 'rust-counters': 1 }), 'Boar' as never]);
    expect([bulkOf(game, 'Bear'), bulkOf(game, 'Boar')]).toEqual([5, 2]);
  });

  test('are put, removed as far as there are any, and moved', () => {
    const put = begin([{ do: 'put-counters', player: you, counter: 'might', count: 2, on: each }], [bear(1)]);
    put.play('Deed');
    expect([on(put, 'Bear'), bulkOf(put, 'Bear')]).toEqual([3, 7]);
    expect(put.told('might')).toEqual(['might-counters-put Bear 2']);
    const removed = begin(
      [{ do: 'remove-counters', player: you, counter: 'might', count: 5, from: each }],
      [bear(1), 'Boar' as never],
    ).play('Deed');
    expect(removed.told('might')).toEqual(['might-counters-removed Bear']);
    const to = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally, { is: 'other' }] } as const;
    const moved = begin(
      [{ do: 'move-counters', player: you, counter: 'might', count: 'all', from: chosen, to }],
      [bear(3), 'Boar' as never],
    )
      .play('Deed')
      .choose('Bear')
      .choose('Boar');
    expect([on(moved, 'Bear'), on(moved, 'Boar')]).toEqual([0, 3]);
  });

  test('are counted, and tell cards apart', () => {
    const draw: Effect = {
      do: 'draw',
      player: you,
      count: { amount: 'counters', counter: 'might', on: each },
    };
    expect(
      begin([draw], [bear(2), bear(1)])
        .play('Deed')
        .told('drawn'),
    ).toHaveLength(3);
    const filter = [ally, { is: 'counters', counter: 'might', cmp: '>=', value: 2 }] as const;
    const game = begin([{ do: 'destroy', what: { ...chosen, filter } }], [bear(2), bear(1)]).play('Deed');
    expect(game.candidates()).toEqual(['Bear']);
    game.choose('Bear');
    expect(game.told('destroyed')).toEqual(['destroyed Bear']);
  });

  test('lie on players, and are counted there', () => {
    const game = begin(
      [
        { do: 'put-counters', player: you, counter: 'dread', count: 2, on: opponents },
        { do: 'draw', player: you, count: { amount: 'counters', counter: 'dread', on: opponents } },
      ],
      [],
      { 'dread-counters': 1 },
    ).play('Deed');
    expect(dread.column.get(game.state, 1)).toBe(3);
    expect(game.told('dread', 'drawn').slice(0, 1)).toEqual(['dread-counters-put 2']);
  });

  test('are gone with the card, which is remembered with them', () => {
    const game = begin([{ do: 'destroy', what: each }], [bear(2)]);
    game.play('Deed');
    expect(game.where('Bear')).toBe('discard');
    expect(on(game, 'Bear')).toBe(0);
    expect(game.state.lastKnown?.statOf(bulk)).toBe(6);
  });

  test('on a card that lies face down, only who sees it knows', () => {
    const game = begin([], [], { play: [bear(2)] });
    facedown.put(game.state as never, game.find('Bear'), 1);
    const shown = JSON.stringify(game.engine.view(game.state, 0));
    expect(shown).not.toContain('might');
  });

  test('of a name there is not, or on what they do not lie, are refused', () => {
    const wrong = {
      do: 'put-counters',
      player: you,
      counter: 'migt' as 'might',
      count: 1,
      on: each,
    } as const;
    expect(() => begin([wrong], [])).toThrow('no counter called');
    const where = { do: 'put-counters', player: you, counter: 'dread', count: 1, on: each } as const;
    expect(() => begin([where], [])).toThrow('not on cards');
  });
});
