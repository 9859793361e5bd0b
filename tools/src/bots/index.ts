import type { Bot, Worth } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { RandomBot } from './random-bot.ts';
import { lorcanaWorth } from './standing.ts';

export type { Bot, Worth } from './bot.ts';

/** The bots by name. */
export type BotName = 'random' | 'greedy';

/**
 * Makes a bot.
 *
 * @param seed of its choices; the same seed makes the same ones
 * @param worth what a greedy bot holds a position to be worth; Lorcana's if absent
 */
export const createBot = (name: BotName, seed: number, worth: Worth = lorcanaWorth): Bot =>
  name === 'greedy' ? new GreedyBot(seed, worth) : new RandomBot(seed);
