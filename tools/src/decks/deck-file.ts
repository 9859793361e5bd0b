import type { Engine } from '@cardwright/core';
import { type ReadDeck, readDeck as read } from '@cardwright/dsl/decks';
import type { KitParts } from '@cardwright/dsl/kit';
import { SourceFile } from '../files/source-file.ts';
import { type Problem, ProblemError } from '../problems/problem.ts';
import { partOf } from '../shelf/part-of.ts';

/** A deck file with what is told of it. */
export interface DeckFile extends ReadDeck {
  /** What refuses the deck. */
  readonly faults: readonly Problem[];
  /** What does not: how something was taken, and what is wrong beside the deck. */
  readonly notes: readonly Problem[];
}

/** Whether a text may be a table: its reader is loaded only then. */
const MAY_BE_TABLE = /^[^\n]*[,;\t][^\n]*$/m;

/** Reads a deck file: a list, a table, a code; every fault has its place in the file. */
export async function explainDeck(kit: KitParts, engine: Engine, file: SourceFile): Promise<DeckFile> {
  const { words } = partOf(kit, 'decks');
  const table = MAY_BE_TABLE.test(file.text)
    ? (await import('./csv-deck.ts')).parseCsvDeck(file, words)
    : undefined;
  const deck = read(engine, table ?? file.text, words);
  // The lines of a code are in no file: they are shown as it reads them.
  const places = deck.text === file.text ? file : new SourceFile(file.name, deck.text);
  const problems = deck.problems.map(
    ({ code, severity, message, start, end, suggestions = [], fix }): Problem => ({
      code: `deck/${code}`,
      severity,
      message,
      place: places.place(start, end),
      ...(suggestions.length === 0 ? {} : { suggestion: suggestions.join(', ') }),
      ...(fix === undefined ? {} : { help: fix }),
    }),
  );
  const isFault = ({ severity }: Problem) => severity === 'error';
  return { ...deck, faults: problems.filter(isFault), notes: problems.filter((one) => !isFault(one)) };
}

/**
 * Reads deck files and checks them against the format of the engine.
 *
 * @param names the files as the user named them; where there is none, so there is no deck
 * @param tell is given what is told of the decks and refuses none
 * @returns for each the ids of its cards, as many of each as the deck has
 * @throws ProblemError with every fault of every deck at once
 */
export async function readDecks(
  kit: KitParts,
  engine: Engine,
  names: readonly (string | undefined)[],
  cwd: string,
  tell: (notes: readonly Problem[]) => void = () => {},
): Promise<(readonly string[] | null)[]> {
  const decks: (DeckFile | null)[] = [];
  for (const name of names)
    decks.push(name === undefined ? null : await explainDeck(kit, engine, SourceFile.read(name, cwd)));
  const faults = decks.flatMap((deck) => deck?.faults ?? []);
  if (faults.length > 0) throw new ProblemError(faults);
  const notes = decks.flatMap((deck) => deck?.notes ?? []);
  if (notes.length > 0) tell(notes);
  return decks.map((deck) => deck?.cards ?? null);
}

/** One deck. @throws ProblemError with every fault of it at once */
export async function readDeck(
  kit: KitParts,
  engine: Engine,
  name: string,
  cwd: string,
): Promise<readonly string[]> {
  return (await readDecks(kit, engine, [name], cwd))[0]!;
}
