import type { Answer, Engine, EngineOptions, ReplaySetup, State } from '@cardwright/core';
import type { OutsideChance } from '@cardwright/core/game';
import type { LegalityOracle } from '@cardwright/dsl/kit';
import type { Position, Shadow } from '../laws/law.ts';

/** The game under test. */
export interface FuzzedGame {
  /** Creates a new engine on each call. */
  readonly createEngine: (options: EngineOptions) => Engine;
  /** An independent implementation of its rules. */
  readonly oracle?: LegalityOracle | null;
}

/** Engine options that switch off one optimisation each; one of the engines also validates plugins' code. */
export const switches: readonly { readonly name: string; readonly options: EngineOptions }[] = [
  { name: 'without the index of functioning abilities', options: { withoutIndex: true } },
  { name: 'with the state check at every chance', options: { fullChecks: true, strict: true } },
];

/** The engines of a fuzz run: the main one, and those it is compared with. */
export interface Bench {
  readonly engine: Engine;
  readonly elsewhere: Engine;
  readonly others: readonly {
    readonly name: string;
    readonly options: EngineOptions;
    readonly engine: Engine;
  }[];
  readonly oracle: LegalityOracle | null;
}

/** Creates the engines of a fuzz run. */
export function createBench({ createEngine, oracle }: FuzzedGame): Bench {
  return {
    engine: createEngine({}),
    elsewhere: createEngine({}),
    others: switches.map((one) => ({ ...one, engine: createEngine(one.options) })),
    oracle: oracle ?? null,
  };
}

const begin = (engine: Engine, setup: ReplaySetup): State =>
  'board' in setup ? engine.board(setup.board) : engine.createGame(setup);

/** A game that is played on every engine of a bench at the same time. */
export class GameUnderTest {
  readonly state: State;
  readonly shadows: readonly Shadow[];

  constructor(
    readonly bench: Bench,
    readonly setup: ReplaySetup,
  ) {
    this.state = begin(bench.engine, setup);
    this.shadows = bench.others.map((other) => ({ ...other, state: begin(other.engine, setup) }));
  }

  /** Gives an answer on every engine. @throws CardwrightError if one refuses it */
  answer(answer: Answer): void {
    this.bench.engine.answer(this.state, answer);
    for (const { engine, state } of this.shadows) engine.answer(state, answer);
  }

  /** The current position, for laws. @param random determines what they try */
  position(random: OutsideChance): Position {
    const { engine, elsewhere, oracle } = this.bench;
    return { engine, elsewhere, oracle, state: this.state, shadows: this.shadows, random };
  }
}
