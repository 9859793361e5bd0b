import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { ownCards } from './positions.ts';

/** The game that the positions are of. */
export const createPerftEngine = (): Engine =>
  createEngine({ plugins: [lorcana, set1, { name: 'perft-cards', version: '0.1.0', cards: ownCards }] });
