import type { Plugin } from '@cardwright/core';
import type { CardDefinition } from '@cardwright/core/data';
import type { DeckWords } from '../decks/deck-words.ts';
import type { DeckRange } from './testing.ts';

/** What a format that rotates is told: which sets are legal is no rule of a game. */
export interface Season {
  /** Codes of the sets that may be used. */
  readonly sets: readonly string[];
  /** Full names of cards that may not. */
  readonly banned: readonly string[];
}

/** What a deck that is made by chance looks like. */
export interface DeckShape {
  readonly size: number;
  /** How many of one full name at most. */
  readonly copies: number;
  /** How many colours; of any if absent. */
  readonly colors?: number;
}

/** A format in which games are played otherwise: what fuzzed games of it are like, and how a test imports it. */
export interface PlayedOtherwise {
  /** What the game's main entry calls the plugin. */
  readonly name: string;
  readonly decks: DeckRange;
  /** A game need not end: one that stands still is left, and that is no finding. */
  readonly neverEnds: boolean;
}

/** A format as commands take it. */
export interface KitFormat {
  /** What `--format` calls it. */
  readonly name: string;
  /** Makes its plugin. @param season of a format with seasons: what the user said of it */
  plugin(season: Season): Plugin;
  /** It has seasons: which sets it has must be said. */
  readonly seasons?: true;
  /** Decks of it that are made by chance. Without it decks are those that come with the cards. */
  readonly decks?: DeckShape;
  /** It changes how games are played; without it, it only asks something of decks. */
  readonly playedOtherwise?: PlayedOtherwise;
}

/** What a deck is made of, for data and for people. */
export interface DeckSummary {
  /** Written with `--json`, beside the number of cards and the counts of names. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A line each: what is counted, and the counts. */
  readonly lines: readonly (readonly [what: string, counts: string])[];
}

/** How the deck lists of a game are read and told. */
export interface KitDecks {
  /** The game's words in lists. */
  readonly words: DeckWords;
  /** Sums up the cards of a deck, as many of each as it has. */
  summary(cards: readonly CardDefinition[]): DeckSummary;
}
