/** What text in parentheses may say: it reminds of a keyword or a rule, and adds nothing. */
import type { Ability } from '@cardwright/core';
import { partsWhere, walkParts } from '@cardwright/core/data';
import type { CardFacts } from '../phrase/define-phrase.ts';

/** What a reminder stands behind. */
export interface Reminded {
  /** The abilities of its line, and of the keyword lines right before it. */
  readonly abilities: readonly Ability[];
  /** The words of those lines, in small letters. */
  readonly words: string;
  readonly facts: CardFacts;
}

/** What was read where a form has a blank, by the blank's name. */
export type Blanks = { readonly [name: string]: string };

/**
 * A wording of reminder text. Its blanks: `<number>` is a number of what it reminds of, `<cost>` what that costs,
 * `<name>` the card's own name or a part of it, `<kind>` a word of the line.
 */
export interface ReminderForm {
  /** What it reminds of, as messages call it: "Flying". */
  readonly of: string;
  /** One or more whole sentences in canonical characters. */
  readonly says: string;
  /** Whether what it reminds of stands there. */
  readonly holds: (reminded: Reminded, blanks: Blanks) => boolean;
}

const BLANKS: Readonly<Record<string, string>> = {
  number: '\\d+',
  cost: '.+?',
  name: '.+?',
  kind: "\\p{Lu}[\\p{L}' ]*?",
};

/** A form that is ready to be compared. */
export interface CompiledForm extends ReminderForm {
  /** For the shortest and for the longest words in its blanks: names may have a full stop in them. */
  readonly patterns: readonly RegExp[];
}

/** Makes the patterns of a form: at the start of a text, up to the end of a sentence. */
export function compileForm(form: ReminderForm): CompiledForm {
  const counts: Record<string, number> = {};
  const source = form.says
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/<(\w+)>/g, (_all, blank: string) => {
      counts[blank] = (counts[blank] ?? 0) + 1;
      return `(?<${blank}${counts[blank]}>${BLANKS[blank]!})`;
    });
  const patterns = [source, source.replaceAll('+?', '+')].map((one) => new RegExp(`^${one}(?= |$)`, 'u'));
  return { ...form, patterns };
}

/** Every number anywhere in some data. */
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

/** Whether blanks agree with the card and the line; a number has to be in `data`. */
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

/** The form of a keyword's reminder: some ability on the line is the keyword or gives it, with the same number. */
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
