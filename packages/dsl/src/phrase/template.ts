/**
 * Reads the template language (see `PhraseRow`). A template is a list of symbols and of choices between several ways to go
 * on. Its variants are the ways through it, the canonical one first; they are listed when they are first asked for, since
 * most rows of a language are neither read nor printed by a text.
 */
import type { GrammaticalNumber } from './define-phrase.ts';
import { PhraseError } from './phrase-error.ts';

/** A template symbol. Symbols that match the same input have the same `key`, and in one table the same `id`. */
export type TemplateSymbol = Inflected | LiteralWord | Article | Capture<'slot'> | Capture<'terminal'>;

interface Keyed {
  readonly key: string;
  readonly id: number;
}

interface Inflected extends Keyed {
  readonly kind: 'verb' | 'noun';
  readonly text: string;
}

interface LiteralWord extends Keyed {
  readonly kind: 'word';
  readonly text: string;
  /** What it requires of the following words: a verb in its plain form, or a number for nouns. */
  readonly asks: 'plain' | GrammaticalNumber | undefined;
}

interface Article extends Keyed {
  readonly kind: 'article';
}

interface Capture<K extends 'slot' | 'terminal'> extends Keyed {
  readonly kind: K;
  readonly slot: string;
  readonly name: string;
}

/** A place in a template where one of several ways is gone. */
export interface Branch {
  readonly kind: 'branch';
  /** The part that is one of some words, if it is: "{side:top|bottom}". */
  readonly name: string | undefined;
  readonly ways: readonly Way[];
}

interface Way {
  /** Which word of the choice it is. */
  readonly word: string;
  readonly pieces: Template;
}

/** A template as it is read. */
export type Template = readonly (TemplateSymbol | Branch)[];

/** After these a verb is in its plain form. */
const MODALS: ReadonlySet<string> = new Set([
  'have',
  'may',
  'to',
  "can't",
  'cannot',
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

/** Terminal slots: those that match a single token. */
export const TERMINALS: ReadonlySet<string> = new Set([
  'integer',
  'signed',
  'number-symbol',
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

/**
 * A part that is one of some words of the template: "{side:top|bottom}", or nothing: "{free:for free|}". What is written may
 * be told apart from the value: "{which:chosen=target}".
 */
const CHOICE = /^\{([a-z][A-Za-z0-9]*):([^{}]*[|=][^{}]*)\}$/;

/** The word of a choice as `build` is given it: without the marks of verbs and nouns. */
const MARKS = /[~#]/g;

/** Longest first, so that each mark is matched whole. */
export const PIECE = /\\[()]|\{[^}]*\}|a\/an|\(|\)|\[|\]|\||[^\s()[\]|{}]+/g;

/** Reads the templates of one table. What is written alike is one symbol. */
export class TemplateReader {
  /** By what is written, between spaces and brackets. */
  private readonly known = new Map<string, TemplateSymbol | Branch>();
  private readonly symbols = new Map<string, TemplateSymbol>();
  private readonly ids = new Map<string, number>();
  private pieces: readonly string[] = [];
  private at = 0;
  private template = '';
  private where = '';

  /** @param where names the phrase in errors */
  read(template: string, where: string): Template {
    this.pieces = template.match(PIECE) ?? [];
    this.at = 0;
    this.template = template;
    this.where = where;
    const stray = template.replaceAll(PIECE, '').trim();
    if (stray !== '') throw new PhraseError(where, `a stray "${stray[0]}": ${template}`);
    const read = this.sequence();
    const mark = this.pieces[this.at];
    if (mark === '|') throw new PhraseError(where, `"|" outside parentheses: ${template}`);
    if (mark !== undefined) throw new PhraseError(where, `a stray "${mark}": ${template}`);
    if (mayBeEmpty(read)) throw new PhraseError(where, `the template may be empty: ${template}`);
    const names = this.pieces.filter(isPart).map((piece) => piece.slice(0, piece.indexOf(':')));
    if (new Set(names).size < names.length && !namesOnce(read))
      throw new PhraseError(where, `a part is named twice: ${template}`);
    return read;
  }

  /** Reads up to the end of a way. */
  private sequence(): Template {
    const read: (TemplateSymbol | Branch)[] = [];
    for (;;) {
      const piece = this.pieces[this.at];
      if (piece === undefined || piece === ')' || piece === ']' || piece === '|') return read;
      this.at++;
      // Most pieces were written before.
      read.push(this.known.get(piece) ?? this.piece(piece));
    }
  }

  private piece(piece: string): TemplateSymbol | Branch {
    if (piece === '(') return branch(this.ways(')'));
    if (piece === '[') return this.optional();
    const read = this.words(piece);
    this.known.set(piece, read);
    return read;
  }

  private words(piece: string): TemplateSymbol | Branch {
    // "It is" and "it's" are one phrase.
    if (piece === 'be~') return branch([piece, "'s", "'re"].map((form) => [this.symbol(form)]));
    return /[|=]/.test(piece) && CHOICE.test(piece) ? this.choice(piece) : this.symbol(piece);
  }

  /** Optional parts with captures are canonical when the capture is present; those without are mere spellings. */
  private optional(): Branch {
    const from = this.at;
    const ways = this.ways(']');
    return branch(this.pieces.slice(from, this.at).some(isPart) ? [...ways, []] : [[], ...ways]);
  }

  private ways(closer: string): Template[] {
    const ways = [this.sequence()];
    for (;;) {
      const piece = this.pieces[this.at];
      if (piece === undefined)
        throw new PhraseError(this.where, `the template lacks a "${closer}": ${this.template}`);
      this.at++;
      if (piece === closer) return ways;
      if (piece !== '|') throw new PhraseError(this.where, `a stray "${piece}": ${this.template}`);
      if (closer !== ')') throw new PhraseError(this.where, `"|" outside parentheses: ${this.template}`);
      ways.push(this.sequence());
    }
  }

  /** A choice between words. */
  private choice(piece: string): Branch {
    const [, name, words] = CHOICE.exec(piece)!;
    const ways: Way[] = [];
    for (const one of words!.split('|')) {
      const [word, text = word] = one.split('=');
      const pieces: TemplateSymbol[] = [];
      if (text !== '') for (const piece of text!.split(' ')) pieces.push(this.symbol(piece));
      ways.push({ word: word!.replaceAll(MARKS, ''), pieces });
    }
    return { kind: 'branch', name: name!, ways };
  }

  private symbol(piece: string): TemplateSymbol {
    let symbol = this.symbols.get(piece);
    if (symbol === undefined) {
      symbol = this.make(piece);
      this.symbols.set(piece, symbol);
    }
    return symbol;
  }

  private make(piece: string): TemplateSymbol {
    const said = (kind: TemplateSymbol['kind'], key: string, text = '', name = '', slot = '') => {
      const id = this.ids.get(key) ?? this.ids.size;
      this.ids.set(key, id);
      const asks = kind === 'word' ? askedBy(text) : undefined;
      // All have all fields, so that symbols are of one shape.
      return { kind, key, id, text, asks, slot, name } as TemplateSymbol;
    };
    if (piece === 'a/an') return said('article', piece);
    const colon = piece.startsWith('{') ? piece.indexOf(':') : -1;
    if (colon >= 0) {
      const [name, slot] = [piece.slice(1, colon), piece.slice(colon + 1, -1)];
      if (!/^[a-z][A-Za-z0-9]*$/.test(name))
        throw new PhraseError(this.where, `"${name}" is no name of a part`);
      return TERMINALS.has(slot)
        ? said('terminal', `t:${slot}`, '', name, slot)
        : said('slot', `S:${slot}`, '', name, slot);
    }
    // Parentheses of the text are written with a stroke before them.
    if (piece.startsWith('\\')) return said('word', `w:${piece[1]}`, piece[1]);
    const text = piece.slice(0, -1);
    if (piece.endsWith('~')) return said('verb', `v:${text}`, text);
    return piece.endsWith('#') ? said('noun', `n:${text}`, text) : said('word', `w:${piece}`, piece);
  }
}

/** What a word requires of those behind it. */
function askedBy(text: string): LiteralWord['asks'] {
  if (MODALS.has(text)) return 'plain';
  return SINGULAR.has(text) ? 'sg' : PLURAL.has(text) ? 'pl' : undefined;
}

/** Whether a piece has a name: a part, or a choice between words; not the symbol "{E}". */
const isPart = (piece: string): boolean => piece.startsWith('{') && piece.includes(':');

function branch(ways: readonly Template[]): Branch {
  const said: Way[] = [];
  for (const pieces of ways) said.push({ word: '', pieces });
  return { kind: 'branch', name: undefined, ways: said };
}

/** The names of all parts of a template, whichever ways are gone. */
function namesIn(template: Template): readonly string[] {
  return template.flatMap((piece) => {
    if (piece.kind !== 'branch')
      return piece.kind === 'slot' || piece.kind === 'terminal' ? [piece.name] : [];
    const inside = piece.ways.flatMap(({ pieces }) => namesIn(pieces));
    return piece.name === undefined ? inside : [piece.name, ...inside];
  });
}

/** Whether there is a way through a template without a symbol. */
function mayBeEmpty(template: Template): boolean {
  return template.every(
    (piece) => piece.kind === 'branch' && piece.ways.some(({ pieces }) => mayBeEmpty(pieces)),
  );
}

/** Whether no way through a template has two parts of the same name. */
function namesOnce(template: Template): boolean {
  const before = new Set<string>();
  for (const piece of template) {
    if (piece.kind === 'branch' && !piece.ways.every(({ pieces }) => namesOnce(pieces))) return false;
    // Two ways of one choice may have the same parts.
    const names = new Set(namesIn([piece]));
    for (const name of names) if (before.has(name)) return false;
    for (const name of names) before.add(name);
  }
  return true;
}
