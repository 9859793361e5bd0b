import { describe, expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { echo, guarded, mighty, power } from '../fixtures/names.ts';
import { Playing } from '../fixtures/playing.ts';

const self = { pick: 'self' } as const;
const you = { who: 'you' } as const;
const ally = { is: 'type', type: 'ally' } as const;
const mine = { is: 'of', player: you } as const;
const chosen = { pick: 'chosen', range: { min: 1, max: 1 }, filter: [ally] } as const;
const bolt = rite('Bolt', { do: 'hurt', what: chosen, amount: 1 });
const brute = card('Brute', {}, { kind: 'keyword', keyword: 'mighty', value: 2 });
const banner = card(
  'Banner',
  {},
  {
    kind: 'static',
    effects: [
      {
        do: 'grant',
        what: { pick: 'each', filter: [ally, mine, { is: 'other' }] },
        keywords: [{ keyword: 'mighty', value: 3 }, { keyword: 'echo' }, { keyword: 'guarded' }],
      },
    ],
  },
);

describe('keywords', () => {
  test('a printed and a gained instance add up where the keyword stacks', () => {
    const { engine, state, find } = bind(
      new Playing(duelWith([brute, banner]), {
        players: [{ play: ['Brute', 'Banner', 'Mule'] }, { play: ['Brute'] }],
      }),
    );
    expect(engine.keywordValue(state, find('Brute'), mighty)).toBe(5);
    expect(engine.keywordInstances(state, find('Brute'), mighty)).toHaveLength(2);
    expect(engine.keywordValue(state, find('Brute', 'play', 1), mighty)).toBe(2);
  });

  test('the definition’s modifier applies where it was printed, where it was gained, and once where both', () => {
    const game = new Playing(duelWith([brute, banner]), {
      players: [{ play: ['Brute', 'Banner', 'Mule'] }, { play: ['Brute', 'Mule'] }],
    });
    const powerOf = (name: string, player: number) =>
      game.engine.stat(game.state, game.find(name, 'play', player), power);
    expect([powerOf('Brute', 0), powerOf('Mule', 0), powerOf('Brute', 1), powerOf('Mule', 1)]).toEqual([
      6, 4, 3, 1,
    ]);
    expect(powerOf('Banner', 0)).toBe(1);
  });

  test('a gained keyword’s triggered ability triggers, for its own card only', () => {
    const game = new Playing(duelWith([bolt, banner]), {
      players: [{ hand: ['Bolt', 'Bolt'], play: ['Banner', 'Mule'] }, { play: ['Ox'] }],
    });
    game.play('Bolt').choose('Mule');
    expect(game.points(0)).toBe(1);
    game.play('Bolt').choose('Ox');
    expect([game.points(0), game.points(1)]).toEqual([1, 0]);
  });

  test('a gained keyword’s prohibition forbids', () => {
    const game = new Playing(duelWith([bolt, banner]), {
      players: [{ hand: ['Bolt'] }, { play: ['Banner', 'Mule', 'Ox'] }],
    });
    game.play('Bolt');
    expect(game.candidates()).toEqual(['Banner']);
  });

  test('its own player may choose what opponents cannot', () => {
    const game = new Playing(duelWith([bolt, banner]), {
      players: [{ hand: ['Bolt'], play: ['Banner', 'Mule'] }, {}],
    });
    game.play('Bolt');
    expect(game.candidates()).toEqual(['Banner', 'Mule']);
  });

  test('a grant ends with its source, and with its condition', () => {
    const lonely = card(
      'Lonely',
      {},
      {
        kind: 'static',
        while: {
          if: 'not',
          condition: {
            if: 'count',
            of: { pick: 'each', filter: [ally, mine, { is: 'other' }] },
            cmp: '>=',
            value: 1,
          },
        },
        effects: [{ do: 'grant', what: self, keywords: [{ keyword: 'guarded' }] }],
      },
    );
    const game = new Playing(
      duelWith([bolt, banner, lonely, rite('Doom', { do: 'destroy', what: chosen })]),
      {
        players: [{ hand: ['Doom'], play: ['Banner', 'Lonely'] }, {}],
      },
    );
    const lone = game.find('Lonely');
    expect(game.engine.has(game.state, lone, echo)).toBe(true);
    game.play('Doom').choose('Banner');
    expect(game.engine.has(game.state, lone, echo)).toBe(false);
    expect(game.engine.has(game.state, lone, guarded)).toBe(true);
  });

  test('a filter on a keyword and a grant of it to those that have it do not go round for ever', () => {
    const ring = card(
      'Ring',
      {},
      {
        kind: 'static',
        effects: [
          {
            do: 'grant',
            what: { pick: 'each', filter: [ally, { is: 'keyword', keyword: 'guarded' }] },
            keywords: [{ keyword: 'guarded' }],
          },
        ],
      },
    );
    const game = new Playing(duelWith([ring]), { players: [{ play: ['Ring', 'Mule'] }, {}] });
    expect(game.engine.has(game.state, game.find('Mule'), guarded)).toBe(false);
  });

  test('a whole ability can be granted, and counts once for each card that has it', () => {
    const lender = card(
      'Lender',
      {},
      {
        kind: 'static',
        effects: [
          {
            do: 'grant',
            what: { pick: 'each', filter: [ally, mine, { is: 'other' }] },
            keywords: [],
            abilities: [
              {
                kind: 'triggered',
                on: [{ on: 'hurt', card: self }],
                effects: [{ do: 'gain', player: you, amount: 1 }],
              },
              {
                kind: 'activated',
                costs: [{ pay: 'tap' }],
                effects: [{ do: 'gain', player: you, amount: 2 }],
              },
            ],
          },
        ],
      },
    );
    const game = new Playing(duelWith([bolt, lender]), {
      players: [{ hand: ['Bolt'], play: ['Lender', 'Mule', 'Mule'] }, { play: ['Ox'] }],
    });
    game.play('Bolt').choose('Mule');
    expect(game.points(0)).toBe(1);
    game.act('use', 'Mule');
    expect(game.points(0)).toBe(3);
    expect(() => game.act('use', 'Lender')).toThrow('not legal');
  });

  const aegis = (name: string) =>
    card(
      name,
      {},
      {
        kind: 'static',
        effects: [
          {
            do: 'grant',
            what: { pick: 'each', filter: [ally, mine, { is: 'type', type: 'ally' }] },
            keywords: [],
            abilities: [
              {
                kind: 'replacement',
                event: { on: 'hurt', card: self },
                instead: [
                  {
                    do: 'hurt',
                    what: self,
                    amount: { amount: 'per', each: 1, of: { amount: 'cards', in: self } },
                  },
                ],
              },
            ],
          },
        ],
      },
    );
  const big = rite('Big', { do: 'hurt', what: chosen, amount: 2 });

  test('two grants of one and the same replacement: it applies to an event once', () => {
    const game = new Playing(duelWith([big, aegis('Aegis')]), {
      players: [{ hand: ['Big'] }, { play: ['Aegis', 'Aegis', 'Mule'] }],
    });
    game.play('Big').choose('Mule').answer(0);
    expect(game.told('hurt')).toEqual(['~hurt Mule 2', 'hurt Mule']);
  });

  test('grants of two cards’ replacements: each applies once', () => {
    const game = new Playing(duelWith([big, aegis('Aegis'), aegis('Buckler')]), {
      players: [{ hand: ['Big'] }, { play: ['Aegis', 'Buckler', 'Mule'] }],
    });
    game.play('Big').choose('Mule').answer(0);
    expect(game.told('hurt')).toEqual(['~hurt Mule 2', '~hurt Mule', 'hurt Mule']);
  });
});

function bind(game: Playing) {
  return { engine: game.engine, state: game.state, find: game.find.bind(game) };
}
