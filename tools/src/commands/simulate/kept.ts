import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { SourceFile } from '../../files/source-file.ts';
import { writeWhole } from '../../files/write-file.ts';
import { parseJson } from '../../games/saved-game.ts';
import { fail } from '../../problems/problem.ts';
import type { Totals } from '../../statistics/totals.ts';
import type { Tally } from './tally.ts';

/** A simulation so far. */
export interface Kept {
  readonly cardwright: 'simulation';
  /** What decided its games: only the same goes on. */
  readonly of: string;
  readonly tally: Tally;
  readonly totals: Totals | null;
}

/** Reads a simulation to go on with; undefined where there is none yet. @throws ProblemError for one of other games */
export function readKept(name: string, of: string, wantsTotals: boolean, cwd: string): Kept | undefined {
  if (!existsSync(resolve(cwd, name))) return undefined;
  const file = SourceFile.read(name, cwd);
  const kept = parseJson(file, 'save-corrupt') as Partial<Kept> | null;
  if (kept?.cardwright !== 'simulation' || kept.tally === undefined)
    return fail('save-foreign', `${name} is no simulation that was kept`, {
      place: file.place(0),
      help: 'give a file that --resume wrote, or one that there is not yet',
    });
  if (kept.of !== of || (wantsTotals && kept.totals === null))
    return fail('save-foreign', `${name} is of other games`, {
      place: file.place(0),
      help: 'give the same game, decks, bots, seed and statistics as before; only --games may grow',
    });
  return kept as Kept;
}

/** Writes a simulation so far. */
export function writeKept(name: string, kept: Kept, cwd: string): void {
  writeWhole(name, `${JSON.stringify(kept)}\n`, cwd);
}
