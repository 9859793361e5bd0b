import { CardwrightError, type Engine, type SavedGame, type State } from '@cardwright/core';
import { SourceFile } from '../files/source-file.ts';
import { writeWhole } from '../files/write-file.ts';
import { problemsOf } from '../problems/from-error.ts';
import { fail, ProblemError } from '../problems/problem.ts';

/** What `play` writes: the game and who sits where. */
interface GameFile {
  readonly cardwright: 'game';
  readonly seat: number;
  readonly game: SavedGame;
}

/** Writes a game that `play --from` goes on with. */
export function writeGame(engine: Engine, state: State, seat: number, name: string, cwd: string): void {
  const file: GameFile = { cardwright: 'game', seat, game: engine.save(state) };
  writeWhole(name, `${JSON.stringify(file)}\n`, cwd);
}

/**
 * Reads a game that was saved.
 *
 * @throws ProblemError when it is no such file, CardwrightError when it is damaged or of other rules
 */
export function readGame(
  engine: Engine,
  name: string,
  cwd: string,
): { readonly state: State; readonly seat: number } {
  const file = SourceFile.read(name, cwd);
  const data = parseJson(file, 'save-corrupt') as Partial<GameFile> | null;
  if (data?.cardwright !== 'game' || data.game === undefined)
    return fail('save-foreign', `${name} is not a saved game`, {
      place: file.place(0),
      help: 'give a file that `save` wrote in cardwright play',
    });
  return atFile(file, () => ({ state: engine.load(data.game!), seat: data.seat ?? 0 }));
}

/** Has what the kernel refuses told with the file that it is about. */
function atFile<T>(file: SourceFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const problems = error instanceof CardwrightError ? problemsOf(error, '') : undefined;
    if (problems === undefined) throw error;
    throw new ProblemError(problems.map((problem) => ({ ...problem, place: file.place(0) })));
  }
}

/** JSON with the place of its first fault. @param code of the problem */
export function parseJson(file: SourceFile, code: string): unknown {
  try {
    return JSON.parse(file.text);
  } catch (error) {
    const message = (error as Error).message;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? file.text.length);
    return fail(code, `${file.name} is damaged: ${message}`, {
      place: file.place(Math.min(position, Math.max(0, file.text.length - 1))),
      help: 'use an undamaged copy',
    });
  }
}
