import { randomDeck } from '@cardwright/bots';
import type { Engine } from '@cardwright/core';
import type { KitFormat, KitParts } from '@cardwright/dsl/kit';
import type { LeftOut } from '../card-files/left-out.ts';
import { fail } from '../problems/problem.ts';
import type { ChosenGame } from '../shelf/chosen-game.ts';
import type { LoadedSet } from '../shelf/shelf.ts';
import { createFormatEngine, formatOf } from './formats.ts';
import type { FormatChoice, Game } from './game.ts';

/** How a game is played: in which format, with which cards. */
export interface GameChoice extends FormatChoice {
  /** Cards to play with instead of those of the project or of the game. */
  readonly pool?: readonly string[];
}

/**
 * Loads a game when it is asked for: one does not pay for the other.
 *
 * @param cwd where the paths of a pool are seen from
 * @param tell is given what the files of a pool have besides cards that can be used
 * @throws ProblemError when the pool cannot be read, there is no such format, or the game takes none
 */
export async function loadGame(
  game: ChosenGame,
  choice: GameChoice = {},
  cwd = '',
  tell: (leftOut: readonly LeftOut[]) => void = () => {},
): Promise<Game> {
  const { kit } = game;
  const chosen = await formatOf(game, choice, cwd);
  const sets = await setsOf(game, choice, cwd, tell);
  const plugins = sets.map(({ plugin }) => plugin);
  return {
    kit,
    createEngine: () => createFormatEngine(kit, choice, plugins, chosen),
    deckOf: (engine, seed) => deckOf(kit, chosen.format, sets, engine, seed),
  };
}

/**
 * The sets that are played with: those that the command line names, else the project's, else the first that comes with the
 * game; for a season all that come with it, since it says which of them it has.
 *
 * @throws ProblemError where a game of a module has none
 */
export async function setsOf(
  game: ChosenGame,
  { sets: season, pool = [] }: GameChoice,
  cwd: string,
  tell: (leftOut: readonly LeftOut[]) => void = () => {},
): Promise<readonly LoadedSet[]> {
  const own = pool.length > 0 ? { folder: cwd, entries: pool } : game.pool;
  if (own !== undefined) {
    const { loadPool } = await import('../pool/load-pool.ts');
    return loadPool(game, own, cwd, tell);
  }
  const [first, ...others] = game.shipped;
  if (first === undefined)
    return fail('game/no-cards', `${game.name} comes with no cards`, {
      help: 'name card files, folders or modules with --pool, or as “sets” of cardwright.config.ts',
    });
  return await Promise.all([first, ...(season === undefined ? [] : others)].map((set) => set.load()));
}

/** A deck made by chance, or by turns one of those that come with the cards. */
function deckOf(
  kit: KitParts,
  format: KitFormat,
  sets: readonly LoadedSet[],
  engine: Engine,
  seed: number,
): readonly string[] {
  if (format.decks !== undefined) {
    // A format that allows few colours and does not say how many its decks by chance have has as many as it allows.
    const most = engine.plugins.flatMap(({ decks }) => decks?.bounds?.colors ?? []);
    const colors = most.length === 0 ? {} : { colors: Math.min(...most) };
    return randomDeck(engine, seed, { ...colors, ...format.decks });
  }
  const decks = sets.flatMap((set) => set.decks ?? []);
  if (decks.length === 0)
    fail('game/no-decks', `${kit.name} comes with no decks, and ${format.name} makes none by chance`, {
      help: 'give deck lists',
    });
  // Seeds of the seats of a game are 2n and 2n + 1: the decks change seats from game to game.
  return decks[(seed + (seed >> 1)) % decks.length]!;
}
