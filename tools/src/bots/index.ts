import { type Bot, greedyBot, randomBot } from '@cardwright/bots';
import type { KitParts } from '@cardwright/dsl/kit';
import { partOf } from '../shelf/part-of.ts';

/** The bots that come with this program. */
export const botNames = ['random', 'greedy'] as const;

/** One of them. */
export type BotName = (typeof botNames)[number];

/**
 * Creates a bot for a game.
 *
 * @param seed determines its choices
 * @throws ProblemError for a greedy bot of a game that does not say what a position is worth
 */
export const createBot = (name: BotName, seed: number, kit: KitParts): Bot =>
  name === 'greedy' ? greedyBot(seed, partOf(kit, 'worth')) : randomBot(seed);
