import type { DecisionKind, ErrorCode, GameView, OwnErrorCode, ViewAnswer } from '@cardwright/core';
import type { ToolProblemCode } from '../../problems/catalogue/index.ts';

/** The version of the protocol; raised by a change that old programs cannot read. */
export const PROTOCOL = 1;

/** What stands in a seat for the program itself; other seats have names of bots. */
export const YOU = 'you';

/** Begins a game; one that is going on is left. */
export interface BeginMessage {
  readonly type: 'begin';
  /** Who sits where; `you` is the program. The other seats, and both where it says nothing: see the specification. */
  readonly seats?: readonly string[];
  readonly seed?: number;
  /** Card ids by seat; null for a deck by chance. */
  readonly decks?: readonly (readonly string[] | null)[];
  /** Who takes the first turn; by the game's rules if absent. */
  readonly starting?: number;
}

/** Answers what was asked last. */
export interface AnswerMessage {
  readonly type: 'answer';
  /** The number of the question. */
  readonly ask: number;
  readonly answer: ViewAnswer;
}

/** Gives the game up. */
export interface ConcedeMessage {
  readonly type: 'concede';
  /** The seat; the one that is asked if absent. */
  readonly player?: number;
}

/** What a program sends. */
export type ProgramMessage = BeginMessage | AnswerMessage | ConcedeMessage;

/** The first message: what is spoken, and of which game. */
export interface ReadyMessage {
  readonly type: 'ready';
  readonly protocol: typeof PROTOCOL;
  /** The version of Cardwright. */
  readonly version: string;
  readonly game: string;
  /** How many may sit at the table. */
  readonly players: { readonly min: number; readonly max: number };
}

/** A game has begun. */
export interface BegunMessage {
  readonly type: 'begun';
  /** Its number in this process. */
  readonly game: number;
  /**
   * What decides the whole game to who began it; to a program that was started, a number for what it does by chance: the seed of
   * the game would tell it what will be drawn.
   */
  readonly seed: number;
  /** Who sits where; `you` is the program. */
  readonly seats: readonly string[];
  /** The decks of the seats that are the program's own, by card ids; null for the others. */
  readonly decks: readonly (readonly string[] | null)[];
}

/** One thing that may be answered, or taken into the answer. */
export interface ChoiceMessage {
  readonly label: string;
  /** The text of its card. */
  readonly text?: string;
  readonly answer: ViewAnswer;
}

/** A question. */
export interface AskMessage {
  readonly type: 'ask';
  readonly game: number;
  /** Its number, which the answer names. */
  readonly ask: number;
  /** The seat that is asked. */
  readonly player: number;
  readonly kind: DecisionKind;
  /** The question in words. */
  readonly text: string;
  /** The rule behind it; empty if none is cited. */
  readonly rule: string;
  /** Whether the answer is a list of `min` to `max` of what the choices have, or what one of them has. */
  readonly list: boolean;
  /** How many are taken; of a number the least and the greatest. */
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ChoiceMessage[];
  /** An answer that is surely legal. */
  readonly legal: ViewAnswer;
  /** What happened since the last question of this seat, in words. */
  readonly happened: readonly string[];
  /** The game as that player may know it, each visible card with its `facts`. */
  readonly view: GameView;
}

/** A game is over, or was left. */
export interface ResultMessage {
  readonly type: 'result';
  readonly game: number;
  readonly over: boolean;
  /** The seat that won; null for a draw, and where it is not over. */
  readonly winner: number | null;
  readonly reason?: string;
  readonly turns: number;
}

/** A message was not taken. What was asked is still asked. */
export interface ErrorMessage {
  readonly type: 'error';
  readonly code: ToolProblemCode | ErrorCode | OwnErrorCode | 'internal';
  readonly message: string;
  readonly fix?: string;
  readonly suggestions?: readonly string[];
}

/** What Cardwright sends. */
export type CardwrightMessage = ReadyMessage | BegunMessage | AskMessage | ResultMessage | ErrorMessage;
