import { randomDeck as deckOf } from '@cardwright/bots';
import { kit as kingdomHeartsKit } from '@cardwright/kingdom-hearts/kit';
import { kit } from '@cardwright/lorcana/kit';
import * as files from '../../src/card-files/index.ts';
import type { Game } from '../../src/games/game.ts';
import { loadGame } from '../../src/games/load-game.ts';
import { shelfGame } from '../../src/shelf/chosen-game.ts';

export { kingdomHeartsKit, kit };

/** Lorcana with the first set, and the Kingdom Hearts TCG. */
export const [lorcana, kingdomHearts] = (await Promise.all(
  (['lorcana', 'kingdom-hearts'] as const).map(async (name) => loadGame(await shelfGame(name))),
)) as [Game, Game];

/** A deck of Lorcana as Constructed asks for it. */
export const randomDeck = (engine: Parameters<typeof deckOf>[0], seed: number) =>
  deckOf(engine, seed, kit.formats[0].decks!);

const source = await files.cardSourceOf(kit);

/** Card files of Lorcana. */
export const readCardFiles = (texts: readonly files.CardText[]) => files.readCardFiles(texts, source);
export const parseCardFile = (text: string, file: string) => files.parseCardFile(text, file, source);
