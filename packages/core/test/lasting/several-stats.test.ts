import type { Effect } from '@cardwright/core/data';
import { statOf } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { power, vigour } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';

const one = { min: 1, max: 1 } as const;
const chosen = { pick: 'chosen', range: one, filter: [{ is: 'type', type: 'ally' }] } as const;
const it = { pick: 'ref', ref: { to: 'it' } } as const;
const itsPower = { amount: 'stat', stat: 'power', of: it } as const;
const turn = { lasts: 'this-turn' } as const;

const begin = (effects: readonly Effect[], play: readonly string[] = ['Ox']) =>
  new Playing(duelWith([rite('Deed', ...effects)]), {
    players: [{ hand: ['Deed'], play: [...play] }, {}],
  }).play('Deed');
const statsOf = (game: Playing, name: string) =>
  [power, vigour].map((stat) => statOf(game.engine, game.state, game.find(name), stat));

describe('a modifier of several stats', () => {
  test('measures each on what the card was before any of them', () => {
    const together: Effect = {
      do: 'modify',
      what: chosen,
      stat: 'power',
      by: itsPower,
      and: [{ stat: 'vigour', by: itsPower }],
      duration: turn,
    };
    expect(statsOf(begin([together]).choose('Ox'), 'Ox')).toEqual([4, 7]);
    // One after the other, the second is measured on what the first made.
    const apart: Effect[] = [
      { do: 'modify', what: chosen, stat: 'power', by: itsPower, duration: turn },
      { do: 'modify', what: it, stat: 'vigour', by: itsPower, duration: turn },
    ];
    expect(statsOf(begin(apart).choose('Ox'), 'Ox')).toEqual([4, 9]);
  });

  test('is of each card with its own numbers', () => {
    const each = { pick: 'each', filter: [{ is: 'type', type: 'ally' }] } as const;
    const game = begin(
      [
        {
          do: 'modify',
          what: each,
          stat: 'power',
          by: 1,
          and: [{ stat: 'vigour', by: itsPower }],
          duration: turn,
        },
      ],
      ['Ox', 'Mule'],
    );
    expect([statsOf(game, 'Ox'), statsOf(game, 'Mule')]).toEqual([
      [3, 7],
      [2, 4],
    ]);
    game.act('pass');
    expect(statsOf(game, 'Ox')).toEqual([2, 5]);
  });

  test('stands as well', () => {
    const banner = card(
      'Banner',
      {},
      {
        kind: 'static',
        effects: [
          { do: 'modify', what: { pick: 'self' }, stat: 'power', by: 2, and: [{ stat: 'vigour', by: -1 }] },
        ],
      },
    );
    const game = new Playing(duelWith([banner]), { players: [{ play: ['Banner'] }, {}] });
    expect(statsOf(game, 'Banner')).toEqual([3, 2]);
  });

  test('chooses nothing for a further number', () => {
    const by = { amount: 'stat', stat: 'power', of: chosen } as const;
    expect(() =>
      begin([
        { do: 'modify', what: chosen, stat: 'power', by: 1, and: [{ stat: 'vigour', by }], duration: turn },
      ]),
    ).toThrow('Nothing can be chosen');
  });
});
