import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Plugin } from '@cardwright/core';
import {
  constructed,
  describeMove,
  eventMessages,
  keywords,
  promptMessages,
  lorcana as rules,
} from '@cardwright/lorcana';
import { lorcanaWorth } from '../bots/standing.ts';
import type { LeftOut } from '../card-files/left-out.ts';
import { randomDeck } from '../decks/random-deck.ts';
import { createFormatEngine, formatOf } from './formats.ts';
import type { FormatChoice, Game } from './game.ts';

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

/**
 * Disney Lorcana in a format, with the first set or the cards of files or set packages, read from their text.
 *
 * @param tell is given what the files have besides cards that can be used
 * @throws ProblemError, CardFileError
 */
export async function lorcanaWith(
  choice: FormatChoice,
  pool: readonly string[],
  cwd: string,
  tell: (leftOut: readonly LeftOut[]) => void,
): Promise<Game> {
  const format = formatOf(choice);
  const sets = pool.length > 0 ? await setsOf(pool, cwd, tell) : await setsOfSeason(choice);
  return {
    ...lorcana,
    createEngine: () => createFormatEngine(choice, sets, format),
    deckOf: (engine, seed) => randomDeck(engine, seed, format.shape),
  };
}

/** The first set; for a season all there are, since it says which of them it has. */
async function setsOfSeason({ sets }: FormatChoice): Promise<readonly Plugin[]> {
  return sets === undefined ? [set1] : [set1, (await import('@cardwright/cards-set2')).set2];
}

async function setsOf(pool: readonly string[], cwd: string, tell: (leftOut: readonly LeftOut[]) => void) {
  const [{ readPool }, { compilePool }] = await Promise.all([
    import('../pool/read-pool.ts'),
    import('../pool/compile-pool.ts'),
  ]);
  const { cards, leftOut } = await readPool(pool, cwd);
  tell(leftOut);
  return compilePool(cards);
}
