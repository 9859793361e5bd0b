import { fail } from '../problems/problem.ts';
import type { Game, GameName } from './game.ts';

/**
 * Loads a game when it is asked for: one does not pay for the other.
 *
 * @param pool paths of cards to play with instead of those that come with the game; @param cwd where they are seen from
 * @throws ProblemError when the pool cannot be read, or the game takes none
 */
export async function loadGame(name: GameName, pool: readonly string[] = [], cwd = ''): Promise<Game> {
  switch (name) {
    case 'lorcana': {
      const { lorcana, lorcanaWith } = await import('./lorcana.ts');
      return pool.length === 0 ? lorcana : await lorcanaWith(pool, cwd);
    }
    case 'kingdom-hearts':
      if (pool.length > 0)
        fail('usage/pool-of-game', `${name} has no pool of cards, only its starter decks`, {
          help: 'leave out --pool, or play lorcana',
        });
      return (await import('./kingdom-hearts.ts')).kingdomHearts;
  }
}
