import type { Engine } from '@cardwright/core';
import { explainDeck } from '../decks/deck-file.ts';
import { SourceFile } from '../files/source-file.ts';
import { loadGame } from '../games/load-game.ts';
import { ProblemError } from '../problems/problem.ts';
import type { Games } from '../shelf/games.ts';
import { type OpenDocument, placedIn } from './open-document.ts';

/** A deck list that is open in an editor; it is read among the cards that the project plays with. */
export class OpenDeck {
  private engine: Promise<Engine> | undefined;

  /** @param cwd where the paths of the project's cards are seen from */
  constructor(
    private readonly games: Pick<Games, 'asked'>,
    private readonly name: string,
    private readonly cwd: string,
  ) {}

  /** Reads the list as it is now. */
  async read(text: string): Promise<OpenDocument> {
    const game = await this.games.asked();
    this.engine ??= loadGame(game, {}, this.cwd).then(({ createEngine }) => createEngine());
    try {
      const { faults, notes } = await explainDeck(
        game.kit,
        await this.engine,
        new SourceFile(this.name, text),
      );
      return { texts: [], problems: [...faults, ...notes].map((problem) => placedIn(this.name, problem)) };
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return { texts: [], problems: error.problems.map((problem) => placedIn(this.name, problem)) };
    }
  }
}
