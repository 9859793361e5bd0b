import type { KitParts } from '@cardwright/dsl/kit';
import { partOf } from '../shelf/part-of.ts';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy-bot.ts';
import { RandomBot } from './random-bot.ts';

export type { Bot } from './bot.ts';

/** The bots by name. */
export type BotName = 'random' | 'greedy';

/**
 * Creates a bot for a game.
 *
 * @param seed determines its choices
 * @throws ProblemError for a greedy bot of a game that does not say what a position is worth
 */
export const createBot = (name: BotName, seed: number, kit: KitParts): Bot =>
  name === 'greedy' ? new GreedyBot(seed, partOf(kit, 'worth')) : new RandomBot(seed);
