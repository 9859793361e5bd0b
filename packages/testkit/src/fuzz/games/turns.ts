import type { Engine, State } from '@cardwright/core';
import { turnNumber } from '@cardwright/core/game';

/** Number of turns that must begin alike until a game counts as making no progress. */
const ALIKE = 12;

/** Progress of a game within its turns. */
export interface TurnNow {
  /** Answers given in this turn. */
  readonly answers: number;
  /** So many turns have begun from exactly the same position that there is no progress. */
  readonly standsStill: boolean;
}

/** Tracks the turns of one game. */
export class Turns {
  private turn = -1;
  private answers = 0;
  private standsStill = false;
  private readonly begun = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    /** Whether to compare positions, which is slow. */
    private readonly compare: boolean,
  ) {}

  /** Called at every decision, before it is answered. */
  at(state: State): TurnNow {
    const turn = turnNumber.get(state, 0);
    if (turn === this.turn) this.answers++;
    else {
      this.turn = turn;
      this.answers = 0;
      if (this.compare) this.begin(state);
    }
    return { answers: this.answers, standsStill: this.standsStill };
  }

  private begin(state: State): void {
    const position = positionOf(this.engine, state);
    const times = (this.begun.get(position) ?? 0) + 1;
    this.begun.set(position, times);
    this.standsStill ||= times >= ALIKE;
  }
}

/** A key of the position on the table, without turn numbers and random words. */
function positionOf(engine: Engine, state: State): string {
  const { turn: _turn, random: _random, ...position } = engine.dump(state);
  return JSON.stringify(position);
}
