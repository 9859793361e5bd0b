import type { LeftOut } from '../card-files/left-out.ts';
import { fail } from '../problems/problem.ts';
import type { FormatChoice, Game, GameName } from './game.ts';
import { unknownFormat } from './unknown-format.ts';

/** How a game is played: in which format, with which cards. */
export interface GameChoice extends FormatChoice {
  /** Paths of cards to play with instead of those that come with the game. */
  readonly pool?: readonly string[];
}

/**
 * Loads a game when it is asked for: one does not pay for the other.
 *
 * @param cwd where the paths of a pool are seen from
 * @param tell is given what the files of a pool have besides cards that can be used
 * @throws ProblemError when the pool cannot be read, there is no such format, or the game takes none
 */
export async function loadGame(
  name: GameName,
  choice: GameChoice = {},
  cwd = '',
  tell: (leftOut: readonly LeftOut[]) => void = () => {},
): Promise<Game> {
  const { pool = [], format, sets, banned } = choice;
  switch (name) {
    case 'lorcana': {
      const { lorcana, lorcanaWith } = await import('./lorcana.ts');
      const usual = pool.length === 0 && [format, sets, banned].every((said) => said === undefined);
      return usual ? lorcana : await lorcanaWith(choice, pool, cwd, tell);
    }
    case 'kingdom-hearts':
      if (pool.length > 0)
        fail('usage/pool-of-game', `${name} has no pool of cards, only its starter decks`, {
          help: 'leave out --pool, or play lorcana',
        });
      // It has one way of building decks (KH 5), and no seasons.
      if (format !== undefined && format !== 'standard') unknownFormat(format, name, ['standard']);
      if (sets !== undefined || banned !== undefined)
        fail('usage/invalid-argument', `decks of ${name} have no season`, {
          help: 'leave out --sets and --banned',
        });
      return (await import('./kingdom-hearts.ts')).kingdomHearts;
  }
}
