import { eventMessages, promptMessages } from '@cardwright/lorcana';
import { expect, test } from 'vitest';
import { createBot } from '../src/bots/index.ts';
import { kit, lorcana, randomDeck } from './support/games.ts';

test('there is a message for every kind of event, and for every question that games ask', () => {
  const engine = lorcana.createEngine();
  expect([...engine.eventKinds.keys()].filter((kind) => eventMessages[kind] === undefined)).toEqual([]);
  const prompts = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const state = engine.createGame({
      seed,
      decks: [randomDeck(engine, seed), randomDeck(engine, seed + 50)],
    });
    const bot = createBot('random', seed, kit);
    while (state.decision !== null) {
      prompts.add(state.decision.prompt);
      engine.answer(state, bot.choose(engine, state));
    }
  }
  expect([...prompts].filter((prompt) => promptMessages[prompt] === undefined)).toEqual([]);
});
