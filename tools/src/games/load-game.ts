import type { Game, GameName } from './game.ts';

/** Loads a game when it is asked for: one does not pay for the other. */
export async function loadGame(name: GameName): Promise<Game> {
  switch (name) {
    case 'lorcana':
      return (await import('./lorcana.ts')).lorcana;
    case 'kingdom-hearts':
      return (await import('./kingdom-hearts.ts')).kingdomHearts;
  }
}
