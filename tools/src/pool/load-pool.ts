import { existsSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import type { KitCard } from '@cardwright/dsl/kit';
import type { LeftOut } from '../card-files/index.ts';
import { type BuiltSet, isBuiltSet } from '../modules/kinds.ts';
import { isPath, loadModule, shownFrom } from '../modules/load-module.ts';
import { setsIn } from '../modules/take.ts';
import { problemsOf } from '../problems/from-error.ts';
import { ProblemError } from '../problems/problem.ts';
import type { ChosenGame, PoolSource } from '../shelf/chosen-game.ts';
import type { LoadedSet } from '../shelf/shelf.ts';
import { readAnyPool } from './read-any-pool.ts';

/** What is code; all other files hold cards. */
const CODE = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs'];

/** What a pool names: files of cards as the user sees them, and sets that are compiled already. */
interface Sorted {
  readonly files: readonly string[];
  readonly sets: readonly LoadedSet[];
}

const ofBuilt = ({ kit }: ChosenGame, set: BuiltSet): LoadedSet => ({
  plugin: kit.cards.defineSet(set),
  cards: set.cards,
});

/** The sets of a module; undefined where there is no such package: it was the path of a file then. */
async function moduleSets(
  game: ChosenGame,
  name: string,
  folder: string,
  cwd: string,
): Promise<readonly LoadedSet[] | undefined> {
  try {
    const { sets, decks } = setsIn(await loadModule(name, folder, cwd));
    return sets.map(({ built, plugin }, i) => ({
      ...(plugin === undefined ? ofBuilt(game, built!) : { plugin, cards: built?.cards ?? [] }),
      ...(i === 0 && decks.length > 0 ? { decks } : {}),
    }));
  } catch (error) {
    const isGone = error instanceof ProblemError && error.problems[0]?.code === 'module/missing';
    if (isGone && !isPath(name)) return undefined;
    throw error;
  }
}

async function sort(game: ChosenGame, { folder, entries }: PoolSource, cwd: string): Promise<Sorted> {
  const files: string[] = [];
  const sets: LoadedSet[] = [];
  for (const entry of entries) {
    if (typeof entry !== 'string') {
      sets.push(isBuiltSet(entry) ? ofBuilt(game, entry) : { plugin: entry, cards: [] });
      continue;
    }
    const path = resolve(folder, entry);
    const isCode = CODE.includes(extname(entry));
    const isThere = existsSync(path);
    const found =
      isCode || (!isThere && extname(entry) === '')
        ? await moduleSets(game, isThere ? path : entry, folder, cwd)
        : undefined;
    if (found === undefined) files.push(folder === cwd ? entry : shownFrom(cwd, path));
    else sets.push(...found);
  }
  return { files, sets };
}

/**
 * The sets of a pool, those of files read from their text.
 *
 * @param cwd where the user is, for messages
 * @param tell is given what the files have besides cards that can be used
 * @throws ProblemError, CardFileError for what cannot be read
 */
export async function loadPool(
  game: ChosenGame,
  pool: PoolSource,
  cwd: string,
  tell: (leftOut: readonly LeftOut[]) => void = () => {},
): Promise<readonly LoadedSet[]> {
  const { files, sets } = await sort(game, pool, cwd);
  if (files.length === 0) return sets;
  const [{ compilePool }, { loadTextGame }] = await Promise.all([
    import('./compile-pool.ts'),
    import('../texts/load-text-game.ts'),
  ]);
  const { cards, leftOut } = await readAnyPool(game, files, cwd);
  tell(leftOut);
  const known = sets.flatMap((set) => set.cards);
  const plugins = compilePool(await loadTextGame(game), cards, known);
  return [
    ...sets,
    ...plugins.map((plugin) => ({
      plugin,
      cards: cards.filter(({ set }) => plugin.name === `set${set}`),
    })),
  ];
}

/**
 * The cards that texts of a game may speak of: those of the project's sets, else of the first that comes with the game. A
 * file that cannot be read brings none: `check` tells of it.
 */
export async function knownCards(game: ChosenGame, cwd: string): Promise<readonly KitCard[]> {
  const { pool, shipped } = game;
  if (pool === undefined) return (await shipped[0]?.load())?.cards ?? [];
  const { files, sets } = await sort(game, pool, cwd);
  const read: KitCard[] = [];
  for (const file of files) {
    try {
      read.push(...(await readAnyPool(game, [file], cwd)).cards);
    } catch (error) {
      if (problemsOf(error, cwd) === undefined) throw error;
    }
  }
  return [...sets.flatMap(({ cards }) => cards), ...read];
}
