import type { Plugin } from '@cardwright/core';
import type { GameKit, KitCard } from '@cardwright/dsl/kit';

/** A set that was loaded: as a plugin and as facts, with the decks that come with it. */
export interface LoadedSet {
  readonly plugin: Plugin;
  readonly cards: readonly KitCard[];
  /** Decks of its cards, by their ids. */
  readonly decks?: readonly (readonly string[])[];
}

/** A set package that comes with this program. It ships the set's text and the schema of its game's sets. */
export interface ShippedSet {
  /** The code of the set. */
  readonly code: string;
  readonly package: string;
  /** What the package calls the plugin. */
  readonly name: string;
  load(): Promise<LoadedSet>;
}

/** A game of this program: its kit, and the sets that come with it, the one that is played with first. */
export interface ShelfRow {
  kit(): Promise<GameKit>;
  readonly sets: readonly [ShippedSet, ...ShippedSet[]];
}

/** The games of this program, the usual one first: a further one is a row here. Each is loaded when it is asked for. */
export const shelf = {
  lorcana: {
    kit: async () => (await import('@cardwright/lorcana/kit')).kit,
    sets: [
      {
        code: '1',
        package: '@cardwright/cards-set1',
        name: 'set1',
        load: async () => {
          const { set1, set1Cards } = await import('@cardwright/cards-set1');
          return { plugin: set1, cards: set1Cards.cards };
        },
      },
      {
        code: '2',
        package: '@cardwright/cards-set2',
        name: 'set2',
        load: async () => {
          const { set2, set2Cards } = await import('@cardwright/cards-set2');
          return { plugin: set2, cards: set2Cards.cards };
        },
      },
    ],
  },
  'kingdom-hearts': {
    kit: async () => (await import('@cardwright/kingdom-hearts/kit')).kit,
    sets: [
      {
        code: 'kh',
        package: '@cardwright/cards-kh',
        name: 'kh',
        load: async () => {
          const { kh, khCards, lightDeck, thirteenDeck } = await import('@cardwright/cards-kh');
          return { plugin: kh, cards: khCards.cards, decks: [lightDeck, thirteenDeck] };
        },
      },
    ],
  },
} as const satisfies Readonly<Record<string, ShelfRow>>;

/** The name of a game of this program. */
export type GameName = keyof typeof shelf;

/** The names of the games, the usual one first. */
export const gameNames = Object.keys(shelf) as GameName[];

/** The game that is meant where none is named. */
export const USUAL_GAME: GameName = gameNames[0]!;

/** What the shelf has of a game. */
export const rowOf = (name: GameName): ShelfRow => shelf[name];
