import { createEngine, type Engine, type Plugin } from '@cardwright/core';
import type { PerftPosition, PerftTable } from '@cardwright/dsl/kit';
import { fail } from '../../problems/problem.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';
import { partOf } from '../../shelf/part-of.ts';
import type { LoadedSet } from '../../shelf/shelf.ts';

/** The positions of a game that are counted, and what is known of them. */
export interface PerftGame {
  createEngine(): Engine;
  readonly positions: readonly PerftPosition[];
  readonly table: PerftTable;
}

/** The positions are of the first set that comes with the game; with none, of the project's. */
async function setsOf(game: ChosenGame, cwd: string): Promise<readonly LoadedSet[]> {
  const [first] = game.shipped;
  if (first !== undefined) return [await first.load()];
  return game.pool === undefined
    ? []
    : await (await import('../../pool/load-pool.ts')).loadPool(game, game.pool, cwd);
}

/** Loads the positions of a game, with the cards of its first set. @throws ProblemError where it has none */
export async function loadPerft(game: ChosenGame, cwd: string): Promise<PerftGame> {
  const { name, kit } = game;
  const { perft } = await partOf(kit, 'testing')();
  if (perft === undefined)
    return fail('game/no-part', `${name} has no positions that are counted`, {
      help: 'a game brings them as “perft” of the tests of its kit',
    });
  const { positions, table, cards = [] } = perft;
  const plugins: readonly Plugin[] = [
    ...kit.plugins,
    ...(await setsOf(game, cwd)).map(({ plugin }) => plugin),
    ...(cards.length === 0 ? [] : [{ name: 'perft-cards', version: '0.1.0', cards }]),
  ];
  return { createEngine: () => createEngine({ plugins }), positions, table };
}
