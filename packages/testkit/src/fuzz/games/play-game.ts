import { type Answer, CardwrightError, type ReplaySetup, recordGame, verifyReplay } from '@cardwright/core';
import { OutsideChance } from '@cardwright/core/game';
import type { Worth } from '@cardwright/dsl/kit';
import { anyAnswer } from '../../answers/any-answer.ts';
import { type Judged, type Law, LawBroken } from '../laws/law.ts';
import { mixSeed } from '../mix-seed.ts';
import { type Bench, GameUnderTest } from './game-under-test.ts';
import { Helpers } from './helpers.ts';
import { Turns } from './turns.ts';

/** Default number of answers after which a game counts as endless. */
const MOST_DECISIONS = 4000;
/** Number of answers after which a turn counts as endless. */
const MOST_IN_TURN = 1000;

/** By law: number of checks, of things judged, and of things that could not be judged. */
export type Tally = Record<string, { readonly checks: number } & Judged>;

/** A failure of a game. */
export interface Failure {
  readonly law: string;
  readonly message: string;
  readonly setup: ReplaySetup;
  /** All answers before it. For `play`, the last one is what failed. */
  readonly answers: readonly Answer[];
}

/** A finished game. */
export interface Played {
  readonly decisions: number;
  readonly failure: Failure | null;
}

export interface PlayOptions {
  readonly laws: readonly Law[];
  /** Seed of every answer and of what laws try. */
  readonly seed: number;
  /** Check every law at every decision; otherwise each at its own rate. */
  readonly thorough: boolean;
  readonly tally: Tally;
  /** Number of answers after which a game counts as endless. */
  readonly mostDecisions?: number;
  /** A game need not end: it is abandoned if it makes no progress. */
  readonly neverEnds?: boolean;
  /** Value of positions: both sides then end together a game that random play has not ended. */
  readonly worth?: Worth;
}

const messageOf = (error: unknown): string =>
  error instanceof LawBroken
    ? error.message
    : error instanceof CardwrightError
      ? `${error.code}: ${error.message}`
      : error instanceof Error
        ? `${error.name}: ${error.message}`
        : String(error);

function count(tally: Tally, law: string, { judged, unjudged }: Judged): void {
  const before = tally[law] ?? { checks: 0, judged: 0, unjudged: 0 };
  tally[law] = {
    checks: before.checks + 1,
    judged: before.judged + judged,
    unjudged: before.unjudged + unjudged,
  };
}

/** Checks a law; returns the failure. */
export function failsLaw(
  law: Law,
  game: GameUnderTest,
  random: OutsideChance,
  tally: Tally = {},
): string | null {
  // Laws cause thousands of refusals of which only messages are used; capturing stack traces would take most of the
  // time.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    const found = law.check(game.position(random));
    const looked = typeof found === 'number' ? { judged: found, unjudged: 0 } : found;
    if (looked.judged + looked.unjudged > 0) count(tally, law.name, looked);
    return null;
  } catch (error) {
    return messageOf(error);
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Replays a recorded game on another engine; returns the failure. */
function failsReplay(
  { engine, elsewhere }: Bench,
  setup: ReplaySetup,
  answers: readonly Answer[],
): string | null {
  try {
    const rest = answers.slice();
    const replay = recordGame(engine, setup, () => rest.shift() ?? null);
    verifyReplay(elsewhere, JSON.parse(JSON.stringify(replay)));
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Plays one game to its end, checking laws on the way. Never throws: failures are returned. */
export function playGame(bench: Bench, setup: ReplaySetup, options: PlayOptions): Played {
  const { laws, seed, thorough, tally, mostDecisions = MOST_DECISIONS, neverEnds = false, worth } = options;
  const answers: Answer[] = [];
  const fail = (law: string, message: string): Played => ({
    decisions: answers.length,
    failure: { law, message, setup, answers: answers.slice() },
  });
  const chance = new OutsideChance(mixSeed(seed, 1));
  const sampling = new OutsideChance(mixSeed(seed, 2));
  const turns = new Turns(bench.engine, neverEnds);
  const below = (limit: number): number => chance.below(limit);
  const helpers = worth === undefined ? null : new Helpers(bench.engine, worth, below);
  let game: GameUnderTest;
  try {
    game = new GameUnderTest(bench, setup);
  } catch (error) {
    return fail('play', messageOf(error));
  }
  for (;;) {
    for (const law of laws) {
      if (!thorough && game.state.decision !== null && sampling.below(law.every) > 0) continue;
      const message = failsLaw(law, game, new OutsideChance(mixSeed(seed, 3, answers.length)), tally);
      if (message !== null) return fail(law.name, message);
    }
    if (game.state.decision === null) break;
    const turn = turns.at(game.state);
    if (turn.answers > MOST_IN_TURN) return fail('ends', `after ${MOST_IN_TURN} answers the turn has no end`);
    if (neverEnds && turn.standsStill) break;
    const isLong = answers.length >= mostDecisions;
    if (isLong && helpers === null) return fail('ends', `after ${mostDecisions} answers it has no end`);
    const answer = isLong ? helpers!.answer(game.state) : anyAnswer(bench.engine, game.state, below);
    if (answer === null)
      return fail('ends', `even all together do not get further to a win of player ${helpers!.player}`);
    answers.push(answer);
    try {
      game.answer(answer);
    } catch (error) {
      return fail('play', messageOf(error));
    }
  }
  const ended = game.state.decision === null;
  count(tally, 'ends', { judged: ended ? 1 : 0, unjudged: ended ? 0 : 1 });
  if (thorough || sampling.below(4) === 0) {
    const message = failsReplay(bench, setup, answers);
    if (message !== null) return fail('replays', message);
    count(tally, 'replays', { judged: 1, unjudged: 0 });
  }
  return { decisions: answers.length, failure: null };
}
