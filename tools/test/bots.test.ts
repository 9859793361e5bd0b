import { describe, expect, test } from 'vitest';
import { type BotName, createBot } from '../src/bots/index.ts';
import { playOut } from '../src/games/play-out.ts';
import { deckEngine } from './support/deck-engine.ts';
import { kingdomHearts, kit, randomDeck } from './support/games.ts';

const engine = deckEngine();

const game = (bot: BotName, seed: number) => {
  const state = engine.createGame({ seed, decks: [randomDeck(engine, seed), randomDeck(engine, seed + 1)] });
  const decisions = playOut(engine, state, [createBot(bot, seed, kit), createBot(bot, seed + 1, kit)]);
  return { decisions, hash: engine.hash(state), ...engine.result(state) };
};

describe.each(['random', 'greedy'] as const)('the %s bot', (bot) => {
  test('finishes games, the same way for the same seed', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const first = game(bot, seed);
      expect(first.over).toBe(true);
      expect(game(bot, seed)).toEqual(first);
    }
  });
});

test('the greedy bot beats the random one', () => {
  let won = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const state = engine.createGame({ seed, decks: [randomDeck(engine, seed), randomDeck(engine, seed)] });
    const seat = seed % 2;
    const bots = [0, 1].map((player) => createBot(player === seat ? 'greedy' : 'random', seed, kit));
    playOut(engine, state, bots);
    if (engine.result(state).winner === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});

test('the greedy bot of the Kingdom Hearts TCG tries to win its game', () => {
  const duel = kingdomHearts.createEngine();
  let won = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const decks = [0, 1].map((player) => kingdomHearts.deckOf(duel, seed * 2 + player));
    const state = duel.createGame({ seed, decks });
    const seat = (seed >> 1) % 2;
    const bots = [0, 1].map((player) =>
      createBot(player === seat ? 'greedy' : 'random', seed, kingdomHearts.kit),
    );
    playOut(duel, state, bots);
    if (duel.result(state).winner === seat) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});
