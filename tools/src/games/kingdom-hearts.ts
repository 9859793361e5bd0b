import { kh, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { createEngine } from '@cardwright/core';
import {
  columns,
  describeMove,
  eventMessages,
  playerFacts,
  promptMessages,
  kingdomHearts as rules,
  standard,
  standing,
  tableWords,
} from '@cardwright/kingdom-hearts';
import type { Game } from './game.ts';

/** The Kingdom Hearts TCG with its starter decks, which change seats from game to game. */
export const kingdomHearts: Game = {
  name: 'kingdom-hearts',
  telling: {
    eventMessages,
    promptMessages,
    keywordTexts: new Map(),
    describeMove,
    tableWords,
    playerFacts,
  },
  createEngine: () => createEngine({ plugins: [rules, standard, kh] }),
  worth: standing,
  wonBy: (state, winner) => (columns.hp.get(state, 1 - winner) === 0 ? 'no-heart-points' : 'world-levels'),
  // Seeds of the seats of a game are 2n and 2n + 1.
  deckOf: (_engine, seed) => ((seed + (seed >> 1)) % 2 === 0 ? lightDeck : thirteenDeck),
};
