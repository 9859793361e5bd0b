import type { Engine, GameView, ReadonlyState, TurnMove } from '@cardwright/core';
import type { Message } from '@cardwright/core/game';

/** Paints words for a terminal; where there are no colours each gives back what it is given. */
export type Paint = Readonly<
  Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan', (text: string) => string>
>;

/** How a game is told to people. */
export interface Telling {
  readonly eventMessages: Readonly<Record<string, Message>>;
  readonly promptMessages: Readonly<Record<string, Message>>;
  /** Sentences that define each keyword, by its name. */
  readonly keywordTexts: ReadonlyMap<string, readonly string[]>;
  describeMove(engine: Engine, state: ReadonlyState, move: TurnMove): string;
  /** Draws the table as one player sees it; without it the zones are listed, in the words of `tableWords`. */
  drawTable?(engine: Engine, view: GameView, players: readonly string[], paint: Paint): string;
  /** What the marks of its table mean, a line each, for who asks for help. */
  readonly legend?: readonly string[];
  /** What zones, columns and types of card are called, by name; in words for columns # is the value, and empty ones are not told; `cost` among them is what a card costs. */
  readonly tableWords?: Readonly<Record<'zones' | 'columns' | 'types', Readonly<Record<string, string>>>>;
  /** What everybody reckons of a player's side that is in no column. */
  playerFacts?(engine: Engine, state: ReadonlyState, player: number): readonly string[];
}
