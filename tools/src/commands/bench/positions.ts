import { type Engine, fork, type State } from '@cardwright/core';
import type { KitBench } from '@cardwright/dsl/kit';
import { createBot } from '../../bots/index.ts';
import type { Game } from '../../games/game.ts';

/** Sizes of board that speed is measured on, by how many cards lie on it. */
export const stages = {
  early: (cards: number) => cards <= 4,
  middle: (cards: number) => cards >= 8 && cards <= 10,
  late: (cards: number) => cards >= 14,
} as const;

export type Stage = keyof typeof stages;

/** Positions in which a turn action is chosen, by size of board. */
export type Positions = Readonly<Record<Stage, readonly State[]>>;

const ENOUGH = 60;
const MOST_GAMES = 400;

/** Positions out of random games, no more than a few of each. */
export function collectPositions({ kit, deckOf }: Game, engine: Engine, of: KitBench): Positions {
  const found: Record<Stage, State[]> = { early: [], middle: [], late: [] };
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    if (Object.values(found).every(({ length }) => length >= ENOUGH)) break;
    const decks = [deckOf(engine, seed * 2), deckOf(engine, seed * 2 + 1)];
    const bots = [createBot('random', seed, kit), createBot('random', seed + 1, kit)];
    const state = engine.createGame({ seed, decks });
    for (let i = 0; state.decision !== null && i < 5000; i++) {
      // Skip most positions of a game: neighbours are similar.
      if (i % 7 === 0 && state.decision.kind === 'act') keep(found, state, of);
      engine.answer(state, bots[state.decision.player]!.choose(engine, state));
    }
  }
  return found;
}

function keep(found: Record<Stage, State[]>, state: State, of: KitBench): void {
  const cards = of.cardsOnBoard(state);
  for (const stage of Object.keys(stages) as Stage[])
    if (stages[stage](cards) && found[stage].length < ENOUGH) found[stage].push(fork(state));
}
