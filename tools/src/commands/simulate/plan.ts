import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Engine } from '@cardwright/core';
import type { KitParts } from '@cardwright/dsl/kit';
import { readDecks } from '../../decks/deck-file.ts';
import { fail, type Problem } from '../../problems/problem.ts';

/** A deck list with its name; null for decks by chance. */
export interface NamedDeck {
  readonly name: string | null;
  readonly cards: readonly string[] | null;
}

/** One game of a plan. */
export interface PlannedGame {
  readonly seed: number;
  /** By seat. */
  readonly decks: readonly NamedDeck[];
}

/** All games of a simulation, by number. */
export interface Plan {
  readonly total: number;
  game(number: number): PlannedGame;
  /** What decides the games: another simulation has another. */
  readonly decks: readonly NamedDeck[];
}

const seedOf = (seed: number, number: number): number => (seed + number) >>> 0;

/** Games of the same decks in the same seats. */
export function planOfSeats(decks: readonly NamedDeck[], games: number, seed: number): Plan {
  return { total: games, decks, game: (number) => ({ seed: seedOf(seed, number), decks }) };
}

/** Games of each deck with each other: both seats for each seed. */
export function planOfPairs(decks: readonly NamedDeck[], games: number, seed: number): Plan {
  const pairs = decks.flatMap((first, i) => decks.slice(i + 1).map((second) => [first, second] as const));
  return {
    total: pairs.length * games,
    decks,
    game(number) {
      // By turns, so that a simulation that is stopped has something of every pair.
      const round = Math.floor(number / pairs.length);
      const [first, second] = pairs[number % pairs.length]!;
      return {
        seed: seedOf(seed, Math.floor(round / 2)),
        decks: round % 2 === 0 ? [first, second] : [second, first],
      };
    },
  };
}

/** The deck files of a folder. @throws ProblemError where there are none, and with every fault of every deck */
export async function decksIn(
  folder: string,
  kit: KitParts,
  engine: Engine,
  cwd: string,
  tell: (notes: readonly Problem[]) => void,
): Promise<NamedDeck[]> {
  let names: string[];
  try {
    names = readdirSync(resolve(cwd, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort();
  } catch {
    return fail('file/unreadable', `there is no folder “${folder}”`, {
      help: 'give a folder with deck files',
    });
  }
  if (names.length < 2)
    return fail(
      'usage/invalid-argument',
      `${folder} has ${names.length} deck files, and a matchup takes two`,
      {
        help: 'put a file for each deck there',
      },
    );
  const read = await readDecks(
    kit,
    engine,
    names.map((name) => join(folder, name)),
    cwd,
    tell,
  );
  return names.map((name, i) => ({ name: deckName(name), cards: read[i]! }));
}

/** What a deck is called: its file, without the folder and the kind. */
export const deckName = (file: string): string => basename(file).replace(/\.[^.]+$/, '');
