import { set1 } from '@cardwright/cards-set1';
import { createEngine } from '@cardwright/core';
import {
  constructed,
  describeMove,
  eventMessages,
  keywords,
  promptMessages,
  lorcana as rules,
} from '@cardwright/lorcana';
import { lorcanaWorth } from '../bots/standing.ts';
import { randomDeck } from '../decks/random-deck.ts';
import type { Game } from './game.ts';

/** Disney Lorcana with the first set; decks are made by chance. */
export const lorcana: Game = {
  name: 'lorcana',
  worth: lorcanaWorth,
  telling: {
    eventMessages,
    promptMessages,
    keywordTexts: new Map(keywords.map(({ name, definition }) => [name, definition])),
    describeMove,
  },
  createEngine: () => createEngine({ plugins: [rules, constructed, set1] }),
  deckOf: randomDeck,
};

/** Disney Lorcana with the cards of files or set packages, read from their text. @throws ProblemError, CardFileError */
export async function lorcanaWith(pool: readonly string[], cwd: string): Promise<Game> {
  const [{ readPool }, { compilePool }] = await Promise.all([
    import('../pool/read-pool.ts'),
    import('../pool/compile-pool.ts'),
  ]);
  const sets = compilePool(readPool(pool, cwd));
  return { ...lorcana, createEngine: () => createEngine({ plugins: [rules, constructed, ...sets] }) };
}
