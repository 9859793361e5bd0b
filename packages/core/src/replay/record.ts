import { createBoard } from '../board/create-board.ts';
import type { Engine } from '../engine/engine.ts';
import type { Answer } from '../model/answer.ts';
import { outcome, turnNumber } from '../model/core-columns.ts';
import type { State } from '../model/state.ts';
import { pluginStamps } from '../plugin/stamps.ts';
import { REPLAY_FORMAT, type Replay, type ReplayHash, type ReplaySetup, type ReplayStep } from './replay.ts';

/** The initial state of a recorded game. */
export function startOf(engine: Engine, setup: ReplaySetup): State {
  return 'board' in setup ? createBoard(engine, setup.board) : engine.createGame(setup);
}

/** Takes one step. @param by the player who answers; defaults to the one who is asked */
export function takeStep(
  engine: Engine,
  state: State,
  step: ReplayStep,
  by: readonly [player?: number] = [],
): void {
  if ('concede' in step) engine.concede(state, step.concede);
  else engine.answer(state, step.answer, ...by);
}

/** Records a game while it is played. Change the game only through it. */
export class Recorder {
  /** The current state; read it or fork it. */
  state: State;
  private readonly steps: ReplayStep[] = [];
  private readonly hashes: ReplayHash[] = [];

  constructor(
    /** The engine that plays it. */
    readonly engine: Engine,
    private readonly setup: ReplaySetup,
  ) {
    this.state = startOf(engine, setup);
    this.hash();
  }

  /** How many steps have been taken. */
  get index(): number {
    return this.steps.length;
  }

  /**
   * Answers the current decision. @param by the player who answers, as for `Engine.answer`
   * @throws CardwrightError `answer-illegal`; then nothing is recorded
   */
  answer(answer: Answer, ...by: readonly [player?: number]): void {
    this.take({ answer }, by);
  }

  /** A player gives up. */
  concede(player: number): void {
    this.take({ concede: player });
  }

  /** Goes back to the state after this many steps, and drops the later ones. */
  rewind(index: number): void {
    const steps = this.steps.splice(Math.max(0, index));
    if (steps.length === 0) return;
    while (this.hashes.at(-1)!.after > this.steps.length) this.hashes.pop();
    this.state = startOf(this.engine, this.setup);
    for (const step of this.steps) takeStep(this.engine, this.state, step);
  }

  /** The replay so far. */
  replay(): Replay {
    const hashes = this.hashes.slice();
    if (hashes.at(-1)!.after < this.steps.length)
      hashes.push({ after: this.steps.length, hash: this.engine.hash(this.state) });
    return {
      replay: 'cardwright',
      format: REPLAY_FORMAT,
      plugins: pluginStamps(this.engine),
      setup: this.setup,
      steps: this.steps.slice(),
      hashes,
    };
  }

  private take(step: ReplayStep, by: readonly [player?: number] = []): void {
    const { state } = this;
    const turn = turnNumber.get(state, 0);
    takeStep(this.engine, state, step, by);
    this.steps.push(step);
    if (turnNumber.get(state, 0) !== turn || outcome.get(state, 0) !== 0) this.hash();
  }

  private hash(): void {
    this.hashes.push({ after: this.steps.length, hash: this.engine.hash(this.state) });
  }
}

/** Starts a recorded game. @throws CardwrightError for illegal decks or boards */
export function createRecorder(engine: Engine, setup: ReplaySetup): Recorder {
  return new Recorder(engine, setup);
}

/**
 * Plays and records a whole game.
 * @param choose returns the answer to a decision; `null` ends the recording
 */
export function recordGame(
  engine: Engine,
  setup: ReplaySetup,
  choose: (state: State, engine: Engine) => Answer | null,
): Replay {
  const recorder = createRecorder(engine, setup);
  while (recorder.state.decision !== null) {
    const answer = choose(recorder.state, engine);
    if (answer === null) break;
    recorder.answer(answer);
  }
  return recorder.replay();
}
