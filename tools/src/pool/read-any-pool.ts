import type { ChosenGame } from '../shelf/chosen-game.ts';
import { type Pool, readPool } from './read-pool.ts';
import { readSetPool } from './read-set-pool.ts';

/** The cards of files: in every form that `coverage` reads, or as sets for a game that has no other. */
export const readAnyPool = (game: ChosenGame, names: readonly string[], cwd: string): Promise<Pool> =>
  game.kit.cardFiles === undefined ? readSetPool(game, names, cwd) : readPool(game.kit, names, cwd);
