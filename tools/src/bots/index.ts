import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { RandomBot } from './random-bot.ts';

export type { Bot } from './bot.ts';

/** The bots by name. */
export type BotName = 'random' | 'greedy';

/** Makes a bot. @param seed of its choices; the same seed makes the same ones */
export const createBot = (name: BotName, seed: number): Bot =>
  name === 'greedy' ? new GreedyBot(seed) : new RandomBot(seed);
