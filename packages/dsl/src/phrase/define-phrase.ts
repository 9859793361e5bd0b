import type { Effect } from '@cardwright/core';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Subject } from '../syntax/syntax.ts';
import { type Discriminant, twoWay } from './pattern.ts';
import { PhraseError } from './phrase-error.ts';
import type { Slots, SlotValue } from './slots.ts';

/** Captures of a template without optional parts: `{name:slot}` → `{ name: value of slot }`. */
type Said<T extends string> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${infer Slot}` ? { readonly [K in Name]: SlotValue<Slot> } : unknown) &
      Said<Rest>
  : unknown;

/** Captures of a template; those inside `[…]` are optional. */
export type Captures<T extends string> = T extends `${infer Before}[${infer Inside}]${infer After}`
  ? Said<Before> & Partial<Said<Inside>> & Captures<After>
  : Said<T>;

/** The same where each of them is there, as a pattern of data has a hole for each. */
export type Holes<T extends string> = {
  readonly [K in keyof Captures<T>]-?: Exclude<Captures<T>[K], undefined>;
};

/** Facts of the card a text stands on. They are not in the text, and some words depend on them. */
export interface CardFacts {
  /** Card type id; "this character" on an item is an error. */
  readonly type?: string;
  /** The card's name, for tests of "named" and for messages. */
  readonly name?: string;
  /** How the card is spoken of: "he", "she", "they" or "it". Default "they". */
  readonly pronoun?: 'he' | 'she' | 'they' | 'it';
  /** The text of cards of this type happens when they are played (actions, spells), and is done then. */
  readonly resolves?: boolean;
  /** What it costs to play; reminder text may name it. */
  readonly cost?: number;
  /** The names of its abilities. Absent: capitals before a text that can be no words of it are its name. */
  readonly storyNames?: readonly string[];
}

/** What `build` may ask besides the parts. */
export interface BuildContext {
  readonly facts: CardFacts;
  /** The words of the language. */
  readonly lexicon: Lexicon;
  /** Reports that what was read cannot be meant; the text is refused with this message. */
  refuse(message: string): undefined;
  /** Says of the card that has the ability which type it is; refused where that is known to be another. */
  thisIs(type: string): undefined;
}

/** Grammatical number. */
export type GrammaticalNumber = 'sg' | 'pl';

/** What `split` may ask while printing. */
export interface SplitContext {
  readonly facts: CardFacts;
  /** The words of the language. */
  readonly lexicon: Lexicon;
  /** Number of the noun phrase that is being printed, when there is one. */
  readonly number?: GrammaticalNumber;
  /** How the phrase around it speaks of cards. */
  readonly wording?: Wording;
  /** The subject of the clause, when one was said. */
  readonly subject?: Subject;
  /** What was done before in the same sentence: for tails the predicate before them, else the clause before. */
  readonly effect?: Partial<Effect>;
  /** The pronouns for a reference to cards, by what it refers to, the right one first. */
  pronounsOf?(reference: unknown): readonly NonNullable<CardFacts['pronoun']>[] | undefined;
  /** Whether the ability has an effect of a kind. */
  does?(kind: string): boolean;
}

/** How a phrase speaks of the cards that its parts name, where the same cards can be spoken of in several ways. */
export interface Wording {
  /** Of all cards of a kind: "all beasts", "each beast", or just "beasts". Default `all`; of a subject `plain`. */
  readonly all?: 'all' | 'each' | 'plain';
  /** They are counted: "a beast you have in play", not "a beast of yours". */
  readonly counted?: true;
  /** They are not in play: "a beast card", not "a beast". */
  readonly outside?: true;
  /** They leave the place where they are: "from your hand", not "in your hand"; "this card", not "this beast". */
  readonly taken?: true;
}

/** Nothing (this phrase does not print that), the parts, or several ways to say it, the usual first. */
export type Split<P> = P | readonly P[] | false | null | undefined;

/** The field of the value that a clause's subject fills, and what it holds. */
export type SubjectRole =
  | 'player'
  | 'cards'
  /** You do it, and the effect has no field that says so ("give chosen beast +1 {P}"). */
  | 'you'
  | { readonly field: string; readonly takes: 'player' | 'cards' };

/** What a slot's phrase builds: without the field the subject fills, for the slots that have a subject. */
export type Built<S extends keyof Slots> = S extends
  | 'predicate'
  | 'event-predicate'
  | 'condition-predicate'
  | `past-${string}`
  ? PartialEach<Slots[S]>
  : Slots[S];
type PartialEach<T> = T extends { readonly do: unknown }
  ? Pick<T, 'do'> & Partial<T>
  : T extends { readonly if: unknown }
    ? Pick<T, 'if'> & Partial<T>
    : Partial<T>;

/** Data as a pattern: what most rows need. */
export interface DataPattern<S extends keyof Slots, T extends string> {
  /**
   * The data of the parts, which are only put somewhere in it: `({ count }) => ({ do: 'draw', count })`. It is called
   * for each text with its parts, and once with holes when the phrase is defined: what it gives then is the pattern
   * by which data is taken apart for printing. Data that has more fields than the pattern is not said by this row.
   * A list may end in the rest of one (`[first, ...rest]`); a row that asks, counts or changes has `build` and `split`.
   */
  data(parts: Holes<T>): Built<S>;
  /** Of the data that has the pattern, whether these words say it: where others say some of it. */
  when?(parts: Holes<T>, context: SplitContext): unknown;
  readonly build?: never;
  readonly split?: never;
}

/** Both ways as code: for rows that ask the context, refuse, or say the same data in several ways. */
export interface BuildAndSplit<S extends keyof Slots, T extends string> {
  readonly data?: never;
  readonly when?: never;
  /** Parts to data. `undefined` refuses: these parts cannot be meant together. */
  build(parts: Captures<T>, context: BuildContext): Built<S> | undefined;
  /** Data to parts: the exact inverse. */
  split(value: Built<S>, context: SplitContext): Split<Captures<T>>;
}

/**
 * One row of the grammar: a way to say something, readable in both directions.
 *
 * Template language, words separated by spaces:
 * - `word` the word itself, lower case; `,` `.` `:` `—` and other marks stand alone; `{E}` is a symbol of the lexicon
 * - `{name:slot}` a part: a phrase of that slot (see `Slots`), or a token (see `Terminals`)
 * - `deal~` a verb that agrees with the subject to its left in the template, else with the clause's subject
 * - `card#` a noun that agrees in number with the determiner or number before it ("card", "cards")
 * - `a/an` the article, by the sound of the next printed word
 * - `(canonical|alternative)` spellings of the same meaning, the first is printed; no captures inside
 * - `[optional]` with captures: present when one of them is defined; without: a spelling, not printed by itself
 */
export type PhraseRow<S extends keyof Slots = keyof Slots, T extends string = string> = PhraseFacts<S, T> &
  (DataPattern<S, T> | BuildAndSplit<S, T>);

// biome-ignore lint/suspicious/noExplicitAny: a heterogeneous table; `definePhrase` checks each row against its own template
type Any = any;

/** What a row says of itself beside its two ways. */
export interface PhraseFacts<S extends keyof Slots = Any, T extends string = Any> {
  readonly slot: S;
  /** Unique in its slot. */
  readonly name: string;
  readonly template: T;
  /**
   * For `predicate`, `event-predicate` and `condition-predicate`: the field that the subject fills. `'player'` is
   * field `player`, `'cards'` is field `what` of an effect, `card` of an event or a `matches` condition.
   */
  readonly subject?: SubjectRole;
  /** The effect's field that "for each …" multiplies, when it is not `count`, `by` or `amount`. */
  readonly scales?: string;
  /** True for effects that last: those that take a duration, and without one make a static ability. */
  readonly lasts?: boolean;
  /** True for effects that change what is paid: "once during your turn" they apply to one payment. */
  readonly pays?: boolean;
  /** True for effects that last and say how a card is played: of itself a card says so though it resolves. */
  readonly ofPlaying?: true;
  /**
   * What the words leave to those before them: the verb of a clause joined to another by "and" ("… and the other on the
   * bottom"), or the object of what is done "instead" ("deal 3 damage instead"). They stand nowhere else.
   */
  readonly leavesOut?: 'verb' | 'object';
  /** The verb that is left out, where it may be that of another kind of effect: "gains Haste and the Elf class". */
  readonly unsaidVerb?: string;
  /** Of a predicate whose words say whose hand or deck it is: of "your", you are the subject, of "their" others are. */
  readonly whose?: 'your' | 'their';
  /** Of `event-predicate`: its past is not made of it, since the words say something else then. */
  readonly notPast?: true;
  /**
   * Number of what was printed, for nouns that follow (determiners) and verbs (noun phrases, subjects). Where the
   * words leave it open, the template gives them twice and the number depends on the variant.
   */
  readonly number?: GrammaticalNumber | ((parts: Captures<T>, variant: number) => GrammaticalNumber);
  /** Number for the verb when it is not that of the noun ("one of your characters is"). */
  readonly verb?: GrammaticalNumber;
  /** How this phrase speaks of the cards its parts name. A predicate begins anew, others keep what is around them. */
  readonly wording?: Wording;
  /** Where several phrases print a value: whether this is the usual one for it. Absent means yes. */
  usual?(value: Built<S>, context: SplitContext): boolean;
  /** Of several that are usual, or are not: the phrases of the slot that print a value rather than this one. */
  readonly yieldsTo?: readonly string[];
  /** Texts that use the phrase. Each must parse with one reading and print back (checked by `checkExamples`). */
  readonly examples?: readonly string[];
}

/** Any phrase, as a language holds it: both ways are there. */
export interface Phrase extends PhraseFacts<Any, Any>, Omit<BuildAndSplit<Any, Any>, 'data' | 'when'> {
  /** Of a row that says its data as a pattern: the constant that tells it from the data of others. */
  readonly discriminant?: Discriminant;
}

/**
 * Declares a phrase. The types of `parts` come from the template.
 *
 * @throws PhraseError when `data` does more with a part than to put it somewhere
 * @example
 * definePhrase({
 *   slot: 'predicate', name: 'draw', subject: 'player',
 *   template: 'draw~ {count:card-count}',
 *   data: ({ count }) => ({ do: 'draw', count }),
 *   examples: ['Draw 2 cards.'],
 * })
 */
export function definePhrase<const S extends keyof Slots, const T extends string>(
  row: PhraseRow<S, T>,
): Phrase {
  if (row?.data === undefined) return row as Phrase;
  const { data, when, ...rest } = row;
  const where = `${rest.slot}/${rest.name}`;
  if (typeof rest.template !== 'string') throw new PhraseError(where, 'needs `template`, a text');
  if (typeof data !== 'function') throw new PhraseError(where, '`data` is no function');
  if (rest.build !== undefined || rest.split !== undefined)
    throw new PhraseError(where, 'has `data`, from which `build` and `split` are made');
  const { build, split, discriminant } = twoWay(row);
  return { ...rest, build, split, ...(discriminant && { discriminant }) } as Phrase;
}
