import { type Answer, type Engine, fork, type ReadonlyState, type State } from '@cardwright/core';
import { anyAnswer, type Below } from '../../answers/any-answer.ts';

/** What a position is worth to a player, against the others: more for better ones. */
export type Worth = (engine: Engine, state: State, player: number) => number;

/** Answers tried where they are not turn actions. */
const TRIES = 12;
/** Questions that one answer may raise before the position is judged as it stands. */
const MOST_FOLLOWUPS = 20;

function* someAnswers(engine: Engine, state: ReadonlyState, below: Below): Generator<Answer> {
  if (state.decision!.kind === 'act') yield* engine.legal(state);
  else for (let tried = 0; tried < TRIES; tried++) yield anyAnswer(engine, state, below);
}

/**
 * An answer that helps a player to win, whoever is asked: of those that chance finds, the one that leads to the position
 * that is best for that player.
 */
function helpfulAnswer(engine: Engine, state: State, player: number, worth: Worth, below: Below): Answer {
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const answer of someAnswers(engine, state, below)) {
    const tried = fork(state);
    engine.answer(tried, answer);
    for (let i = 0; i < MOST_FOLLOWUPS && tried.decision !== null && tried.decision.kind !== 'act'; i++)
      engine.answer(tried, anyAnswer(engine, tried, below));
    // Of equal ones any: the first, again and again, may lead nowhere.
    const value = worth(engine, tried, player) + below(1000) / 1e6;
    if (best !== undefined && value <= most) continue;
    best = answer;
    most = value;
  }
  return best!;
}

/** Answers in which those who help a player to win have to get further than ever before. */
const MOST_IDLE = 1000;
/** Answers after which even help that gets further and further leads nowhere. */
const MOST_ANSWERS = 20_000;

/** All players together play on for the one who was ahead, to show that a game can be ended. */
export class Helpers {
  /** Whom they help; -1 before they have begun. */
  player = -1;
  private most = Number.NEGATIVE_INFINITY;
  private answers = 0;
  private idle = 0;

  constructor(
    private readonly engine: Engine,
    private readonly worth: Worth,
    private readonly below: Below,
  ) {}

  /** The next answer; null once they no longer get any further. */
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
