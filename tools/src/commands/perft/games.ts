import { createEngine, type Engine } from '@cardwright/core';
import type { PerftPosition, PerftTable } from '@cardwright/testkit';
import type { GameName } from '../../games/game.ts';

/** The positions of a game that are counted, and what is known of them. */
export interface PerftGame {
  createEngine(): Engine;
  readonly positions: readonly PerftPosition[];
  readonly table: PerftTable;
}

async function lorcanaPerft(): Promise<PerftGame> {
  const [{ set1 }, { lorcana }, { counts, ownCards, positions }] = await Promise.all([
    import('@cardwright/cards-set1'),
    import('@cardwright/lorcana'),
    import('./positions.ts'),
  ]);
  const cards = { name: 'perft-cards', version: '0.1.0', cards: ownCards };
  return { createEngine: () => createEngine({ plugins: [lorcana, set1, cards] }), positions, table: counts };
}

async function kingdomHeartsPerft(): Promise<PerftGame> {
  const [{ kh }, { kingdomHearts }, { counts, kingdomHeartsPositions }] = await Promise.all([
    import('@cardwright/cards-kh'),
    import('@cardwright/kingdom-hearts'),
    import('./kingdom-hearts-positions.ts'),
  ]);
  return {
    createEngine: () => createEngine({ plugins: [kingdomHearts, kh] }),
    positions: kingdomHeartsPositions,
    table: counts as PerftTable,
  };
}

/** The games whose positions are counted, each loaded when it is asked for. */
export const perftGames: Readonly<Record<GameName, () => Promise<PerftGame>>> = {
  lorcana: lorcanaPerft,
  'kingdom-hearts': kingdomHeartsPerft,
};
