import type { Engine } from '../engine/engine.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { GameResult } from '../events/result.ts';
import { turnNumber } from '../model/core-columns.ts';
import type { State } from '../model/state.ts';
import { checkStamps } from '../plugin/stamps.ts';
import { parseReplay } from './parse-replay.ts';
import { startOf, takeStep } from './record.ts';
import type { Replay, ReplayStep } from './replay.ts';

/** How far to play a replay, and callbacks. */
export interface PlayReplayOptions {
  /** Stop after this many steps; play all if absent. */
  readonly until?: number;
  /** Continue from the result of an earlier call. Its state is changed in place. */
  readonly from?: ReplayPosition;
  /** Called before each step with the state before it. */
  readonly onStep?: (state: State, step: ReplayStep, index: number) => void;
  /** `skip` ignores hashes that differ; compared if absent. */
  readonly hashes?: 'compare' | 'skip';
}

/** A recorded game at one index. */
export interface ReplayPosition {
  readonly state: State;
  /** How many steps have been taken. */
  readonly index: number;
}

function diverged(index: number, message: string, details: object = {}): never {
  throw new CardwrightError('replay-diverged', message, {
    index,
    ...details,
    fix: 'It was recorded with other rules, or the rules do not play the same way twice.',
  });
}

/** Takes a step of a replay; a refusal means that the game diverged. */
function take(engine: Engine, state: State, step: ReplayStep, index: number): void {
  try {
    takeStep(engine, state, step);
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    diverged(index, `Step ${index} of the replay is refused here: ${error.message}`, {
      reason: error.details['reason'] ?? error.code,
    });
  }
}

/**
 * Plays a recorded game, in whole or up to an index, and compares hashes on the way. Call it again with `from` to
 * continue.
 * @throws CardwrightError `replay-corrupt`, `replay-foreign` or `replay-diverged`, with the step's index
 */
export function playReplay(engine: Engine, replay: Replay, options: PlayReplayOptions = {}): ReplayPosition {
  checkStamps(engine, parseReplay(replay).plugins, 'replay-foreign', 'This replay was recorded');
  const { steps, setup } = replay;
  const until = Math.min(options.until ?? steps.length, steps.length);
  const state = options.from?.state ?? startOf(engine, setup);
  const hashes = new Map(replay.hashes.map(({ after, hash }) => [after, hash]));
  const compare = (index: number): void => {
    const recorded = options.hashes === 'skip' ? undefined : hashes.get(index);
    if (recorded === undefined) return;
    const found = engine.hash(state);
    if (found !== recorded)
      diverged(index, `After step ${index} the game stands otherwise than recorded.`, { recorded, found });
  };
  let index = options.from?.index ?? 0;
  if (options.from === undefined) compare(0);
  for (; index < until; index++) {
    options.onStep?.(state, steps[index]!, index);
    take(engine, state, steps[index]!, index);
    compare(index + 1);
  }
  return { state, index };
}

/** The result of verifying a replay. */
export interface ReplayReport {
  readonly steps: number;
  readonly turns: number;
  /** How many hashes were compared, all equal. */
  readonly hashes: number;
  readonly result: GameResult;
}

/**
 * Plays a whole replay and compares every hash.
 * @throws CardwrightError `replay-corrupt`, `replay-foreign` or `replay-diverged`
 */
export function verifyReplay(engine: Engine, replay: Replay): ReplayReport {
  const { state, index } = playReplay(engine, replay);
  return {
    steps: index,
    turns: turnNumber.get(state, 0),
    hashes: replay.hashes.length,
    result: engine.result(state),
  };
}
