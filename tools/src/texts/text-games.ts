import type { GameName } from '../games/game.ts';
import { kingdomHearts } from './kingdom-hearts.ts';
import { lorcana } from './lorcana.ts';
import type { TextGame } from './text-game.ts';

/** The games whose texts are read, by name. */
export const textGames: Readonly<Record<GameName, TextGame>> = { lorcana, 'kingdom-hearts': kingdomHearts };
