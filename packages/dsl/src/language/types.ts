import type { Ability } from '@cardwright/core';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts, Phrase } from '../phrase/define-phrase.ts';
import type { Slots } from '../phrase/slots.ts';
import type { Rivals } from '../print/rivals.ts';
import type { ReadAbility, Spelling, TokenView } from '../reading/read-ability.ts';
import type { ReminderForm } from '../reminders/reminder-form.ts';
import type { Objection } from '../sense/objection.ts';
import type { Roles } from '../sense/roles.ts';

/** What `createLanguage` takes. */
export interface LanguageOptions {
  readonly lexicons: readonly Lexicon[];
  /** Rows of the game; the neutral skeleton and its phrases are always there. */
  readonly phrases: readonly Phrase[];
  /** Rows of the neutral table to leave out, as `slot/name`. */
  readonly without?: readonly string[];
  /** How diagnostics call a slot ("a number of damage"), for the slots a game adds. */
  readonly labels?: { readonly [slot: string]: string };
  /** Effects that last, besides those whose predicate rows say so: the ones that whole clauses say. */
  readonly lasting?: readonly string[];
  /** What the data asks of the cards that it speaks of. */
  readonly roles?: Roles;
  /** What of the data cannot be meant in this game, besides what cannot in any. */
  readonly objections?: readonly Objection[];
  /** Reminder texts of the game's rules, besides those that keywords of the lexicon have. */
  readonly reminders?: readonly ReminderForm[];
}

/** The result of reading a text. */
export interface ParseResult {
  /** One for each ability that was understood, in order. A keyword list makes one for each keyword. */
  readonly abilities: readonly ReadAbility[];
  readonly diagnostics: readonly Diagnostic[];
  readonly tokens: readonly TokenView[];
  /** True when every line became an ability, in one way only. */
  readonly complete: boolean;
}

/** How far a text got. Coverage, editor, deck check and continuous integration all ask this. */
export interface Verdict {
  /** Every word is known. */
  readonly tokenised: boolean;
  /** Every line is an ability, and can be read in one way only. */
  readonly parsed: boolean;
  /** Printing gives the text back. */
  readonly roundTrip: boolean;
  /** The binder took every ability; false when no binder was given. */
  readonly bound: boolean;
  /** All of these: a deck may hold the card. */
  readonly supported: boolean;
}

/** A card's text and the facts of the card. */
export interface CardText extends CardFacts {
  readonly text: string;
  /** For diagnostics: the file, and where the text begins in it. */
  readonly file?: string;
}

/** The result of `compileText`. */
export interface CompiledText extends ParseResult {
  readonly verdict: Verdict;
  /** What each ability prints as, with its spelling. */
  readonly printed: readonly string[];
}

/** Turns ability data into a program. Throws when it cannot; a coded error becomes a diagnostic. */
export type Bind = (ability: Ability) => unknown;

/** A language: words and phrases of a game, ready to read and print. Build it once, keep it. */
export interface Language {
  readonly phrases: readonly Phrase[];
  readonly lexicon: Lexicon;
  /** Reads a text of any number of lines. Never throws on text. */
  parse(text: string, facts?: CardFacts): ParseResult;
  /** Prints an ability. Throws `UnprintableError` when no phrase says a part of it, or it nests over 100 levels. */
  print(ability: Ability, options?: PrintOptions): string;
  /** Of the parts of an ability that several phrases print: those, in the order in which they are asked. */
  rivals(ability: Ability, options?: PrintOptions): readonly Rivals[];
  /** Reads one slot alone: for tests and tools. `undefined` when the text is not of that slot. */
  parseSlot<S extends keyof Slots>(slot: S, text: string, facts?: CardFacts): Slots[S] | undefined;
  /**
   * Number of ways the grammar can read a text; 1 is required of every example and every set's text. Of a text that
   * `parse` refuses for its length, 0.
   */
  readings(text: string, facts?: CardFacts): number;
  /** Every word that texts may be made of, in small letters where it is no name: for suggestions. */
  words(): readonly string[];
  /** Builds the grammar now rather than at the first text. */
  prepare(): void;
}

/** Which card the ability is printed for, and in which wording: the canonical one if no spelling is given. */
export interface PrintOptions {
  readonly facts?: CardFacts;
  readonly spelling?: Spelling;
  /** Include the story name in front. Default true. */
  readonly name?: boolean;
}
