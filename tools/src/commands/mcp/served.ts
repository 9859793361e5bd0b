import type { Games } from '../../shelf/games.ts';
import type { Terminal } from '../../terminal/terminal.ts';

/** What a tool works with: the game that is meant, and the world outside. */
export interface Served {
  readonly shelf: Games;
  readonly terminal: Terminal;
}
