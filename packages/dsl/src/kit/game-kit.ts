import type { Plugin, ReadonlyState } from '@cardwright/core';
import type { Ability } from '@cardwright/core/data';
import type { CardForms } from './card-forms.ts';
import type { KitDecks, KitFormat } from './formats.ts';
import type { KitLanguage } from './language.ts';
import type { Rulebook } from './rulebook.ts';
import type { Scaffold } from './scaffold.ts';
import type { KitCard, KitCards } from './sets.ts';
import type { Telling } from './telling.ts';
import type { KitBench, KitTesting, Worth } from './testing.ts';

/** A rule of its rulebook that a part of ability data follows. */
export interface RuleReference {
  /** Its number, as the rulebook of the game is cited. */
  readonly rule: string;
  /** The part that follows it (`do:may`). */
  readonly part: string;
  /** Path in the data. */
  readonly path: string;
}

/** How code elsewhere imports a game, for the tests and packages that are written for people. */
export interface KitImports {
  /** The package of the rules, with an entry `/kit` that exports the kit as `kit`. */
  readonly package: string;
  /** What its main entry calls the plugin. */
  readonly plugin: string;
  /** What its entry `/testing` calls the oracle. */
  readonly oracle?: string;
}

/**
 * A game as one object: all that tools and tests take from it. A game's package exports it as `kit` from its entry `/kit`.
 * What is loaded late is a function: playing a game loads no parser. Of what is optional a game may have none; a command
 * that needs it says so.
 *
 * The situations in which abilities are verified are no part of the kit: they are the plugin's own.
 *
 * @typeParam F the facts of a card as its author writes them
 */
export interface GameKit<F extends KitCard = KitCard> {
  /** What it is asked for by (`--game`), and what a set says that it is of: the name of its plugin. */
  readonly name: string;
  /** What people call it. */
  readonly title: string;
  /** Its rules, without sets and formats. */
  readonly plugin: Plugin;
  readonly imports: KitImports;
  /** What its cards are, from facts to sets as plugins. */
  readonly cards: KitCards<F>;
  /** The language of its card texts. Loads the parser. */
  readonly language: () => Promise<KitLanguage<F>>;
  /** How games of it are told. */
  readonly telling: Telling;
  /** Its formats, the usual one first. */
  readonly formats: readonly [KitFormat, ...KitFormat[]];
  /** How its deck lists are read and summed up: `deck`, and decks as files. */
  readonly decks?: KitDecks;
  /** What a position is worth to a player: the greedy bot. */
  readonly worth?: Worth;
  /** How a game that is over was won, where there are several ways. */
  wonBy?(state: ReadonlyState, winner: number): string;
  /** The rules of the rulebook that ability data follows: `explain`. */
  rulesOf?(ability: Ability): readonly RuleReference[];
  /** The numbered rules: `rules`. */
  readonly rules?: () => Promise<Rulebook>;
  /** What its decks, boards and positions may be, with an oracle: `fuzz`, `perft`. */
  readonly testing?: () => Promise<KitTesting>;
  /** What its speed is measured by: `bench`. */
  readonly bench?: KitBench;
  /** The forms in which public files have its cards: `import`, `coverage`, `--pool`. */
  readonly cardFiles?: () => Promise<CardForms<F>>;
  /** What `new` writes for it besides sets. */
  readonly scaffold?: () => Promise<Scaffold>;
}
