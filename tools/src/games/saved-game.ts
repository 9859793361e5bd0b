import {
  type BoardLiteral,
  CardwrightError,
  type Engine,
  type ErrorCode,
  printBoard,
  type SavedGame,
  type State,
} from '@cardwright/core';
import { hashText } from '@cardwright/core/data';
import { doubledMessage, readJson } from '../files/read-json.ts';
import { SourceFile } from '../files/source-file.ts';
import { writeWhole } from '../files/write-file.ts';
import { problemsOf } from '../problems/from-error.ts';
import { fail, type Place, ProblemError } from '../problems/problem.ts';
import { placeAt } from '../set-file/read-yaml.ts';

/** What `play` writes: the game and who sits where. */
interface GameFile {
  readonly cardwright: 'game';
  readonly seat: number;
  readonly game: SavedGame;
  /** Checksum of the seat and the game's seal: a file edited by hand is not a game that was played. */
  readonly hash: string;
}

const hashOf = ({ seat, game }: Pick<GameFile, 'seat' | 'game'>): string =>
  hashText(JSON.stringify([seat, game.seal]));

/** Writes a game that `play --from` goes on with. */
export function writeGame(engine: Engine, state: State, seat: number, name: string, cwd: string): void {
  const kept = { seat, game: engine.save(state) };
  const file: GameFile = { cardwright: 'game', ...kept, hash: hashOf(kept) };
  writeWhole(name, `${JSON.stringify(file)}\n`, cwd);
}

/** Writes the table as a board literal: readable, and without what is being resolved. */
export function writeBoard(engine: Engine, state: State, name: string, cwd: string): void {
  writeWhole(name, printBoard(engine.dump(state)), cwd);
}

/**
 * Reads a game that was saved, or a board.
 *
 * @throws ProblemError when it is no such file, CardwrightError when it is damaged or of other rules
 */
export function readGame(
  engine: Engine,
  name: string,
  cwd: string,
): { readonly state: State; readonly seat: number } {
  const file = SourceFile.read(name, cwd);
  const data = parseJson(file, 'save-corrupt') as Partial<GameFile & BoardLiteral> | null;
  if (Array.isArray(data?.players))
    return atFile(file, () => ({ state: engine.board(data as BoardLiteral), seat: data.active ?? 0 }));
  if (data?.cardwright !== 'game' || data.game === undefined)
    return fail('save-foreign', `${name} is neither a saved game nor a board`, {
      place: file.place(0),
      help: 'give a file that `save` or `dump` wrote in cardwright play, or a board',
    });
  const { game, seat = 0 } = data;
  return atFile(file, () => {
    const state = engine.load(game);
    if (hashOf({ seat, game }) === data.hash && Number.isInteger(seat) && seat >= 0 && seat < game.players)
      return { state, seat };
    throw new CardwrightError('save-corrupt', 'This saved game was changed after it was saved.', {
      fix: 'Use an unchanged copy. A board (`dump` writes one) may be changed.',
    });
  });
}

/** Where in the file an error is: boards are refused with a path (`players[0].play[1]`). */
function placeOf({ details }: CardwrightError, file: SourceFile): Place {
  if (typeof details.at !== 'string') return file.place(0);
  const path = details.at.split(/[.[\]]+/).filter((key) => key !== '');
  const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  return placeAt(file, keys);
}

/** Has what the kernel refuses told with the file that it is about. */
function atFile<T>(file: SourceFile, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const problems = error instanceof CardwrightError ? problemsOf(error, '') : undefined;
    if (problems === undefined) throw error;
    const place = placeOf(error as CardwrightError, file);
    throw new ProblemError(problems.map((problem) => ({ ...problem, place })));
  }
}

/** JSON with the place of its first fault; a key that stands twice is one. @param code of the problem */
export function parseJson(file: SourceFile, code: ErrorCode): unknown {
  const read = readJson(file.text);
  const help = 'use an undamaged copy';
  if ('fault' in read) {
    const { message, offset } = read.fault;
    return fail(code, `${file.name} is damaged: ${message}`, { place: file.place(offset), help });
  }
  const [twice] = read.doubled;
  if (twice !== undefined)
    fail(code, `${file.name} is damaged: ${doubledMessage(twice)}`, {
      place: file.place(twice.offset),
      help,
    });
  return read.data;
}
