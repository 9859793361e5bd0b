import type { GameSetup } from '../engine/create-game.ts';
import type { Answer } from '../model/answer.ts';
import type { BoardLiteral } from '../model/board-literal.ts';
import type { PluginStamp } from '../plugin/stamps.ts';

/** The version of the replay format. Raised by a change that old readers cannot read. */
export const REPLAY_FORMAT = 1;

/** The start of a recorded game: decks and a seed, or a board. */
export type ReplaySetup = GameSetup | { readonly board: BoardLiteral };

/** One step of a player: an answer, or giving up. */
export type ReplayStep = { readonly answer: Answer } | { readonly concede: number };

/** The hash of the state after a number of steps. */
export interface ReplayHash {
  readonly after: number;
  readonly hash: string;
}

/**
 * A recorded game: its set-up, the answers, and hashes (at the first decision, each turn and the end) that verify a
 * replay. Plain JSON.
 */
export interface Replay {
  readonly replay: 'cardwright';
  readonly format: number;
  readonly plugins: readonly PluginStamp[];
  readonly setup: ReplaySetup;
  readonly steps: readonly ReplayStep[];
  readonly hashes: readonly ReplayHash[];
}
