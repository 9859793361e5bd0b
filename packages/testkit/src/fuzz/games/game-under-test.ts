import {
  type Answer,
  createBoard,
  type Engine,
  type EngineOptions,
  type OutsideChance,
  type ReplaySetup,
  type State,
} from '@cardwright/core';
import type { LegalityOracle, Position, Shadow } from '../laws/law.ts';

/** The game that is fuzzed. */
export interface FuzzedGame {
  /** Makes its engine, each time another one. */
  readonly createEngine: (options: EngineOptions) => Engine;
  /** An independent reading of its rules. */
  readonly oracle?: LegalityOracle | null;
}

/** Each optimisation of the kernel, switched off; one of the engines looks at the plugins' code, too. */
export const switches: readonly { readonly name: string; readonly options: EngineOptions }[] = [
  { name: 'without the index of functioning abilities', options: { withoutIndex: true } },
  { name: 'with the state check at every chance', options: { fullChecks: true, strict: true } },
];

/** The engines that games are played with: one to judge, and those that it is compared with. */
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

/** Makes the engines that a game is fuzzed with. */
export function createBench({ createEngine, oracle }: FuzzedGame): Bench {
  return {
    engine: createEngine({}),
    elsewhere: createEngine({}),
    others: switches.map((one) => ({ ...one, engine: createEngine(one.options) })),
    oracle: oracle ?? null,
  };
}

const begin = (engine: Engine, setup: ReplaySetup): State =>
  'board' in setup ? createBoard(engine, setup.board) : engine.createGame(setup);

/** One game that is played at once on every engine of a bench. */
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

  /** Gives an answer on every engine. @throws CardwrightError when one refuses it */
  answer(answer: Answer): void {
    this.bench.engine.answer(this.state, answer);
    for (const { engine, state } of this.shadows) engine.answer(state, answer);
  }

  /** The game as it stands, for laws. @param random decides what they try */
  position(random: OutsideChance): Position {
    const { engine, elsewhere, oracle } = this.bench;
    return { engine, elsewhere, oracle, state: this.state, shadows: this.shadows, random };
  }
}
