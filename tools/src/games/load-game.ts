import type { Engine, Plugin } from '@cardwright/core';
import type { GameKit, KitFormat } from '@cardwright/dsl/kit';
import type { LeftOut } from '../card-files/left-out.ts';
import { randomDeck } from '../decks/random-deck.ts';
import { fail } from '../problems/problem.ts';
import { type GameName, type LoadedSet, rowOf } from '../shelf/shelf.ts';
import { createFormatEngine, formatOf } from './formats.ts';
import type { FormatChoice, Game } from './game.ts';

/** How a game is played: in which format, with which cards. */
export interface GameChoice extends FormatChoice {
  /** Paths of cards to play with instead of those that come with the game. */
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
  name: GameName,
  choice: GameChoice = {},
  cwd = '',
  tell: (leftOut: readonly LeftOut[]) => void = () => {},
): Promise<Game> {
  const { pool = [] } = choice;
  const kit = await rowOf(name).kit();
  const chosen = formatOf(kit, choice);
  const shipped = pool.length > 0 ? [] : await setsOf(name, choice);
  const plugins =
    pool.length > 0 ? await poolOf(name, kit, pool, cwd, tell) : shipped.map((set) => set.plugin);
  return {
    kit,
    createEngine: () => createFormatEngine(kit, choice, plugins, chosen),
    deckOf: (engine, seed) => deckOf(kit, chosen.format, shipped, engine, seed),
  };
}

/** The first set; for a season all there are, since it says which of them it has. */
async function setsOf(name: GameName, { sets: season }: FormatChoice): Promise<readonly LoadedSet[]> {
  const [first, ...others] = rowOf(name).sets;
  return await Promise.all([first, ...(season === undefined ? [] : others)].map((set) => set.load()));
}

/** A deck made by chance, or by turns one of those that come with the cards. */
function deckOf(
  kit: GameKit,
  format: KitFormat,
  sets: readonly LoadedSet[],
  engine: Engine,
  seed: number,
): readonly string[] {
  if (format.decks !== undefined) return randomDeck(engine, seed, format.decks);
  const decks = sets.flatMap((set) => set.decks ?? []);
  if (decks.length === 0)
    fail('game/no-decks', `${kit.name} comes with no decks, and ${format.name} makes none by chance`, {
      help: 'give deck lists',
    });
  // Seeds of the seats of a game are 2n and 2n + 1: the decks change seats from game to game.
  return decks[(seed + (seed >> 1)) % decks.length]!;
}

async function poolOf(
  name: GameName,
  kit: GameKit,
  pool: readonly string[],
  cwd: string,
  tell: (leftOut: readonly LeftOut[]) => void,
): Promise<readonly Plugin[]> {
  const [{ readPool }, { compilePool }, { loadTextGame }] = await Promise.all([
    import('../pool/read-pool.ts'),
    import('../pool/compile-pool.ts'),
    import('../texts/load-text-game.ts'),
  ]);
  const { cards, leftOut } = await readPool(kit, pool, cwd);
  tell(leftOut);
  return compilePool(await loadTextGame(name), cards);
}
