import type { KitCard } from '@cardwright/dsl/kit';
import { SourceFile } from '../files/source-file.ts';
import { ProblemError } from '../problems/problem.ts';
import { readSet } from '../set-file/read-set.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import { partOf } from '../shelf/part-of.ts';
import { filesOf, type Pool } from './read-pool.ts';

/**
 * The cards of set packages of a game that has no other form for its cards.
 *
 * @throws ProblemError for a file that is no set of this game, and for faults in one
 */
export async function readSetPool(game: ChosenGame, names: readonly string[], cwd: string): Promise<Pool> {
  const { kit, shipped } = game;
  const cards: KitCard[] = [];
  for (const name of names.flatMap((one) => filesOf(one, cwd))) {
    const file = SourceFile.read(name, cwd);
    // A file that does not say that it is a set of this game would be a card file of it.
    const [, said] = /^game: *(\S+)/m.exec(file.text) ?? [];
    if (said !== kit.name && (said !== undefined || shipped.length > 0)) partOf(kit, 'cardFiles');
    const set = await readSet(file, { named: async () => game });
    if (set.problems.length > 0) throw new ProblemError(set.problems);
    cards.push(...set.cards.map(({ facts }) => facts));
  }
  return { cards, leftOut: [] };
}
