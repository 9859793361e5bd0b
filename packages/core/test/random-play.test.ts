import { addressOf, type Engine, type EngineOptions, fork, type State } from '@cardwright/core';
import { cardCount, cardsIn, controller, countIn, playerCount, refOf, zoneOf } from '@cardwright/core/game';
import { expect, test } from 'vitest';
import { poolDecks, poolEngine } from './fixtures/pool.ts';
import { anyAnswer, chooser } from './fixtures/random-play.ts';

const GAMES = 25;

function* games(
  engine: Engine,
  count: number,
  first = 0,
): Generator<{ state: State; below: (n: number) => number }> {
  for (let seed = first; seed < first + count; seed++) {
    yield { state: engine.createGame({ seed, decks: poolDecks() }), below: chooser(seed) };
  }
}

/** Plays one game; returns the hashes at every decision. */
function hashes(engine: Engine, seed: number): string[] {
  const state = engine.createGame({ seed, decks: poolDecks() });
  const below = chooser(seed);
  const found = [engine.hash(state)];
  while (state.decision !== null && found.length < 600) {
    engine.answer(state, anyAnswer(engine, state, below));
    found.push(engine.hash(state));
  }
  return found;
}

test('games end, and reach every kind of decision', () => {
  const engine = poolEngine();
  const kinds = new Map<string, number>();
  let finished = 0;
  for (const { state, below } of games(engine, GAMES)) {
    for (let n = 0; state.decision !== null && n < 2000; n++) {
      kinds.set(state.decision.kind, (kinds.get(state.decision.kind) ?? 0) + 1);
      engine.answer(state, anyAnswer(engine, state, below));
    }
    if (engine.result(state).over) finished++;
  }
  expect(finished).toBe(GAMES);
  for (const kind of ['act', 'choose-cards', 'choose-option', 'confirm', 'order', 'name'])
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(3);
});

test('the same seed and answers give the same game; another seed another', () => {
  expect(hashes(poolEngine(), 3)).toEqual(hashes(poolEngine(), 3));
  expect(hashes(poolEngine(), 3)).not.toEqual(hashes(poolEngine(), 4));
});

test.each<[string, EngineOptions]>([
  ['without the index of abilities', { withoutIndex: true }],
  ['with the state check at every chance', { fullChecks: true }],
])('a game goes the same way %s', (_name, options) => {
  for (let seed = 0; seed < 12; seed++)
    expect(hashes(poolEngine(options), seed)).toEqual(hashes(poolEngine(), seed));
});

function checkZones(engine: Engine, state: State): void {
  const seen: number[] = [];
  for (let player = 0; player < playerCount.get(state, 0); player++) {
    for (const zone of engine.zones) {
      const cards = cardsIn(state, player, zone);
      expect(cards).toHaveLength(countIn(state, player, zone));
      for (const [position, card] of cards.entries()) {
        expect(engine.zones[zoneOf.get(state, card)]).toBe(zone);
        expect(controller.get(state, card)).toBe(player);
        expect(addressOf(engine, state, card)).toBe(`p${player}:${zone.name}:${position}`);
        seen.push(card);
      }
    }
  }
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: cardCount.get(state, 0) }, (_, i) => i));
}

test('every card is in exactly one list, at every decision', () => {
  const engine = poolEngine();
  for (const { state, below } of games(engine, 4)) {
    while (state.decision !== null) {
      checkZones(engine, state);
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
});

test('a fork answered beside the original stays equal, and neither touches the other', () => {
  const engine = poolEngine();
  for (const { state, below } of games(engine, GAMES, 100)) {
    while (state.decision !== null) {
      const before = engine.hash(state);
      const beside = fork(state);
      const answer = anyAnswer(engine, state, below);
      engine.answer(beside, answer);
      expect(engine.hash(state)).toBe(before);
      const after = engine.hash(beside);
      engine.answer(state, answer);
      expect(engine.hash(state)).toBe(after);
      expect(engine.hash(beside)).toBe(after);
    }
  }
});

test('undo is a fork kept: going back and answering anew gives what a fresh game gives', () => {
  const engine = poolEngine();
  for (const { state, below } of games(engine, 6, 200)) {
    const kept: State[] = [];
    const hashesThere: string[] = [];
    let current = state;
    while (current.decision !== null && kept.length < 150) {
      kept.push(fork(current));
      hashesThere.push(engine.hash(current));
      engine.answer(current, anyAnswer(engine, current, below));
      if (below(5) === 0) {
        const back = below(kept.length);
        current = fork(kept[back]!);
        expect(engine.hash(current)).toBe(hashesThere[back]);
        kept.length = back;
        hashesThere.length = back;
        if (below(40) === 0) break;
      }
    }
    for (const [i, past] of kept.entries()) expect(engine.hash(past)).toBe(hashesThere[i]);
  }
});

test('a game saved at any decision and loaded elsewhere goes on identically', () => {
  const engine = poolEngine();
  const elsewhere = poolEngine();
  for (const { state, below } of games(engine, 10, 300)) {
    while (state.decision !== null) {
      const loaded = elsewhere.load(JSON.parse(JSON.stringify(engine.save(state))));
      expect(elsewhere.save(loaded)).toEqual(engine.save(state));
      const answer = anyAnswer(engine, state, below);
      engine.answer(state, answer);
      elsewhere.answer(loaded, answer);
      expect(elsewhere.hash(loaded)).toBe(engine.hash(state));
      expect(elsewhere.save(loaded)).toEqual(engine.save(state));
    }
  }
});

test('every action that is offered applies, and the check agrees with the list about all others', () => {
  const engine = poolEngine();
  for (const { state, below } of games(engine, 3, 400)) {
    while (state.decision !== null) {
      if (state.decision.kind === 'act') {
        const listed = engine.legal(state);
        for (const move of listed) engine.answer(fork(state), move);
        const key = (m: { action: string; card: number; option: number }) =>
          `${m.action} ${m.card} ${m.option}`;
        const offered = new Set(listed.map(key));
        for (const { name } of engine.rules.actions) {
          for (let card = 0; card < cardCount.get(state, 0); card++) {
            const move = { action: name, card: refOf(state, card), option: 0 };
            if (!offered.has(key(move))) expect(engine.check(state, move)).not.toBeNull();
          }
        }
      }
      engine.answer(state, anyAnswer(engine, state, below));
    }
  }
});
