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
 * Reads a deck file and checks it against the format of the engine.
 *
 * @param name the file as the user named it
 * @returns card ids, as many of each as the deck has
 * @throws ProblemError with every fault of the deck at once
 */
export function readDeck(engine: Engine, name: string, cwd: string): readonly string[] {
  const { cards, faults } = explainDeck(engine, SourceFile.read(name, cwd));
  if (faults.length > 0) throw new ProblemError(faults);
  return cards;
}
