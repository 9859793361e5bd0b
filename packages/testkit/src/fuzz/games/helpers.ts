import { type Answer, type Engine, fork, type ReadonlyState, type State } from '@cardwright/core';
import type { Worth } from '@cardwright/dsl/kit';
import { anyAnswer, type Below } from '../../answers/any-answer.ts';

/** Number of random answers tried at decisions other than turn actions. */
const TRIES = 12;
/** Number of follow-up decisions before the position is evaluated as it is. */
const MOST_FOLLOWUPS = 20;

function* someAnswers(engine: Engine, state: ReadonlyState, below: Below): Generator<Answer> {
  if (state.decision!.kind === 'act') yield* engine.legal(state);
  else for (let tried = 0; tried < TRIES; tried++) yield anyAnswer(engine, state, below);
}

/**
 * A greedy answer that helps a player to win, whoever is asked: of some random answers, the one with the best position
 * for that player.
 */
function helpfulAnswer(engine: Engine, state: State, player: number, worth: Worth, below: Below): Answer {
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of someAnswers(engine, state, below)) {
    const tried = fork(state);
    engine.answer(tried, answer);
    for (let i = 0; i < MOST_FOLLOWUPS && tried.decision !== null && tried.decision.kind !== 'act'; i++)
      engine.answer(tried, anyAnswer(engine, tried, below));
    // Break ties at random: always taking the first may lead nowhere.
    const value = worth(engine, tried, player) + below(1000) / 1e6;
    if (best !== undefined && value <= most) continue;
    best = answer;
    most = value;
  }
  return best!;
}

/** Number of answers within which the helped player must make new progress. */
const MOST_IDLE = 1000;
/** Number of answers after which even steady progress is given up. */
const MOST_ANSWERS = 20_000;

/** Has all players play for the one who is ahead, to show that a game can end. */
export class Helpers {
  /** The player being helped; -1 at first. */
  player = -1;
  private most = Number.NEGATIVE_INFINITY;
  private answers = 0;
  private idle = 0;

  constructor(
    private readonly engine: Engine,
    private readonly worth: Worth,
    private readonly below: Below,
  ) {}

  /** The next answer; null if there is no more progress. */
  answer(state: State): Answer | null {
    if (this.player < 0) this.player = this.ahead(state);
    const worth = this.worth(this.engine, state, this.player);
    this.idle = worth > this.most ? 0 : this.idle + 1;
    this.most = Math.max(this.most, worth);
    this.answers++;
    if (this.idle > MOST_IDLE || this.answers > MOST_ANSWERS) return null;
    return helpfulAnswer(this.engine, state, this.player, this.worth, this.below);
  }

  private ahead(state: State): number {
    const worths = this.engine
      .playersLeft(state)
      .map((player) => ({ player, worth: this.worth(this.engine, state, player) }));
    return worths.reduce((best, one) => (one.worth > best.worth ? one : best)).player;
  }
}
