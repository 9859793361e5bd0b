import { type BoardLiteral, type CardwrightError, parseBoard, printBoard } from '@cardwright/core';
import { describe, expect, test } from 'vitest';
import { dealTable } from '../../src/engine/create-game.ts';
import { Playing } from '../fixtures/playing.ts';
import { poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';
import { sworn, tapped, wounds } from '../fixtures/table.ts';

function refusal(literal: unknown): CardwrightError {
  try {
    poolEngine().board(literal as BoardLiteral);
  } catch (error) {
    return error as CardwrightError;
  }
  throw new Error('it was built');
}

describe('a board literal', () => {
  test('has a default for everything', () => {
    const engine = poolEngine();
    const state = engine.board({});
    expect(state.decision).toMatchObject({ kind: 'act', player: 0 });
    const view = engine.view(state, 0);
    expect([view.turn, view.active, view.step]).toEqual([3, 0, 'main']);
    expect(view.players.map((p) => p.zones.map((z) => z.count))).toEqual([
      [10, 0, 0, 0, 0, 0, 0, 0],
      [10, 0, 0, 0, 0, 0, 0, 0],
    ]);
  });

  test('sets columns by name, of cards, players and the turn', () => {
    const game = new Playing(poolEngine(), {
      active: 1,
      turn: 8,
      players: [
        {
          points: 3,
          play: [
            { card: 'Brute', wounds: 1, tapped: true },
            { card: 'Wall', sworn: 'p1:play:0' },
          ],
          deck: ['Bolt', 'Doom'],
        },
        { play: ['Echoer'], hand: 3, vault: 2, discard: ['Bolt'] },
      ],
    });
    const { state } = game;
    expect([wounds.get(state, game.find('Brute')), tapped.get(state, game.find('Brute'))]).toEqual([1, 1]);
    expect(sworn.get(state, game.find('Wall'))).toBe(game.find('Echoer') + 1);
    expect([game.points(0), state.decision!.player, game.engine.view(state, 1).turn]).toEqual([3, 1, 8]);
    expect(game.engine.view(state, 1).players[1]!.zones.map((z) => [z.zone, z.count])).toEqual([
      ['deck', 10],
      ['hand', 3],
      ['play', 1],
      ['discard', 1],
      ['under', 0],
      ['removed', 0],
      ['vault', 2],
      ['limbo', 0],
    ]);
  });

  test('puts cards under cards, and cards under the control of others', () => {
    const { engine, state } = new Playing(poolEngine(), {
      players: [
        { play: [{ card: 'Brute', owner: 1, under: ['Wall', { card: 'Echoer', facedown: true }] }] },
        {},
      ],
    });
    expect(engine.dump(state).players![0]!['play']).toEqual([
      { card: 'Brute', owner: 1, under: ['Wall', { card: 'Echoer', facedown: 1 }] },
    ]);
    const under = engine.view(state, 1).players[0]!.zones.find((z) => z.zone === 'under')!;
    expect(under.cards).toMatchObject([
      { name: 'Wall', columns: { under: 'p0:play:0' } },
      { hidden: true, columns: { under: 'p0:play:0' } },
    ]);
  });

  test('finds cards by full name in any capitals, or by id', () => {
    const state = poolEngine().board({ players: [{ hand: ['BRUTE', 'brute', 'Brute'] }, {}] });
    expect(
      poolEngine()
        .view(state, 0)
        .players[0]!.zones[1]!.cards.map((c) => 'name' in c && c.name),
    ).toEqual(['Brute', 'Brute', 'Brute']);
  });

  test.each<[string, unknown, string, RegExp, string | null]>([
    [
      'a card',
      { players: [{ hand: ['Brutte'] }] },
      'unknown-card',
      /players\[0\]\.hand\[0\]: no set has a card “Brutte”/,
      'Brute',
    ],
    [
      'a zone',
      { players: [{ hnad: ['Brute'] }] },
      'board-invalid',
      /players\[0\]: there is no zone or column “hnad”/,
      'hand',
    ],
    [
      'a column',
      { players: [{ play: [{ card: 'Brute', wouns: 1 }] }] },
      'board-invalid',
      /players\[0\]\.play\[0\]: there is no column “wouns”/,
      'wounds',
    ],
    ['a field', { plyers: [] }, 'board-invalid', /no field “plyers”/, 'players'],
    ['a column of the game', { columns: { luck: 1 } }, 'board-invalid', /no column “luck”/, null],
    [
      'an address',
      { players: [{ play: [{ card: 'Brute', sworn: 'p0:play:9' }] }] },
      'board-invalid',
      /p0:play:9/,
      null,
    ],
    [
      'a number where a card belongs',
      { players: [{ play: [{ card: 'Brute', sworn: 1 }] }] },
      'board-invalid',
      /is no value of it/,
      null,
    ],
    ['a value', { players: [{ points: 'many' }] }, 'board-invalid', /players\[0\]\.points/, null],
    ['a list', { players: [{ hand: { card: 'Brute' } }] }, 'board-invalid', /no list of cards/, null],
    ['a count', { players: [{ hand: -1 }] }, 'board-invalid', /players\[0\]\.hand: it is -1/, null],
    ['too many players', { players: [{}, {}, {}, {}, {}] }, 'board-invalid', /there are 5/, null],
    ['a player to be active', { active: 2 }, 'board-invalid', /active: it is 2/, null],
    [
      'a card under one in hand',
      { players: [{ hand: [{ card: 'Brute', under: ['Wall'] }] }] },
      'board-invalid',
      /in play/,
      null,
    ],
    [
      'another’s card in hand',
      { players: [{ hand: [{ card: 'Brute', owner: 1 }] }] },
      'board-invalid',
      /owner/,
      null,
    ],
    ['nothing at all', null, 'board-invalid', /not an object/, null],
    ['columns that are none', { columns: 5 }, 'board-invalid', /columns: it is not an object/, null],
    ['a seed of more than 32 bits', { seed: 1e300 }, 'board-invalid', /seed: it is 1e\+300/, null],
    ['words of more than 32 bits', { random: [2 ** 33, 0, 0, 0] }, 'board-invalid', /random/, null],
    [
      'what is more than face down',
      { players: [{ play: [{ card: 'Brute', facedown: 2 }] }] },
      'board-invalid',
      /facedown: 2 is no value/,
      null,
    ],
    [
      'a table that all have left',
      { players: [{ left: true }, { left: true }] },
      'board-invalid',
      /all of them have left/,
      null,
    ],
  ])('refuses %s that means nothing', (_what, literal, code, message, suggestion) => {
    const error = refusal(literal);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.details.fix).toMatch(/./);
    if (suggestion !== null) expect(error.details.suggestions).toContain(suggestion);
  });

  test('tells what there is where nothing is near', () => {
    expect(refusal({ players: [{ zzz: 1 }] }).details.fix).toMatch(/^Known: deck, hand, /);
    expect(refusal({ players: [{ play: [{ card: 'Brute', zzz: 1 }] }] }).details.fix).toMatch(/wounds/);
  });
});

describe('a board in JSON', () => {
  test('in which a key stands twice is refused: which is meant nobody can say', () => {
    expect(() => parseBoard('{ "players": [], "players": [{}] }')).toThrow(
      expect.objectContaining({
        code: 'board-invalid',
        message: expect.stringContaining('the key “players” stands twice'),
      }),
    );
  });
});

describe('a dump', () => {
  test('loads back to the same board, at any decision of a game', () => {
    const engine = poolEngine();
    for (let seed = 0; seed < 5; seed++) {
      const state = engine.createGame({ seed, decks: poolDecks() });
      const below = chooser(seed);
      while (state.decision !== null) {
        const { omitted: _omitted, ...dumped } = engine.dump(state);
        const read = parseBoard(printBoard(dumped));
        expect(read).toEqual(dumped);
        const again = engine.dump(engine.board(read));
        if (JSON.stringify(again) !== JSON.stringify(dumped)) expect(again).toEqual(dumped);
        engine.answer(state, anyAnswer(engine, state, below));
      }
    }
  });

  test('at a turn action goes on as the game would', () => {
    const engine = poolEngine();
    const state = engine.createGame({ seed: 3, decks: poolDecks() });
    const below = chooser(3);
    let compared = 0;
    while (state.decision !== null) {
      if (state.decision.kind === 'act' && engine.dump(state).omitted === undefined) {
        const copy = engine.board(engine.dump(state));
        const moves = (s: typeof state) => engine.view(s, s.decision!.player).decision!.choice!.moves;
        expect(moves(copy)).toEqual(moves(state));
        compared++;
      }
      engine.answer(state, anyAnswer(engine, state, below));
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('before the first turn says so, and loads as the first', () => {
    const engine = poolEngine();
    const table = dealTable(engine, { seed: 1, decks: poolDecks() });
    const { omitted, ...dumped } = engine.dump(table);
    expect(omitted).toEqual(['the set-up, which has not finished']);
    expect(engine.dump(engine.board(dumped))).toEqual(dumped);
  });

  test('names what it leaves out', () => {
    const game = new Playing(poolEngine(), { players: [{ hand: ['Trap', 'Bolt'], play: ['Brute'] }, {}] });
    game.play('Trap').play('Bolt');
    expect(game.engine.dump(game.state).omitted).toEqual([
      'a decision (choose-cards, choose-target)',
      expect.stringMatching(/effects with a lifetime: trap/),
    ]);
  });

  test('is text that people read', () => {
    const game = new Playing(poolEngine(), {
      players: [{ deck: ['Bolt'], hand: ['Doom'], play: [{ card: 'Brute', wounds: 1 }] }, { deck: 0 }],
    });
    expect(printBoard({ ...game.engine.dump(game.state), random: [1, 2, 3, 4] })).toBe(
      `{
  "turn": 3,
  "active": 0,
  "starting": 0,
  "random": [ 1, 2, 3, 4 ],
  "players": [
    { "deck": [ "Bolt" ], "hand": [ "Doom" ], "play": [ { "card": "Brute", "wounds": 1 } ] },
    { "deck": [] }
  ]
}
`,
    );
    expect(() => parseBoard('{')).toThrow(expect.objectContaining({ code: 'board-invalid' }));
  });
});
