import { dump, type Engine, type State, turnNumber } from '@cardwright/core';

/** Turns that must begin alike until a game is held to stand still. */
const ALIKE = 12;

/** Where a game is in its turns. */
export interface TurnNow {
  /** Answers given in this turn. */
  readonly answers: number;
  /** Turns have begun from the very same position so often that nobody can be getting anywhere. */
  readonly standsStill: boolean;
}

/** Follows the turns of one game. */
export class Turns {
  private turn = -1;
  private answers = 0;
  private standsStill = false;
  private readonly begun = new Map<string, number>();

  constructor(
    private readonly engine: Engine,
    /** Positions are compared, which takes time. */
    private readonly compare: boolean,
  ) {}

  /** Told of every decision, before it is answered. */
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

/** All that matters of what lies on the table: no number of a turn, nothing that chance will decide by. */
function positionOf(engine: Engine, state: State): string {
  const { turn: _turn, random: _random, ...position } = dump(engine, state);
  return JSON.stringify(position);
}
