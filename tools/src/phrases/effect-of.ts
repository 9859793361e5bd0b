import type { Ability } from '@cardwright/core/data';
import { type CardText, equal, type Language, type Phrase, UnprintableError } from '@cardwright/dsl';
import { keyOf } from './example-uses.ts';

/** A text that is read both without and with a row. */
export interface Tried {
  /** What it is of: an example of a row, or a card. */
  readonly from: string;
  readonly card: CardText;
}

/** How a language reads a text. */
export interface Reading {
  readonly is: 'read' | 'ambiguous' | 'refused';
  /** What it means; of what is ambiguous the first that it could. */
  readonly data: readonly Ability[];
  /** The rows that read it. */
  readonly rows: readonly string[];
  /** Its canonical text, as `format` writes it. */
  readonly canonical: readonly string[];
  /** Why it is not read. */
  readonly reason?: string;
}

/** In what the two readings of a text differ; the first that holds. */
export const CHANGES = [
  'newly-refused',
  'newly-ambiguous',
  'other-data',
  'newly-read',
  'other-rows',
  'other-words',
] as const;

/** A text that a row makes read otherwise. */
export interface Change {
  readonly text: string;
  readonly from: readonly string[];
  readonly change: (typeof CHANGES)[number];
  /** Without the row. */
  readonly before: Reading;
  /** With it. */
  readonly after: Reading;
}

/** What a row does to the reading of texts. */
export interface EffectOfRow {
  readonly row: string;
  readonly template: string;
  /** Rows that are there because of it: made of it, or of no use without it. */
  readonly with: readonly string[];
  /** How many texts were read. */
  readonly texts: number;
  readonly changes: readonly Change[];
}

/** The examples of all rows of a language, each once, with the rows that have it. */
export const examplesOf = ({ phrases }: Language): readonly Tried[] =>
  phrases.flatMap((phrase) =>
    ((phrase.examples ?? []) as readonly string[]).map((text) => ({
      from: `example of ${keyOf(phrase)}`,
      card: { text },
    })),
  );

/** Reads texts without a row of a language and with it, and tells what differs. */
export function effectOf(language: Language, row: Phrase, tried: Iterable<Tried>): EffectOfRow {
  const key = keyOf(row);
  const without = language.without([key]);
  const left = new Set(without.phrases.map(keyOf));
  const texts = new Map<string, { readonly card: CardText; readonly from: string[] }>();
  for (const { from, card } of tried) {
    const known = texts.get(JSON.stringify(card));
    if (known === undefined) texts.set(JSON.stringify(card), { card, from: [from] });
    else known.from.push(from);
  }
  const changes: Change[] = [];
  for (const { card, from } of texts.values()) {
    const [before, after] = [readingOf(without, card), readingOf(language, card)];
    const change = changeOf(before, after);
    if (change !== undefined) changes.push({ text: card.text, from, change, before, after });
  }
  return {
    row: key,
    template: row.template,
    with: language.phrases.map(keyOf).filter((one) => one !== key && !left.has(one)),
    texts: texts.size,
    changes: changes.sort((a, b) => CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change)),
  };
}

const AMBIGUOUS = 'DSL2005';

function readingOf(language: Language, card: CardText): Reading {
  const { abilities, complete, diagnostics } = language.parse(card.text, card);
  const read = {
    data: abilities.map(({ ability }) => ability),
    rows: [...new Set(abilities.flatMap(({ phrases }) => phrases))],
  };
  if (complete && abilities.every(({ printsBack }) => printsBack))
    return { is: 'read', ...read, canonical: read.data.map((ability) => printed(language, ability, card)) };
  const error = diagnostics.find(({ severity }) => severity === 'error');
  const is = diagnostics.some(({ code }) => code === AMBIGUOUS) ? 'ambiguous' : 'refused';
  return { is, ...read, canonical: [], ...(error && { reason: error.message }) };
}

/** The canonical text of an ability; empty where no row can say it. */
function printed(language: Language, ability: Ability, facts: CardText): string {
  try {
    return language.print(ability, { facts });
  } catch (error) {
    if (error instanceof UnprintableError) return '';
    throw error;
  }
}

function changeOf(before: Reading, after: Reading): Change['change'] | undefined {
  if (before.is !== after.is)
    return after.is === 'read' ? 'newly-read' : after.is === 'refused' ? 'newly-refused' : 'newly-ambiguous';
  if (after.is !== 'read') return undefined;
  if (!equal(before.data, after.data)) return 'other-data';
  if (!sameRows(before.rows, after.rows)) return 'other-rows';
  return equal(before.canonical, after.canonical) ? undefined : 'other-words';
}

const sameRows = (before: readonly string[], after: readonly string[]): boolean =>
  before.length === after.length && before.every((row) => after.includes(row));
