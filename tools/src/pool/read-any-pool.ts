import type { GameKit } from '@cardwright/dsl/kit';
import { type Pool, readPool } from './read-pool.ts';
import { readSetPool } from './read-set-pool.ts';

/** The cards of files: in every form that `coverage` reads, or as sets for a game that has no other. */
export const readAnyPool = (kit: GameKit, names: readonly string[], cwd: string): Promise<Pool> =>
  kit.cardFiles === undefined ? readSetPool(kit, names, cwd) : readPool(kit, names, cwd);
