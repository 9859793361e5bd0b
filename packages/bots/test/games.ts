import { type Bot, greedyBot, randomBot, randomDeck } from '@cardwright/bots';
import { kh, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine } from '@cardwright/core';
import type { GameKit } from '@cardwright/dsl/kit';
import { kit as kingdomHearts } from '@cardwright/kingdom-hearts/kit';
import { kit as lorcana } from '@cardwright/lorcana/kit';

/** A game with decks for each seed. */
export interface TestGame {
  readonly kit: Pick<GameKit, 'name' | 'worth'>;
  readonly engine: Engine;
  decks(seed: number): readonly (readonly string[])[];
}

const free = (kit: { readonly formats: GameKit['formats'] }) =>
  kit.formats[0].plugin({ sets: [], banned: [] });
const engine = createEngine({ plugins: [lorcana.plugin, free(lorcana), set1] });

/** The two games of this repository. */
export const games: readonly TestGame[] = [
  {
    kit: lorcana,
    engine,
    decks: (seed) => [0, 1].map((player) => randomDeck(engine, seed * 2 + player, lorcana.formats[0].decks!)),
  },
  {
    kit: kingdomHearts,
    engine: createEngine({ plugins: [kingdomHearts.plugin, free(kingdomHearts), kh] }),
    decks: (seed) => ((seed >> 1) % 2 === 0 ? [lightDeck, thirteenDeck] : [thirteenDeck, lightDeck]),
  },
];

/** A bot of this package by name. */
export const botOf = (name: 'random' | 'greedy', seed: number, { kit }: TestGame): Bot =>
  name === 'random' ? randomBot(seed) : greedyBot(seed, kit.worth!);
