import type { Ability } from '@cardwright/core/data';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { CardFacts, Phrase } from '../phrase/define-phrase.ts';
import type { Slots } from '../phrase/slots.ts';
import type { Rivals } from '../print/rivals.ts';
import type { ReadAbility, Spelling, TokenView } from '../reading/read-ability.ts';
import type { ReminderForm } from '../reminders/reminder-form.ts';
import type { Objection } from '../sense/objection.ts';
import type { Roles } from '../sense/roles.ts';

/** A word that may come next in a text. */
export interface NextWord {
  /** As it stands there: with a capital where a sentence begins. */
  readonly text: string;
  /** What it is: a kind of word of the lexicon (`keyword`, `classification`, `type` …), `name`, `number`, `mark`, else `word`. */
  readonly kind: string;
}

/** Options of `createLanguage`. */
export interface LanguageOptions {
  readonly lexicons: readonly Lexicon[];
  /** Rows of the game; the neutral skeleton and its phrases are always included. */
  readonly phrases: readonly Phrase[];
  /** Neutral rows to leave out, as `slot/name`; as `slot` all of a slot. */
  readonly without?: readonly string[];
  /** Several abilities may stand in one line, each in sentences of its own. */
  readonly runsOn?: true;
  /** Words for the moment at which what has a name of its own happens, if its text says none; of cards of these types. */
  readonly untimed?: { readonly words: string; readonly types: readonly string[] };
  /** Words that a time may end with, besides "turn", so that it may stand within a clause. */
  readonly timesEnd?: readonly string[];
  /** Labels for diagnostics, for the slots that a game adds ("a number of damage"). */
  readonly labels?: { readonly [slot: string]: string };
  /**
   * Further effects with a duration, besides those whose predicate rows declare it: the ones written as whole clauses.
   */
  readonly lasting?: readonly string[];
  /** Actions that need a permission: "can … only if" says when it is given, not that they are forbidden otherwise. */
  readonly given?: readonly string[];
  /** What the data requires of the cards it refers to. */
  readonly roles?: Roles;
  /** Game-specific semantic checks, besides the neutral ones. */
  readonly objections?: readonly Objection[];
  /** Reminder texts of the game's rules, besides those of keywords in the lexicon. */
  readonly reminders?: readonly ReminderForm[];
}

/** The result of reading a text. */
export interface ParseResult {
  /** One for each ability that was understood, in order. A keyword list yields one per keyword. */
  readonly abilities: readonly ReadAbility[];
  readonly diagnostics: readonly Diagnostic[];
  readonly tokens: readonly TokenView[];
  /** True if every line became an ability in one way, and its references mean something. */
  readonly complete: boolean;
}

/** How far a text got. Coverage, the editor, deck checks and continuous integration all rely on it. */
export interface Verdict {
  /** Every word is known. */
  readonly tokenised: boolean;
  /** Every line is an ability in one way, and its references mean something. */
  readonly parsed: boolean;
  /** Printing reproduces the text. */
  readonly roundTrip: boolean;
  /** The binder accepted every ability; false if no binder was given. */
  readonly bound: boolean;
  /** All of these: a deck may contain the card. */
  readonly supported: boolean;
}

/** A card's text with the facts of the card. */
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

/** Compiles ability data to a program. Throws if it cannot; a coded error becomes a diagnostic. */
export type Bind = (ability: Ability) => unknown;

/** A language: the words and phrases of a game, ready to read and print. Create it once and keep it. */
export interface Language {
  readonly phrases: readonly Phrase[];
  readonly lexicon: Lexicon;
  /** Reads a text of any number of lines. Never throws on text. */
  parse(text: string, facts?: CardFacts): ParseResult;
  /**
   * Prints an ability. Throws `UnprintableError` if no phrase says a part of it, if its words would mean something else,
   * or if it nests more than 100 levels.
   */
  print(ability: Ability, options?: PrintOptions): string;
  /** Of the parts of an ability that several phrases print: those, in the order in which they are asked. */
  rivals(ability: Ability, options?: PrintOptions): readonly Rivals[];
  /** Reads a single slot, for tests and tools. `undefined` if the text does not belong to it. */
  parseSlot<S extends keyof Slots>(slot: S, text: string, facts?: CardFacts): Slots[S] | undefined;
  /**
   * How many different things a text can mean; every example and every set's text must have exactly 1. For a text that
   * `parse` does not read at all, 0.
   */
  readings(text: string, facts?: CardFacts): number;
  /** All words that texts may contain, lower case except names; for suggestions. */
  words(): readonly string[];
  /**
   * The words that may come next behind a text that is being written, for completion; it ends between two words. Words that the
   * grammar allows: a sense check may refuse what comes of them. Of numbers, which are endless, a few.
   */
  next(text: string, facts?: CardFacts): readonly NextWord[];
  /**
   * The same language without some rows, whoever brings them, as `slot/name` or `slot`; those that are made of them go too, and
   * those that refer to a slot which nothing else fills. For tools: what a row does to the reading of others.
   */
  without(rows: readonly string[]): Language;
  /** Builds the grammar now instead of at the first text. */
  prepare(): void;
}

/** The card that the ability is printed for, and the wording: canonical if no spelling is given. */
export interface PrintOptions {
  readonly facts?: CardFacts;
  readonly spelling?: Spelling;
  /** Include the ability name. Default true. */
  readonly name?: boolean;
}
