import type { Engine } from '@cardwright/core';
import { type ReadDeck, readDeck as read } from '@cardwright/lorcana';
import { SourceFile } from '../files/source-file.ts';
import { type Problem, ProblemError } from '../problems/problem.ts';

/** A deck file with what is wrong with it. */
export interface DeckFile extends ReadDeck {
  readonly faults: readonly Problem[];
}

/** Reads a deck file, a list or a code; every fault has its place in the file. */
export function explainDeck(engine: Engine, file: SourceFile): DeckFile {
  const deck = read(engine, file.text);
  // The lines of a code are in no file: they are shown as it reads them.
  const places = deck.text === file.text ? file : new SourceFile(file.name, deck.text);
  const faults = deck.problems.map(
    ({ code, message, start, end, suggestions = [], fix }): Problem => ({
      code: `deck/${code}`,
      severity: 'error',
      message,
      place: places.place(start, end),
      ...(suggestions.length === 0 ? {} : { suggestion: suggestions.join(', ') }),
      ...(fix === undefined ? {} : { help: fix }),
    }),
  );
  return { ...deck, faults };
}

/**
 * Reads deck files and checks them against the format of the engine.
 *
 * @param names the files as the user named them; where there is none, so there is no deck
 * @returns for each the ids of its cards, as many of each as the deck has
 * @throws ProblemError with every fault of every deck at once
 */
export function readDecks(
  engine: Engine,
  names: readonly (string | undefined)[],
  cwd: string,
): (readonly string[] | null)[] {
  const decks = names.map((name) =>
    name === undefined ? null : explainDeck(engine, SourceFile.read(name, cwd)),
  );
  const faults = decks.flatMap((deck) => deck?.faults ?? []);
  if (faults.length > 0) throw new ProblemError(faults);
  return decks.map((deck) => deck?.cards ?? null);
}

/** One deck. @throws ProblemError with every fault of it at once */
export function readDeck(engine: Engine, name: string, cwd: string): readonly string[] {
  return readDecks(engine, [name], cwd)[0]!;
}
