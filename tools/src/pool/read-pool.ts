import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { KitCard, KitParts } from '@cardwright/dsl/kit';
import { type CardText, cardSourceOf, type LeftOut, readCardFiles } from '../card-files/index.ts';
import { SourceFile } from '../files/source-file.ts';
import { fail } from '../problems/problem.ts';

const CARDS = 'cards.yaml';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The card files that a path means: itself, a set package's text, or those of the packages in a folder. */
export function filesOf(name: string, cwd: string): readonly string[] {
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

/** The cards of a pool, and every other entry of its files. */
export interface Pool {
  readonly cards: readonly KitCard[];
  readonly leftOut: readonly LeftOut[];
}

/**
 * The cards of files in any form that `coverage` reads, of set packages, or of a folder with several of those.
 *
 * @throws ProblemError, CardFileError for a file that cannot be read, or of which no card can
 */
export async function readPool(kit: KitParts, names: readonly string[], cwd: string): Promise<Pool> {
  const source = await cardSourceOf(kit);
  const files = names.flatMap((name) => filesOf(name, cwd));
  const texts = files.map((file): CardText => ({ file, text: SourceFile.read(file, cwd).text }));
  const { cards, leftOut } = await readCardFiles(texts, source);
  return { cards: cards.map(({ card }) => card), leftOut };
}
