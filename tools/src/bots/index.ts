import type { Bot, Worth } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { RandomBot } from './random-bot.ts';
import { lorcanaWorth } from './standing.ts';

export type { Bot, Worth } from './bot.ts';

/** The bots by name. */
export type BotName = 'random' | 'greedy';

/**
 * Creates a bot.
 *
 * @param seed determines its choices
 * @param worth how a greedy bot evaluates positions; defaults to Lorcana's
 */
export const createBot = (name: BotName, seed: number, worth: Worth = lorcanaWorth): Bot =>
  name === 'greedy' ? new GreedyBot(seed, worth) : new RandomBot(seed);
