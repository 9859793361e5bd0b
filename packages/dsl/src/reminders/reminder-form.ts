import type { Ability } from '@cardwright/core/data';
import { partsWhere, walkParts } from '@cardwright/core/data';
import type { CardFacts } from '../phrase/define-phrase.ts';

/** The text that a reminder follows. */
export interface Reminded {
  /** The abilities of its line, and of the keyword lines right before it. */
  readonly abilities: readonly Ability[];
  /** The words of those lines, in lower case. */
  readonly words: string;
  readonly facts: CardFacts;
}

/** The contents of a form's blanks, by name. */
export type Blanks = { readonly [name: string]: string };

/**
 * A wording of reminder text. Its blanks: `<number>` is a number of the reminded ability, `<cost>` its cost, `<name>`
 * the card's name or a part of it, `<kind>` a word of the line.
 */
export interface ReminderForm {
  /** What it reminds of, for messages: "Flying". */
  readonly of: string;
  /** One or more whole sentences in canonical characters. */
  readonly says: string;
  /** Whether what it reminds of is present. */
  readonly holds: (reminded: Reminded, blanks: Blanks) => boolean;
}

const BLANKS: Readonly<Record<string, string>> = {
  number: '\\d+',
  cost: '.+?',
  name: '.+?',
  kind: "\\p{Lu}[\\p{L}' ]*?",
};

/** Of one card a reminder may say "he", "she" or "it" where its form says "they". */
const SINGULAR: readonly (readonly [plural: RegExp, any: string])[] = [
  [/\bthem\b/g, '(?:them|him|her|it)'],
  [/\btheir\b/g, '(?:their|his|her|its)'],
  [/\bThey're\b/g, "(?:They're|He's|She's|It's)"],
  [/\bthey're\b/g, "(?:they're|he's|she's|it's)"],
  [/\bThey can\b/g, '(?:They|He|She|It) can'],
  [/\bthey can\b/g, '(?:they|he|she|it) can'],
  [/\bthey (\w+)\b/g, '(?:they $1|(?:he|she|it) $1s)'],
];

/** A compiled form. */
export interface CompiledForm extends ReminderForm {
  /** For the shortest and the longest contents of its blanks, since names may contain a full stop. */
  readonly patterns: readonly RegExp[];
}

/** Compiles the patterns of a form: from the start of a text to the end of a sentence. */
export function compileForm(form: ReminderForm): CompiledForm {
  const counts: Record<string, number> = {};
  const plain = form.says.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const source = SINGULAR.reduce((says, [plural, any]) => says.replace(plural, any), plain).replace(
    /<(\w+)>/g,
    (_all, blank: string) => {
      counts[blank] = (counts[blank] ?? 0) + 1;
      return `(?<${blank}${counts[blank]}>${BLANKS[blank]!})`;
    },
  );
  const patterns = [source, source.replaceAll('+?', '+')].map((one) => new RegExp(`^${one}(?= |$)`, 'u'));
  return { ...form, patterns };
}

/** All numbers in some data. */
function numbersIn(data: unknown): number[] {
  const found: number[] = [];
  walkParts(data, {
    leaf(value) {
      if (typeof value === 'number') found.push(value);
      return undefined;
    },
  });
  return found;
}

/** Whether the blanks agree with the card and the line; a number must occur in `data`. */
export function agrees(blanks: Blanks, { words, facts }: Reminded, data: unknown): boolean {
  const says = (part: string): boolean => words.includes(part.toLowerCase());
  const own = facts.name?.toLowerCase();
  return Object.entries(blanks).every(([blank, said]) => {
    if (blank.startsWith('number')) return numbersIn(data).includes(Number(said));
    if (blank.startsWith('cost')) {
      const paid = /^pay (\d+) \{\p{L}+\}$/u.exec(said);
      return paid ? numbersIn(data).includes(Number(paid[1])) : says(said);
    }
    if (blank.startsWith('kind')) return says(said);
    return own === undefined || said.split(/ or | and /).every((name) => own.includes(name.toLowerCase()));
  });
}

/** The form of a keyword's reminder: some ability of the line is the keyword or grants it, with the same number. */
export function keywordReminder(word: string, keyword: string, says: string): ReminderForm {
  return {
    of: word,
    says,
    holds: (reminded, blanks) =>
      // The ability itself, or what gives it.
      partsWhere(reminded.abilities, (part) => part['keyword'] === keyword).some((data) =>
        agrees(blanks, reminded, data),
      ),
  };
}
