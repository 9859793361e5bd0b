import { type DecisionKind, type Engine, fork, type State } from '@cardwright/core';
import { type Bench, GameUnderTest } from '../games/game-under-test.ts';
import type { Failure } from '../games/play-game.ts';
import type { Law } from '../laws/law.ts';
import { type Case, type CaseStep, caseAt, caseOfDecks, toStep } from './case.ts';
import { minimise } from './minimise.ts';
import { printScenario, type ScenarioWords } from './print-scenario.ts';
import { errorKind, reproduce } from './reproduce.ts';

export type { ScenarioWords };

/** Maximum number of turn actions before the failure at which a board is tried. */
const MOST_BOARDS = 60;

interface Point {
  readonly index: number;
  readonly state: State;
}

/** Replays a failing game; returns the points at which a board could begin, latest first, and all answers. */
function retrace(bench: Bench, { setup, answers }: Failure): { points: Point[]; steps: CaseStep[] } {
  const points: Point[] = [];
  const steps: CaseStep[] = [];
  const game = new GameUnderTest(bench, setup);
  for (const [index, answer] of answers.entries()) {
    const kind: DecisionKind | undefined = game.state.decision?.kind;
    if (kind === undefined) break;
    if (kind === 'act') points.push({ index, state: fork(game.state) });
    steps.push(toStep(kind, answer));
    try {
      game.answer(answer);
    } catch {
      break;
    }
  }
  if (steps.length === answers.length && game.state.decision?.kind === 'act')
    points.push({ index: answers.length, state: fork(game.state) });
  return { points: points.reverse().slice(0, MOST_BOARDS), steps };
}

function* candidates(bench: Bench, failure: Failure): Generator<Case> {
  const { points, steps } = retrace(bench, failure);
  for (const { index, state } of points) yield caseAt(bench.engine, state, steps.slice(index));
  if ('decks' in failure.setup)
    yield caseOfDecks(bench.engine, failure.setup.seed, failure.setup.decks, steps);
}

/**
 * Shrinks a failure and prints it as a test. Null if it cannot be reproduced, as when the game cannot even begin, or if
 * it concerns a game as a whole.
 */
export function shrinkFailure(
  bench: Bench,
  failure: Failure,
  words: ScenarioWords,
  laws: readonly Law[],
): string | null {
  const law = laws.find(({ name }) => name === failure.law) ?? null;
  if (law === null && failure.law !== 'play') return null;
  const engine: Engine = bench.engine;
  const kind = errorKind(failure.message);
  const fails = (one: Case): boolean => {
    const message = reproduce(bench, one, law);
    return (
      message !== null && (law !== null || failure.message.includes(errorKind(message)) || kind === message)
    );
  };
  try {
    for (const one of candidates(bench, failure)) {
      if (!fails(one)) continue;
      const small = minimise(one, fails);
      return printScenario(
        engine,
        small,
        failure.law,
        reproduce(bench, small, law) ?? failure.message,
        words,
      );
    }
  } catch {
    // A fault that even prevents retracing the game is reported without a scenario.
    return null;
  }
  return null;
}
