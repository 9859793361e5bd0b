/** English inflection: enough to print a verb or noun of a template in the form that its sentence needs. */
import type { VerbWord } from './lexicon.ts';

/** The forms of a verb. `plain` occurs after "may", "to", "can't" and in imperatives; only "be" differs from `many`. */
export interface VerbForms {
  readonly plain: string;
  readonly one: string;
  readonly many: string;
}

const KNOWN: Readonly<Record<string, VerbForms>> = {
  be: { plain: 'be', one: 'is', many: 'are' },
  were: { plain: 'were', one: 'was', many: 'were' },
  have: { plain: 'have', one: 'has', many: 'have' },
  do: { plain: 'do', one: 'does', many: 'do' },
  "don't": { plain: "don't", one: "doesn't", many: "don't" },
  "aren't": { plain: "aren't", one: "isn't", many: "aren't" },
  "weren't": { plain: "weren't", one: "wasn't", many: "weren't" },
  "haven't": { plain: "haven't", one: "hasn't", many: "haven't" },
};

/** Adds the ending -s to a verb or noun: "pays", "searches", "copies". */
export function withS(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh|[^aeiou]o)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** The forms of a verb by its lemma. */
export function verbForms(lemma: string, irregular: readonly VerbWord[] = []): VerbForms {
  const known = KNOWN[lemma];
  if (known) return known;
  const third = irregular.find((verb) => verb.base === lemma)?.third ?? withS(lemma);
  return { plain: lemma, one: third, many: lemma };
}

/** The indefinite article before a word, by its sound. Leading marks and symbols are ignored. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.replace(/^[“"'{<]+/, '').toLowerCase();
  if (/^(8|11|18)/.test(word)) return 'an';
  if (/^(uni|use|one|eu|hour|honest)/.test(word)) return /^(hour|honest)/.test(word) ? 'an' : 'a';
  return /^[aeiou]/.test(word) ? 'an' : 'a';
}
