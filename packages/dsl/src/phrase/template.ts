/**
 * Compiles the template language (see `PhraseRow`) into variants: every combination of optional parts and alternatives,
 * each a flat list of symbols. The first variant is the canonical one.
 */
import type { GrammaticalNumber } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';

/** A template symbol. Symbols that match the same input have the same `key`. */
export type TemplateSymbol =
  | { readonly kind: 'verb' | 'noun'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'word';
      readonly key: string;
      readonly text: string;
      /** What it requires of the following words: a verb in its plain form, or a number for nouns. */
      readonly asks: 'plain' | GrammaticalNumber | undefined;
    }
  | { readonly kind: 'article'; readonly key: string }
  | { readonly kind: 'slot'; readonly key: string; readonly slot: string; readonly name: string }
  | { readonly kind: 'terminal'; readonly key: string; readonly slot: string; readonly name: string };

/** After these a verb is in its plain form. */
const MODALS: ReadonlySet<string> = new Set([
  'have',
  'may',
  'to',
  "can't",
  'can',
  'must',
  "don't",
  "doesn't",
  'would',
  'they',
]);
/** After these a noun is singular, or plural. */
const SINGULAR: ReadonlySet<string> = new Set(['next', 'first', 'second']);
const PLURAL: ReadonlySet<string> = new Set(['many', 'more', 'most', 'fewer', 'fewest']);

/** A variant: one way through a template. */
export interface Variant {
  readonly symbols: readonly TemplateSymbol[];
  /** Names of the captures, in order. */
  readonly captures: readonly string[];
  /** The parts that are words of the template, and which word this variant says. */
  readonly says: Readonly<Record<string, string>>;
  /** Category ids of captures that are tokens; filled when the table is built. */
  readonly categories: number[];
}

/** Terminal slots: those that match a single token. */
export const TERMINALS: ReadonlySet<string> = new Set([
  'integer',
  'signed',
  'name',
  'type',
  'stat',
  'zone-word',
  'keyword',
  'classification',
  'classification-plural',
  'no-classification',
  'no-type',
  'color',
  'state',
  'resource',
  'keyword-none',
  'keyword-number',
  'keyword-signed',
  'variant',
  'pronoun-subject',
  'pronoun-object',
  'pronoun-possessive',
]);

/** What a template is read as: its symbols, and which word of a choice they are. */
type Piece = TemplateSymbol | { readonly kind: 'said'; readonly name: string; readonly word: string };

/** Of the variants without a choice between words. */
export const NOTHING_SAID: Variant['says'] = Object.freeze({});

/** A part that is one of some words of the template: "{side:top|bottom}", or nothing: "{free:for free|}". */
const CHOICE = /^\{([a-z][A-Za-z0-9]*):([^{}]*\|[^{}]*)\}$/;

/** The word of a choice as `build` is given it: without the marks of verbs and nouns. */
const MARKS = /[~#]/g;

/** A way for each word of a choice. */
function choices(piece: string, where: string): Piece[][] {
  const [, name, words] = CHOICE.exec(piece)!;
  return words!.split('|').map((text) => {
    const said = { kind: 'said', name: name!, word: text.replaceAll(MARKS, '') } as const;
    return [said, ...text.split(' ').flatMap((one) => (one === '' ? [] : symbol(one, where)))];
  });
}

/** Longest first, so that each mark is matched whole. */
const PIECE = /\{[^}]*\}|a\/an|\(|\)|\[|\]|\||[^\s()[\]|{}]+/g;

/** Compiles a template. `where` names the phrase in errors. */
export function compileTemplate(template: string, where: string): readonly Variant[] {
  const pieces = template.match(PIECE) ?? [];
  const stray = template.replaceAll(PIECE, '').trim();
  if (stray !== '') throw new PhraseError(where, `a stray "${stray[0]}": ${template}`);
  let at = 0;

  const sequence = (closer: string | undefined): Piece[][] => {
    let ways: Piece[][] = [[]];
    const options: Piece[][] = [];
    for (;;) {
      const piece = pieces[at];
      if (piece === undefined) {
        if (closer) throw new PhraseError(where, `the template lacks a "${closer}": ${template}`);
        break;
      }
      at++;
      if (piece === closer) break;
      if (piece === '|') {
        if (closer !== ')') throw new PhraseError(where, `"|" outside parentheses: ${template}`);
        options.push(...ways);
        ways = [[]];
        continue;
      }
      let next: Piece[][];
      if (piece === '(') next = sequence(')');
      else if (piece === '[') next = optional(sequence(']'));
      else if (piece === ')' || piece === ']')
        throw new PhraseError(where, `a stray "${piece}": ${template}`);
      else if (CHOICE.test(piece)) next = choices(piece, where);
      // "It is" and "it's" are one phrase.
      else if (piece === 'be~') next = [piece, "'s", "'re"].map((form) => [symbol(form, where)]);
      else next = [[symbol(piece, where)]];
      ways = ways.flatMap((way) => next.map((more) => [...way, ...more]));
    }
    return [...options, ...ways];
  };

  return sequence(undefined).map((way) => {
    const symbols = way.filter((piece) => piece.kind !== 'said');
    const said = way.filter((piece) => piece.kind === 'said');
    if (symbols.length === 0) throw new PhraseError(where, `the template may be empty: ${template}`);
    const captures = symbols.flatMap((s) => ('name' in s ? [s.name] : []));
    if (new Set([...captures, ...said.map(({ name }) => name)]).size !== captures.length + said.length)
      throw new PhraseError(where, `a part is named twice: ${template}`);
    const says =
      said.length === 0 ? NOTHING_SAID : Object.fromEntries(said.map((one) => [one.name, one.word]));
    return { symbols, captures, says, categories: [] };
  });
}

/** Optional parts with captures are canonical when the capture is present; those without are mere spellings. */
function optional(inside: Piece[][]): Piece[][] {
  return inside.some((way) => way.some((s) => 'name' in s)) ? [...inside, []] : [[], ...inside];
}

function symbol(piece: string, where: string): TemplateSymbol {
  if (piece === 'a/an') return { kind: 'article', key: 'a/an' };
  if (piece.startsWith('{')) {
    const inside = piece.slice(1, -1);
    const colon = inside.indexOf(':');
    if (colon < 0) return word(piece);
    const [name, slot] = [inside.slice(0, colon), inside.slice(colon + 1)];
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new PhraseError(where, `"${name}" is no name of a part`);
    return TERMINALS.has(slot)
      ? { kind: 'terminal', key: `t:${slot}`, slot, name }
      : { kind: 'slot', key: `S:${slot}`, slot, name };
  }
  if (piece.endsWith('~')) return { kind: 'verb', key: `v:${piece.slice(0, -1)}`, text: piece.slice(0, -1) };
  if (piece.endsWith('#')) return { kind: 'noun', key: `n:${piece.slice(0, -1)}`, text: piece.slice(0, -1) };
  return word(piece);
}

function word(text: string): TemplateSymbol {
  const asks = MODALS.has(text) ? 'plain' : SINGULAR.has(text) ? 'sg' : PLURAL.has(text) ? 'pl' : undefined;
  return { kind: 'word', key: `w:${text}`, text, asks };
}
