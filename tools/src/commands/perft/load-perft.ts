import { createEngine, type Engine, type Plugin } from '@cardwright/core';
import type { PerftPosition, PerftTable } from '@cardwright/dsl/kit';
import { fail } from '../../problems/problem.ts';
import type { ChosenGame } from '../../shelf/chosen-game.ts';
import { partOf } from '../../shelf/part-of.ts';

/** The positions of a game that are counted, and what is known of them. */
export interface PerftGame {
  createEngine(): Engine;
  readonly positions: readonly PerftPosition[];
  readonly table: PerftTable;
}

/** Loads the positions of a game, with the cards of its first set. @throws ProblemError where it has none */
export async function loadPerft({ name, kit, shipped }: ChosenGame): Promise<PerftGame> {
  const first = await shipped[0]?.load();
  const { perft } = await partOf(kit, 'testing')();
  if (perft === undefined)
    return fail('game/no-part', `${name} has no positions that are counted`, {
      help: 'a game brings them as “perft” of the tests of its kit',
    });
  const { positions, table, cards = [] } = perft;
  const plugins: readonly Plugin[] = [
    ...kit.plugins,
    ...(first === undefined ? [] : [first.plugin]),
    ...(cards.length === 0 ? [] : [{ name: 'perft-cards', version: '0.1.0', cards }]),
  ];
  return { createEngine: () => createEngine({ plugins }), positions, table };
}
