/** A row of the table: a phrase with its template. */
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { Phrase } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';
import type { Template } from './template.ts';
import { type Variant, variantsOf } from './variants.ts';

/** A phrase with the ways through its template. */
export interface Row {
  readonly phrase: Phrase;
  readonly variants: readonly Variant[];
  /** For each variant, the variants with the same words that differ only in number: "no beasts", "no beast". */
  readonly alike: readonly (readonly number[])[];
  /** The field that the subject fills, and its type. */
  readonly subject: { readonly field: string; readonly takes: 'player' | 'cards' } | undefined;
}

/** Slots whose value lacks the field that the subject fills. */
const WITH_SUBJECT: Readonly<Record<string, string>> = {
  predicate: 'what',
  'event-predicate': 'card',
  'condition-predicate': 'card',
  'past-predicate': 'card',
  'past-negative': 'card',
  'past-gap': 'card',
  'past-passive': 'card',
  'past-standing': 'card',
};

export class TableRow implements Row {
  readonly phrase: Phrase;
  readonly subject: Row['subject'];
  private readonly template: Template;
  private readonly vocabulary: Vocabulary;
  private listed: readonly Variant[] | undefined = undefined;
  private alikes: Row['alike'] | undefined = undefined;

  constructor(phrase: Phrase, template: Template, vocabulary: Vocabulary, where: string) {
    this.phrase = phrase;
    this.subject = subjectOf(phrase, where);
    this.template = template;
    this.vocabulary = vocabulary;
  }

  get variants(): readonly Variant[] {
    this.listed ??= variantsOf(this.template, this.vocabulary);
    return this.listed;
  }

  get alike(): Row['alike'] {
    this.alikes ??= alikeOf(this.phrase, this.variants);
    return this.alikes;
  }
}

function alikeOf({ number }: Phrase, variants: readonly Variant[]): Row['alike'] {
  if (typeof number !== 'function' || number.length < 2) return variants.map((_, index) => [index]);
  const paths = variants.map(({ symbols }) => symbols.map(({ key }) => key).join(' '));
  return paths.map((read) => paths.flatMap((path, index) => (path === read ? [index] : [])));
}

function subjectOf(phrase: Phrase, where: string): Row['subject'] {
  const cards = WITH_SUBJECT[phrase.slot];
  if (!cards) return undefined;
  if (!phrase.subject) throw new PhraseError(where, 'needs `subject`: the field that the subject fills');
  if (phrase.subject === 'player') return { field: 'player', takes: 'player' };
  if (phrase.subject === 'you') return { field: '', takes: 'player' };
  if (phrase.subject === 'cards') return { field: cards, takes: 'cards' };
  return phrase.subject;
}
