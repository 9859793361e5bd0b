/**
 * The vocabulary of a language: each word with its categories. A category is what a template symbol matches: a literal
 * word, a verb in any form, a noun in either number, or a class of words from the lexicon.
 */
import { type VerbForms, verbForms, withS } from './inflection.ts';
import type { Lexicon } from './lexicon.ts';

/** The meaning of a word in a category: the captured value, and its grammatical number if it has one. */
export interface Sense {
  readonly value: string | number;
  readonly number?: 'sg' | 'pl';
}

/** A surface form: one token of text. */
export interface Lexeme {
  /** Index in the vocabulary; never changes. */
  readonly id: number;
  readonly surface: string;
  /** Category ids, ascending. */
  readonly categories: number[];
  /** Senses by category id, for terminal categories. */
  readonly senses: Map<number, Sense>;
}

/** A surface form of several words. */
export interface Compound {
  readonly words: readonly string[];
  readonly lexeme: Lexeme;
}

/** The surface forms of a terminal's value, the preferred one first. */
type Surfaces = { readonly one: string; readonly many: string };

export class Vocabulary {
  readonly lexemes: Lexeme[] = [];
  readonly categoryNames: string[] = [];
  private readonly categoryIds = new Map<string, number>();
  /** Lower-case words and marks. */
  private readonly plain = new Map<string, Lexeme>();
  /** Capitalised words with a meaning of their own ("Support"), as written. */
  private readonly proper = new Map<string, Lexeme>();
  /** Multi-word surfaces by first word (lower case), split into words. */
  readonly compounds = new Map<string, Compound[]>();
  private readonly surfaces = new Map<string, Map<string | number, Surfaces[]>>();
  private readonly verbs = new Map<string, VerbForms>();
  private readonly nounForms = new Map<string, Surfaces>();
  readonly lexicon: Lexicon;
  readonly integer: Lexeme;
  readonly signed: Lexeme;
  readonly numberSymbol: Lexeme;
  readonly name: Lexeme;
  readonly unknown: Lexeme;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
    this.integer = this.open('integer');
    this.signed = this.open('signed');
    this.numberSymbol = this.open('number-symbol');
    this.name = this.open('name');
    this.unknown = this.make('');
    this.fill();
  }

  /** The id of a category; allocated on first use. */
  category(key: string): number {
    let id = this.categoryIds.get(key);
    if (id === undefined) {
      id = this.categoryNames.length;
      this.categoryIds.set(key, id);
      this.categoryNames.push(key);
    }
    return id;
  }

  /** Registers a literal word of a template. */
  addWord(word: string): number {
    const id = this.category(`w:${word}`);
    // "And/or" is one word.
    const marked = /^(\p{L}+)\/\p{L}/u.exec(word);
    this.join(marked ? this.compound(marked[1]!, [word], word) : this.plainLexeme(word), id);
    return id;
  }

  /** Registers a verb with all its forms. */
  addVerb(lemma: string): number {
    const forms = verbForms(lemma, this.lexicon.verbs);
    this.verbs.set(lemma, forms);
    const id = this.category(`v:${lemma}`);
    for (const form of new Set([forms.plain, forms.one, forms.many])) this.join(this.plainLexeme(form), id);
    return id;
  }

  /** Registers a noun in both numbers. */
  addNoun(lemma: string): number {
    const known = this.lexicon.nouns?.find((noun) => noun.one === lemma);
    const forms = { one: lemma, many: known?.many ?? withS(lemma) };
    this.nounForms.set(lemma, forms);
    const id = this.category(`n:${lemma}`);
    this.join(this.plainLexeme(forms.one), id, { value: lemma, number: 'sg' });
    this.join(this.plainLexeme(forms.many), id, { value: lemma, number: 'pl' });
    return id;
  }

  /** Registers the indefinite article, both forms. */
  addArticle(): number {
    const id = this.category('a/an');
    this.join(this.plainLexeme('a'), id);
    this.join(this.plainLexeme('an'), id);
    return id;
  }

  verb(lemma: string): VerbForms {
    return this.verbs.get(lemma) ?? verbForms(lemma, this.lexicon.verbs);
  }

  noun(lemma: string): Surfaces {
    return this.nounForms.get(lemma) ?? { one: lemma, many: withS(lemma) };
  }

  /** The surface forms of a terminal's value. */
  write(terminal: string, value: string | number): readonly Surfaces[] {
    if (terminal === 'integer') {
      const word = NUMBERS[value as number];
      const digits = { one: String(value), many: String(value) };
      return word ? [digits, { one: word, many: word }] : [digits];
    }
    if (terminal === 'signed') {
      const text = (value as number) < 0 ? `-${-(value as number)}` : `+${value}`;
      return [{ one: text, many: text }];
    }
    if (terminal === 'number-symbol') return [{ one: `{${value}}`, many: `{${value}}` }];
    if (terminal === 'name') {
      const name = String(value).replaceAll(' - ', ' — ');
      return [{ one: name, many: name }];
    }
    return this.surfaces.get(terminal)?.get(value) ?? [];
  }

  /** Looks up the lexeme of a word. `start`: it begins a sentence, so its capital carries no information. */
  find(surface: string, start: boolean): Lexeme | undefined {
    const proper = this.proper.get(surface);
    const plain = this.plain.get(surface.toLowerCase());
    if (!proper) return plain;
    return start && plain ? this.merged(surface, proper, plain) : proper;
  }

  /** Every surface form, for "did you mean". */
  surfacesNear(): Iterable<string> {
    return [...this.plain.keys(), ...this.proper.keys()];
  }

  has(lexeme: Lexeme, category: number): boolean {
    return lexeme.categories.includes(category);
  }

  private merged(surface: string, proper: Lexeme, plain: Lexeme): Lexeme {
    const key = `^${surface}`;
    let both = this.plain.get(key);
    if (!both) {
      both = this.make(surface);
      for (const source of [proper, plain])
        for (const id of source.categories) this.join(both, id, source.senses.get(id));
      this.plain.set(key, both);
    }
    return both;
  }

  private fill(): void {
    const { lexicon } = this;
    for (const [terminal, forms] of Object.entries(PRONOUNS))
      for (const [pronoun, word] of Object.entries(forms)) {
        this.pair(terminal, pronoun, word, word);
        const said = lexicon.idiom?.find(({ neutral }) => neutral === word)?.words ?? [];
        for (const other of said) this.pair(terminal, pronoun, other, other);
      }
    for (const [number, word] of Object.entries(NUMBERS))
      this.sense(word, 'integer', { value: Number(number) });
    for (const { id, one, many } of lexicon.types ?? []) {
      this.pair('type', id, one, many);
      this.pair('no-type', id, `non-${one}`, `non-${one}`);
    }
    for (const zone of lexicon.zones ?? []) this.pair('zone-word', zone.id, zone.one, zone.many);
    for (const state of lexicon.states ?? []) this.pair('state', state.id, state.word, state.word);
    for (const symbol of lexicon.symbols ?? []) {
      this.addWord(`{${symbol.symbol}}`);
      if (symbol.resource) this.pair('resource', symbol.resource, `{${symbol.symbol}}`, `{${symbol.symbol}}`);
    }
    for (const stat of lexicon.stats ?? []) {
      if (stat.symbol) this.pair('stat', stat.id, `{${stat.symbol}}`, `{${stat.symbol}}`);
      for (const word of stat.words ?? []) this.pair('stat', stat.id, word, word);
    }
    for (const word of lexicon.classifications ?? []) {
      this.pair('classification', word, word, word);
      // "Elders" is a noun, not the word before one; "non-Elder" is a word of its own.
      this.pair('classification-plural', word, withS(word), withS(word));
      const isType = lexicon.types?.some(({ one }) => one === word.toLowerCase());
      if (!isType) this.pair('no-classification', word, `non-${word}`, `non-${word}`);
    }
    for (const color of lexicon.colors ?? []) this.pair('color', color.id, color.word, color.word);
    for (const keyword of lexicon.keywords ?? []) {
      this.pair('keyword', keyword.id, keyword.word, keyword.word);
      // A price is a number, with or without the symbol of a resource, or other costs.
      for (const form of keyword.forms) {
        const priced = form === 'resource' || form === 'cost';
        this.pair(`keyword-${priced ? 'number' : form}`, keyword.id, keyword.word, keyword.word);
      }
      for (const variant of keyword.variants ?? []) this.pair('variant', variant, variant, variant);
    }
  }

  private pair(terminal: string, value: string, one: string, many: string): void {
    this.sense(one, terminal, one === many ? { value } : { value, number: 'sg' });
    if (one !== many) this.sense(many, terminal, { value, number: 'pl' });
    let values = this.surfaces.get(terminal);
    if (!values) {
      values = new Map();
      this.surfaces.set(terminal, values);
    }
    const list = values.get(value) ?? [];
    if (!list.some((known) => known.one === one)) values.set(value, [...list, { one, many }]);
  }

  private sense(surface: string, terminal: string, sense: Sense): void {
    const id = this.category(`t:${terminal}`);
    const words = surface.split(' ');
    let lexeme: Lexeme;
    // Several words, or words with a mark between them ("Red/Blue"): the lexer finds them by the first word.
    if (words.length > 1 || /\p{L}[^\p{L}\d{}'-]\p{L}/u.test(surface)) {
      lexeme = this.compound(/^[\p{L}\d-]+/u.exec(surface)![0].toLowerCase(), words, surface);
    } else lexeme = /^\p{Lu}/u.test(surface) ? this.properLexeme(surface) : this.plainLexeme(surface);
    this.join(lexeme, id, sense);
  }

  /** Registers a multi-word surface. */
  private compound(first: string, words: readonly string[], surface: string): Lexeme {
    const list = this.compounds.get(first) ?? [];
    const known = list.find((entry) => entry.words.join(' ') === surface);
    if (known) return known.lexeme;
    const lexeme = this.make(surface);
    this.compounds.set(
      first,
      [...list, { words, lexeme }].sort((a, b) => b.words.length - a.words.length),
    );
    return lexeme;
  }

  /** The grammatical number of a word: "beasts", "attacks"; undefined if it has none or both. */
  numberOf(token: { readonly lexeme: Lexeme; readonly image: string } | undefined): 'sg' | 'pl' | undefined {
    if (!token) return undefined;
    const { categories, senses } = token.lexeme;
    for (const { number } of senses.values()) if (number) return number;
    for (const id of categories) {
      const lemma = /^v:(.*)$/.exec(this.categoryNames[id]!)?.[1];
      const forms = lemma === undefined ? undefined : this.verb(lemma);
      if (forms && forms.one !== forms.many) return token.image.toLowerCase() === forms.one ? 'sg' : 'pl';
    }
    return undefined;
  }

  private open(terminal: string): Lexeme {
    const lexeme = this.make('');
    this.join(lexeme, this.category(`t:${terminal}`));
    return lexeme;
  }

  private plainLexeme(word: string): Lexeme {
    const key = word.toLowerCase();
    let lexeme = this.plain.get(key);
    if (!lexeme) {
      lexeme = this.make(word);
      this.plain.set(key, lexeme);
    }
    return lexeme;
  }

  private properLexeme(word: string): Lexeme {
    let lexeme = this.proper.get(word);
    if (!lexeme) {
      lexeme = this.make(word);
      this.proper.set(word, lexeme);
    }
    return lexeme;
  }

  private make(surface: string): Lexeme {
    const lexeme: Lexeme = {
      id: this.lexemes.length,
      surface,
      categories: [],
      senses: new Map(),
    };
    this.lexemes.push(lexeme);
    return lexeme;
  }

  private join(lexeme: Lexeme, category: number, sense?: Sense): void {
    if (!lexeme.categories.includes(category)) lexeme.categories.push(category);
    if (sense && !lexeme.senses.has(category)) lexeme.senses.set(category, sense);
  }
}

const PRONOUNS = {
  // "It" has the same form as an object, and is read as one.
  'pronoun-subject': { they: 'they', he: 'he', she: 'she' },
  'pronoun-object': { they: 'them', he: 'him', she: 'her', it: 'it' },
  'pronoun-possessive': { they: 'their', he: 'his', she: 'her', it: 'its' },
};

/** "one" is left out: it is a pronoun far more often than a number. */
const NUMBERS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};
