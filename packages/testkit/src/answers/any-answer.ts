import type { Answer, Decision, Engine, ReadonlyState } from '@cardwright/core';
import { NO_CARD } from '@cardwright/core/game';
import { allAnswers } from './all-answers.ts';

/** Returns an integer from 0 to `limit - 1`: a random source, or a list of predetermined choices. */
export type Below = (limit: number) => number;

/** Subsets tried before a test of the choice as a whole counts as unsatisfiable by random choice. */
const TRIES = 30;

function subset(engine: Engine, state: ReadonlyState, decision: Decision, below: Below): Answer {
  const { candidates, min, max, test } = decision;
  const most = Math.min(max, candidates.length);
  for (let tried = 0; tried < TRIES; tried++) {
    const left = [...candidates];
    const size = min + below(most - min + 1);
    const chosen = Array.from({ length: size }, () => left.splice(below(left.length), 1)[0]!);
    if (test === '' || engine.check(state, chosen) === null) return chosen;
  }
  const [first] = allAnswers(engine, state);
  return first ?? candidates.slice(0, min);
}

function move(engine: Engine, state: ReadonlyState, below: Below): Answer {
  const moves = engine.legal(state);
  // Prefer actions with a card over those without (ending the turn), or tables stay empty.
  const acting = moves.filter(({ card }) => card !== NO_CARD);
  return acting.length > 0 && below(5) > 0 ? acting[below(acting.length)]! : moves[below(moves.length)]!;
}

/** A random legal answer to the current decision. */
export function anyAnswer(engine: Engine, state: ReadonlyState, below: Below): Answer {
  const decision = state.decision!;
  const { kind, candidates, min, max } = decision;
  switch (kind) {
    case 'act':
      return move(engine, state, below);
    case 'choose-cards':
    case 'choose-players':
    case 'choose-targets':
      return subset(engine, state, decision, below);
    case 'order': {
      const left = [...candidates];
      return candidates.map(() => left.splice(below(left.length), 1)[0]!);
    }
    case 'choose-option':
      return candidates[below(candidates.length)]!;
    case 'number':
      return min + below(max - min + 1);
    case 'confirm':
      return below(2) === 1;
    case 'name':
      return engine.cards[below(engine.cards.length)]!.definition.name;
  }
}
