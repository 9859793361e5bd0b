import type { Answer, DecisionKind, State } from '@cardwright/core';
import { activePlayer, countIn } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { card, duelWith, rite } from '../fixtures/duel.ts';
import { Playing } from '../fixtures/playing.ts';
import { pool, poolDecks, poolEngine } from '../fixtures/pool.ts';
import { anyAnswer, chooser } from '../fixtures/random-play.ts';

/** Answers that are not legal whatever is asked, or not for this kind of decision. */
const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  {},
  [],
  [null],
  ['0'],
  [0.5],
  [-1],
  [1e9],
  -1,
  1.5,
  Number.NaN,
  1e9,
  'nobody is called so',
  { action: 'pass' },
  { action: 'pass', card: 0, option: 0 },
  { action: 'pass', card: -1, option: 1 },
  { action: 'play', card: -1, option: 0 },
  { action: 'play', card: 1e9, option: 0 },
  { action: 'no-such-action', card: -1, option: 0 },
  { action: 'use', card: 0, option: -1 },
  { action: 'use', card: 0, option: 99 },
];

function wrongFor(state: State): unknown[] {
  const { kind, candidates, min, max } = state.decision!;
  const list = [...candidates];
  switch (kind) {
    case 'act':
      return [true, 0, [0], 'pass'];
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
      return [
        true,
        0,
        [...list, ...list].slice(0, max + 1),
        list.length > 0 && max > 1 ? [list[0], list[0]] : -1,
        ...(min > 0 ? [list.slice(0, min - 1)] : []),
      ];
    case 'order':
      return [list.slice(1), [...list, list[0]], list.map(() => list[0]), true];
    case 'choose-option':
      return [true, [list[0]], Math.max(...list) + 1];
    case 'number':
      return [min - 1, max + 1, true, [min]];
    case 'confirm':
      return [0, 1, 'true', [true]];
    case 'name':
      return ['', 0, true];
  }
}

test('a refused answer leaves the state exactly as it was, at every kind of decision', () => {
  const engine = poolEngine();
  const tried = new Map<DecisionKind, number>();
  for (let seed = 0; seed < 6; seed++) {
    const state = engine.createGame({ seed, decks: poolDecks() });
    const below = chooser(seed);
    while (state.decision !== null) {
      const { kind } = state.decision;
      const numbers = state.n.slice();
      const hash = engine.hash(state);
      const { agenda, pendingTriggers: waiting, durationEffects: lasting, history, decision } = state;
      // Nonsense in general may be an answer here: an empty list where nothing must be chosen.
      const nonsense = (NONSENSE as Answer[]).filter((answer) => engine.check(state, answer) !== null);
      for (const answer of [...nonsense, ...(wrongFor(state) as Answer[])]) {
        expect(() => engine.answer(state, answer)).toThrow(
          expect.objectContaining({
            code: 'answer-illegal',
            details: expect.objectContaining({
              reason: expect.stringMatching(/./),
              rule: expect.any(String),
            }),
          }),
        );
        tried.set(kind, (tried.get(kind) ?? 0) + 1);
      }
      expect(state.n).toEqual(numbers);
      expect(engine.hash(state)).toBe(hash);
      expect([
        state.agenda === agenda,
        state.pendingTriggers === waiting,
        state.durationEffects === lasting,
      ]).toEqual([true, true, true]);
      expect([state.history === history, state.decision === decision]).toEqual([true, true]);
      engine.answer(state, anyAnswer(engine, state, below));
    }
    expect(() => engine.answer(state, true)).toThrow(expect.objectContaining({ code: 'answer-illegal' }));
  }
  for (const kind of ['act', 'choose-cards', 'choose-option', 'confirm', 'order', 'name'] as const)
    expect(tried.get(kind) ?? 0, kind).toBeGreaterThan(20);
});

test('most of what is wrong for a kind is refused by it', () => {
  const engine = poolEngine();
  const state = engine.createGame({ seed: 1, decks: poolDecks() });
  for (const answer of [...NONSENSE, ...wrongFor(state)] as Answer[])
    expect(engine.check(state, answer)).not.toBeNull();
});

test('players are chosen where there are several', () => {
  const engine = duelWith([
    rite('Gift', { do: 'draw', player: { who: 'chosen-player', among: 'players' }, count: 1 }),
    ...pool,
  ]);
  const game = new Playing(engine, { players: [{ hand: ['Gift'] }, {}, {}] });
  game.play('Gift');
  expect(game.asked()).toBe('0:choose-players:choose-player');
  expect(game.state.decision!.candidates).toEqual([0, 1, 2]);
  const before = engine.hash(game.state);
  for (const wrong of [[], [3], [0, 1], [-1], 1]) {
    expect(() => engine.answer(game.state, wrong)).toThrow(
      expect.objectContaining({ code: 'answer-illegal' }),
    );
    expect(engine.hash(game.state)).toBe(before);
  }
  game.answer([2]);
  expect(game.told('drawn')).toHaveLength(1);
});

test('giving up ends a game of two, and the other wins', () => {
  const engine = poolEngine();
  const state = engine.createGame({ seed: 1, decks: poolDecks() });
  const loser = state.decision!.player;
  engine.concede(state, loser);
  expect(engine.result(state)).toEqual({ over: true, winner: 1 - loser, reason: 'conceded' });
  expect(() => engine.concede(state, 1 - loser)).toThrow(expect.objectContaining({ code: 'no-decision' }));
});

test('a player who leaves a game of three while deciding does not stop it', () => {
  const engine = poolEngine();
  const [deck] = poolDecks();
  const asked = new Set<string>();
  for (let seed = 0; seed < 30; seed++) {
    const state = engine.createGame({ seed, decks: [deck!, deck!, deck!] });
    const below = chooser(seed);
    for (let n = below(60); n > 0 && state.decision !== null; n--)
      engine.answer(state, anyAnswer(engine, state, below));
    if (state.decision === null) continue;
    const loser = state.decision.player;
    asked.add(`${state.decision.kind}, ${activePlayer.get(state, 0) === loser ? 'own' : 'other'} turn`);
    engine.concede(state, loser);
    for (const zone of engine.zones) if (zone.name !== 'removed') expect(countIn(state, loser, zone)).toBe(0);
    for (let n = 0; state.decision !== null && n < 3000; n++) {
      expect(state.decision.player).not.toBe(loser);
      expect(state.pendingTriggers.every((w) => w.controller !== loser)).toBe(true);
      engine.answer(state, anyAnswer(engine, state, below));
    }
    expect(engine.result(state).over).toBe(true);
  }
  expect(asked.size).toBeGreaterThan(3);
});

test('what lasts until the next turn of a player who left ends when that turn would have been', () => {
  const engine = duelWith([
    rite('Spell', {
      do: 'modify',
      what: { pick: 'each', filter: [] },
      stat: 'power',
      by: 1,
      duration: { lasts: 'until-end-of-next-turn', of: { who: 'you' } },
    }),
  ]);
  const game = new Playing(engine, {
    players: [{ hand: ['Spell'], play: ['Mule'] }, { play: ['Mule'] }, {}],
  });
  game.play('Spell');
  engine.concede(game.state, 0);
  expect(game.asked()).toBe('1:act:act');
  expect(game.state.durationEffects).toHaveLength(1);
  game.pass();
  expect(game.state.durationEffects).toHaveLength(1);
  game.pass();
  expect([game.asked(), game.state.durationEffects]).toEqual(['1:act:act', []]);
});

test('abilities of a player who left do not resolve', () => {
  const engine = duelWith([
    card(
      'Eager',
      {},
      {
        kind: 'triggered',
        on: [{ on: 'drawn' }],
        effects: [{ do: 'gain', player: { who: 'each-player' }, amount: 1 }],
      },
    ),
    rite('Study', { do: 'draw', player: { who: 'you' }, count: 1 }),
  ]);
  const game = new Playing(engine, {
    players: [{ hand: ['Study'], play: ['Eager', 'Eager'] }, { play: ['Eager'] }, { play: ['Eager'] }],
  });
  game.play('Study');
  expect(game.asked()).toBe('0:choose-option:choose-trigger');
  engine.concede(game.state, 0);
  // Two of the four abilities resolved, then player 1 drew for the turn and two triggered again.
  expect([game.points(1), game.points(2)]).toEqual([4, 4]);
  const alone = new Playing(engine, { players: [{ hand: ['Study'], play: ['Eager', 'Eager'] }, {}, {}] });
  alone.play('Study');
  engine.concede(alone.state, 0);
  expect([alone.asked(), alone.points(1)]).toEqual(['1:act:act', 0]);
});

test('a player who leaves while choosing between replacements takes them along', () => {
  const shield = (name: string) =>
    card(
      name,
      {},
      {
        kind: 'replacement',
        event: { on: 'hurt', card: { pick: 'any', filter: [{ is: 'type', type: 'ally' }] } },
        instead: [{ do: 'gain', player: { who: 'you' }, amount: 1 }],
      },
    );
  const engine = duelWith([
    shield('Aegis'),
    shield('Buckler'),
    rite('Storm', { do: 'hurt', what: { pick: 'each', filter: [] }, amount: 1 }),
  ]);
  const game = new Playing(engine, {
    players: [{ hand: ['Storm'], play: ['Mule'] }, { play: ['Aegis', 'Buckler'] }, {}],
  });
  game.play('Storm');
  // Whoever controls the hurt card chooses; for Mule that is player 0, so go on to player 1's own.
  expect(game.asked()).toBe('0:choose-option:choose-replacement');
  game.answer(0);
  expect(game.asked()).toBe('1:choose-option:choose-replacement');
  engine.concede(game.state, 1);
  expect(game.asked()).toBe('0:act:act');
  expect([game.points(0), game.points(1), game.points(2)]).toEqual([0, 1, 0]);
  expect(game.told('hurt')).toEqual(['~hurt Mule']);
  for (const name of ['Aegis', 'Buckler']) expect(game.where(name)).toBe('removed');
});

test('a seat that nobody has neither gives up nor looks, and nothing changes', () => {
  const engine = poolEngine();
  const state = engine.createGame({ seed: 1, decks: poolDecks() });
  const before = engine.hash(state);
  for (const seat of [2, 3, 5, -2, 0.5, Number.NaN, '0', null, undefined] as never[]) {
    expect(() => engine.concede(state, seat)).toThrow(expect.objectContaining({ code: 'no-decision' }));
    expect(() => engine.view(state, seat)).toThrow(expect.objectContaining({ code: 'unknown-name' }));
  }
  expect(() => engine.concede(state, -1 as never)).toThrow(expect.objectContaining({ code: 'no-decision' }));
  expect(engine.hash(state)).toBe(before);
  expect(engine.view(state, -1).viewer).toBe(-1);
});
