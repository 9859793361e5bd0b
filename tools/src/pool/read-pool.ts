import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CardFacts } from '@cardwright/lorcana';
import { parseCardFile } from '../card-files/index.ts';
import { SourceFile } from '../files/source-file.ts';
import { fail } from '../problems/problem.ts';

const CARDS = 'cards.yaml';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The card files that a path means: itself, a set package's text, or those of the packages in a folder. */
function filesOf(name: string, cwd: string): readonly string[] {
  const path = resolve(cwd, name);
  if (!isFolder(path)) return [name];
  if (existsSync(join(path, CARDS))) return [join(name, CARDS)];
  const within = readdirSync(path)
    .sort()
    .map((entry) => join(name, entry, CARDS))
    .filter((file) => existsSync(resolve(cwd, file)));
  if (within.length > 0) return within;
  return fail('pool/no-cards', `${name} has no cards in it`, {
    help: `give a card file, a folder with a ${CARDS}, or one with such folders in it`,
  });
}

/**
 * The cards of files in any form that `coverage` reads, of set packages, or of a folder with several of those.
 *
 * @throws ProblemError, CardFileError with every fault of the first file that has any; ProblemError when two files
 * claim the same set and number
 */
export async function readPool(names: readonly string[], cwd: string): Promise<readonly CardFacts[]> {
  const taken = new Map<string, string>();
  const all: CardFacts[] = [];
  for (const file of names.flatMap((name) => filesOf(name, cwd))) {
    const cards = await parseCardFile(SourceFile.read(file, cwd).text, file);
    for (const { set, number, name } of cards) {
      const key = `${set}/${number}`;
      const other = taken.get(key);
      if (other !== undefined && other !== file)
        fail('card-file/duplicate', `set ${set}, number ${number} (${name}) is in ${other} too`, {
          place: SourceFile.read(file, cwd).line(1),
          help: 'give each set once',
        });
      taken.set(key, file);
    }
    all.push(...cards);
  }
  return all;
}
