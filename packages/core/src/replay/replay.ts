import type { GameSetup } from '../engine/create-game.ts';
import type { Answer } from '../model/answer.ts';
import type { BoardLiteral } from '../model/board-literal.ts';
import type { PluginStamp } from '../plugin/stamps.ts';

/** The form of replays. A change that old readers cannot read raises it. */
export const REPLAY_FORMAT = 1;

/** What a recorded game begins with: decks and a seed, or a board. */
export type ReplaySetup = GameSetup | { readonly board: BoardLiteral };

/** One thing a player did: an answer to what was asked, or giving up. */
export type ReplayStep = { readonly answer: Answer } | { readonly concede: number };

/** The hash of the state after so many steps. */
export interface ReplayHash {
  readonly after: number;
  readonly hash: string;
}

/**
 * A recorded game: what it began with, what was answered, and hashes on the way (at its first decision, each turn
 * and its end) by which playing it again is checked. Plain JSON.
 */
export interface Replay {
  readonly replay: 'cardwright';
  readonly format: number;
  readonly plugins: readonly PluginStamp[];
  readonly setup: ReplaySetup;
  readonly steps: readonly ReplayStep[];
  readonly hashes: readonly ReplayHash[];
}
