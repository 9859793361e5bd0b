import type { Engine, State } from '@cardwright/core';
import type { Worth } from './testing.ts';

/** What a decided game is worth, beyond any position. */
const DECIDED = 1000;

/** What a position is worth by what each side is worth: one’s own, less that of the best of the others. */
export const worthBySides =
  (side: (engine: Engine, state: State, player: number) => number): Worth =>
  (engine, state, player) => {
    const { over, winner } = engine.result(state);
    if (over) return winner === player ? DECIDED : winner === null ? 0 : -DECIDED;
    const others = engine.playersLeft(state).filter((other) => other !== player);
    return side(engine, state, player) - Math.max(0, ...others.map((other) => side(engine, state, other)));
  };
