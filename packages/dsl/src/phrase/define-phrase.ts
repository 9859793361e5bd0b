import type { Effect } from '@cardwright/core/data';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Subject } from '../syntax/syntax.ts';
import { checkReadable } from './check-readable.ts';
import { checkMeanings, type Meanings, meant, worded } from './choice.ts';
import { type Discriminant, twoWay } from './pattern.ts';
import { PhraseError } from './phrase-error.ts';
import type { Slots, SlotValue } from './slots.ts';

/** Captures of a template without optional parts: `{name:slot}` → `{ name: value of slot }`. */
type Said<T extends string> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${infer Slot}` ? { readonly [K in Name]: PartValue<Slot> } : unknown) &
      Said<Rest>
  : unknown;

/** What a slot builds, or the word of a choice between some. */
type PartValue<S extends string> = S extends `${string}|${string}` ? Word<S> : SlotValue<S>;
type Word<S extends string> = S extends `${infer One}|${infer Others}` ? Plain<One> | Word<Others> : Plain<S>;
type Plain<S extends string> = S extends `${infer Before}${'~' | '#'}${infer After}`
  ? Plain<`${Before}${After}`>
  : S;

/** Captures of a template; those inside `[…]` are optional. */
export type Captures<T extends string> = T extends `${infer Before}[${infer Inside}]${infer After}`
  ? Said<Before> & Partial<Said<Inside>> & Captures<After>
  : Said<T>;

/** Captures with what the words of a choice mean, where a row says what. */
export type Parts<T extends string, W = object> = {
  readonly [K in keyof Captures<T>]: K extends keyof W ? W[K][keyof W[K]] : Captures<T>[K];
};

/** The same with every capture required, since a data pattern has a hole for each. */
export type Holes<T extends string, W = object> = {
  readonly [K in keyof Captures<T>]-?: Exclude<Parts<T, W>[K], undefined>;
};

/** Facts of the card that has a text. They are not in the text, but some words depend on them. */
export interface CardFacts {
  /** Card type id; "this character" on an item is an error. */
  readonly type?: string;
  /** The card's name, for tests of "named" and for messages. */
  readonly name?: string;
  /** Pronoun of the card. Default "they". */
  readonly pronoun?: 'he' | 'she' | 'they' | 'it';
  /** Text of cards of this type resolves when they are played (actions, spells); `'stays'`: what does not last. */
  readonly resolves?: boolean | 'stays';
  /** Its cost; reminder text may mention it. */
  readonly cost?: number;
  /** Its ability names. Absent: capitals before a text count as a name if they cannot be words of it. */
  readonly storyNames?: readonly string[];
}

/** The context of `build`. */
export interface BuildContext {
  readonly facts: CardFacts;
  /** The words of the language. */
  readonly lexicon: Lexicon;
  /** Reports that the phrase makes no sense; the text is refused with this message. */
  refuse(message: string): undefined;
  /** States the type of the ability's own card; refused if it is known to be another. */
  thisIs(type: string): undefined;
}

/** Grammatical number. */
export type GrammaticalNumber = 'sg' | 'pl';

/** The context of `split`. */
export interface SplitContext {
  readonly facts: CardFacts;
  /** The words of the language. */
  readonly lexicon: Lexicon;
  /** Number of the noun phrase being printed, if any. */
  readonly number?: GrammaticalNumber;
  /** How the enclosing phrase refers to cards. */
  readonly wording?: Wording;
  /** The subject of the clause, if stated. */
  readonly subject?: Subject;
  /** The preceding effect in the same sentence: for tails the predicate before them, else the previous clause. */
  readonly effect?: Partial<Effect>;
  /** The pronouns for a reference to cards, by its antecedent, best first. */
  pronounsOf?(reference: unknown): readonly NonNullable<CardFacts['pronoun']>[] | undefined;
  /** Whether what a reference means is certainly one card, so that no plural can speak of it. */
  isOne?(reference: unknown): boolean;
  /** Whether the ability contains an effect of this kind. */
  does?(kind: string): boolean;
}

/** Wording: how a phrase refers to the cards of its parts, if there are several ways. */
export interface Wording {
  /** For all cards of a kind: "all beasts", "each beast", or just "beasts". Default `all`; for a subject `plain`. */
  readonly all?: 'all' | 'each' | 'plain';
  /** In a count: "a beast you have in play", not "a beast of yours". */
  readonly counted?: true;
  /** Out of play: "a beast card", not "a beast". */
  readonly outside?: true;
  /** Of what is measured, not counted: "3 or less", not "3 or fewer". */
  readonly mass?: true;
  /** They leave their zone: "from your hand", not "in your hand"; "this card", not "this beast". */
  readonly taken?: true;
}

/**
 * The result of `split`: nothing (this phrase cannot print the value), the parts, or several alternatives, preferred
 * first.
 */
export type Split<P> = P | readonly P[] | false | null | undefined;

/** The field that a clause's subject fills, and its type. */
export type SubjectRole =
  | 'player'
  | 'cards'
  /** The subject is you, without a field in the effect ("give chosen beast +1 {P}"). */
  | 'you'
  | { readonly field: string; readonly takes: 'player' | 'cards' };

/** What a phrase of a slot builds; without the field of the subject, for slots that have one. */
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

/** A data pattern, the usual way to define a row. */
export interface DataPattern<S extends keyof Slots, T extends string, W = object> {
  /**
   * The data, with the parts inserted: `({ count }) => ({ do: 'draw', count })`. Called for each text with its parts,
   * and once with holes when the phrase is defined: that result is the pattern by which data is matched for printing.
   * Data with more fields does not match. A list may end in a rest (`[first, ...rest]`). A row that needs the context,
   * computes or branches has `build` and `split` instead.
   */
  data(parts: Holes<T, W>): Built<S>;
  /** Guard for printing: whether this row says matching data, if others say some of it. */
  when?(parts: Holes<T, W>, context: SplitContext): unknown;
  readonly build?: never;
  readonly split?: never;
}

/** Both directions as code, for rows that use the context, refuse, or have several ways to say the same data. */
export interface BuildAndSplit<S extends keyof Slots, T extends string, W = object> {
  readonly data?: never;
  readonly when?: never;
  /** Parts to data. `undefined` refuses: these parts make no sense together. */
  build(parts: Parts<T, W>, context: BuildContext): Built<S> | undefined;
  /** Data to parts: the exact inverse. */
  split(value: Built<S>, context: SplitContext): Split<Parts<T, W>>;
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
 * - `{side:top|bottom}` a part that is one of these words, and has the word as its value (see `words`); `{x:word|}` may
 *   be left out
 * - `(canonical|alternative)` spellings of the same meaning, the first is printed; no captures inside
 * - `\\(` and `\\)` are parentheses of the text
 * - `[optional]` with captures: present when one of them is defined; without: a spelling, not printed by itself
 */
export type PhraseRow<
  S extends keyof Slots = keyof Slots,
  T extends string = string,
  W = object,
> = PhraseFacts<S, T> & (DataPattern<S, T, W> | BuildAndSplit<S, T, W>) & Choosing<T, W>;

/** What the words of choices mean. */
export interface Choosing<T extends string, W> {
  /**
   * For parts that are a choice between words (`{side:top|bottom}`): what `data`, `build` and `split` have in place of
   * each word. Several words may mean the same; the first is printed.
   */
  readonly words?: W & { readonly [K in keyof Captures<T>]?: Readonly<Record<string, unknown>> };
}

/** Properties of a row besides its two directions. */
export interface PhraseFacts<S extends keyof Slots = keyof Slots, T extends string = string> {
  readonly slot: S;
  /** Unique in its slot. */
  readonly name: string;
  readonly template: T;
  /**
   * For `predicate`, `event-predicate` and `condition-predicate`: the field that the subject fills. `'player'` is
   * field `player`, `'cards'` is field `what` of an effect, `card` of an event or a `matches` condition.
   */
  readonly subject?: SubjectRole;
  /** The effect's field that "for each …" multiplies, if not `count`, `by` or `amount`. */
  readonly scales?: string;
  /** True for effects with a duration; without one they make a static ability. */
  readonly lasts?: boolean;
  /** True for effects that modify payments: "once during your turn" limits them to one payment. */
  readonly pays?: boolean;
  /**
   * True for effects with a duration that are about how a card is played: a card may say so about itself even if it
   * resolves.
   */
  readonly ofPlaying?: true;
  /** True for what must be done: "if able" stands behind it, before or after how long it lasts. */
  readonly ifAble?: true;
  /** True for what its subject makes another do ("have each opponent draw a card"): under "may" any player can be it. */
  readonly causes?: true;
  /**
   * Ellipsis: what the words omit because a previous clause has it: the verb of a clause joined by "and" ("… and the
   * other on the bottom"), or the object of "instead" ("deal 3 damage instead"). Such phrases occur nowhere else.
   */
  readonly leavesOut?: 'verb' | 'object';
  /** The omitted verb, if it may belong to another kind of effect: "gains Haste and the Elf class". */
  readonly unsaidVerb?: string;
  /** For a predicate with a possessive, or a part of one: "your" requires you as the subject, "their" requires others. */
  readonly whose?: 'your' | 'their';
  /** For `event-predicate`: do not derive a past form, since it would mean something else. */
  readonly notPast?: true;
  /**
   * Grammatical number of the printed phrase, for following nouns (determiners) and verbs (noun phrases, subjects). If
   * the words leave it open, the template has both forms and the number depends on the variant.
   */
  readonly number?: GrammaticalNumber | ((parts: Captures<T>, variant: number) => GrammaticalNumber);
  /** Number of the verb, if it differs from the noun's ("one of your characters is"). */
  readonly verb?: GrammaticalNumber;
  /** Wording for the cards of its parts. A predicate starts afresh, other phrases inherit from the enclosing one. */
  readonly wording?: Wording;
  /** If several phrases can print a value: whether this is the preferred one. Absent means yes. */
  usual?(value: Built<S>, context: SplitContext): boolean;
  /** It is not written: the language makes it of this row (its past tense, its denial, a relative clause), `slot/name`. */
  readonly derived?: string;
  /** Of several that are usual, or are not: the phrases of the slot that print a value rather than this one. */
  readonly yieldsTo?: readonly string[];
  /**
   * Rows of the slot that are not meant where this one makes sense and reads the same words, or more from the same word
   * on. So a game's row can be meant rather than a neutral one, and may even have the same words.
   */
  readonly outranks?: readonly string[];
  /** Its examples are in the words of the neutral rows, and follow those of the game: for rows that a function makes. */
  readonly neutral?: true;
  /** Example texts. Each must have exactly one reading and print back (checked by `checkExamples`). */
  readonly examples?: readonly string[];
}

/** Parts by their names in the template. */
type UnknownParts = Readonly<Record<string, unknown>>;

/**
 * Any phrase in a language, with both directions. Of its parts and what it builds no more is known here: `definePhrase`
 * checked them by its template and slot.
 */
export interface Phrase extends Omit<PhraseFacts, 'number' | 'usual'> {
  readonly number?: GrammaticalNumber | ((parts: UnknownParts, variant: number) => GrammaticalNumber);
  usual?(value: unknown, context: SplitContext): boolean;
  build(parts: UnknownParts, context: BuildContext): unknown;
  split(value: unknown, context: SplitContext): Split<UnknownParts>;
  /** For a row with a data pattern: the constant that distinguishes it from other rows. */
  readonly discriminant?: Discriminant;
}

/**
 * Declares a phrase. The types of `parts` come from the template.
 *
 * @throws PhraseError when `data` does more with a part than to put it somewhere, and for a template that no text matches
 * @example
 * definePhrase({
 *   slot: 'predicate', name: 'draw', subject: 'player',
 *   template: 'draw~ {count:card-count}',
 *   data: ({ count }) => ({ do: 'draw', count }),
 *   examples: ['Draw 2 cards.'],
 * })
 */
export function definePhrase<
  const S extends keyof Slots,
  const T extends string,
  const W extends Meanings = Readonly<Record<never, never>>,
>(row: PhraseRow<S, T, W>): Phrase {
  if (typeof row?.template === 'string') checkReadable(`${row.slot}/${row.name}`, row.template);
  if (row?.words === undefined) return bothWays(row as unknown as PhraseRow);
  const { words, ...others } = row as unknown as PhraseRow & { words: Meanings };
  checkMeanings(`${others.slot}/${others.name}`, others.template, words);
  const { build, split, ...rest } = bothWays(others as PhraseRow);
  return {
    ...rest,
    build: (parts, context) => build(meant(parts as never, words) as never, context),
    split: (value, context) => worded(split(value, context), words) as never,
  };
}

function bothWays(row: PhraseRow): Phrase {
  if (row?.data === undefined) return row as Phrase;
  const { data, when, ...rest } = row;
  const where = `${rest.slot}/${rest.name}`;
  if (typeof rest.template !== 'string') throw new PhraseError(where, 'needs `template`, a text');
  if (typeof data !== 'function') throw new PhraseError(where, '`data` is no function');
  if (rest.build !== undefined || rest.split !== undefined)
    throw new PhraseError(where, 'has `data`, from which `build` and `split` are made');
  const { build, split, discriminant } = twoWay(row as never);
  return { ...rest, build, split, ...(discriminant && { discriminant }) } as unknown as Phrase;
}
