/** Tokenises clean text with one regular expression and the vocabulary. */
import { LARGEST_NUMBER } from '@cardwright/core/data';
import type { Token } from '../grammar/node.ts';
import { WORD } from '../grammar/word.ts';
import { BEFORE_NAME, TOKEN } from '../lexicon/token.ts';
import type { Compound, Lexeme, Vocabulary } from '../lexicon/vocabulary.ts';
import { NameIndex } from './names.ts';

/** A token error: an unknown word or mark, or a name that had to be guessed. */
export interface LexicalProblem {
  readonly kind:
    | 'unknown-word'
    | 'guessed-name'
    | 'hidden-character'
    | 'stray-parenthesis'
    | 'symbol-not-closed'
    | 'number-too-large';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface LexResult {
  readonly tokens: readonly Token[];
  readonly problems: readonly LexicalProblem[];
}

/** After these a new sentence begins, so a capital letter carries no information. */
export const OPENERS: ReadonlySet<string> = new Set(['.', '!', '?', ':', '—', '•', '“']);

/** The possible lexemes of an image. */
interface Word {
  /** Multi-word lexemes that begin with it, longest first. */
  readonly compounds: readonly Compound[];
  /** The lexeme at the start of a sentence, and elsewhere. */
  readonly first: Lexeme | undefined;
  readonly inside: Lexeme | undefined;
}

/** Bound on the image cache: far more than a language has, so that unknown words cannot grow it without limit. */
const MOST_WORDS = 10_000;

/** Capitalised words, and small ones between them, before "ability". */
const ABILITY_NAME = /\p{Lu}[^\s.,:“”{}<>]*(?: [^\s.,:“”{}<>]+){0,7}?(?= ability\b)/uy;

export class LineLexer {
  private readonly vocabulary: Vocabulary;
  private readonly names: NameIndex;
  private readonly words = new Map<string, Word>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.names = new NameIndex(vocabulary.lexicon.names ?? []);
  }

  /** Tokenises one clean line. */
  lex(text: string): LexResult {
    const tokens: Token[] = [];
    const problems: LexicalProblem[] = [];
    let at = 0;
    while (at < text.length) {
      if (text[at] === ' ') {
        at++;
        continue;
      }
      const name = this.nameAt(text, at, tokens);
      if (name) {
        // A dash inside a name does not end a cost.
        tokens.push(token(this.vocabulary.name, name.text, at, name.text.replaceAll(' — ', ' - ')));
        if (name.guessed)
          problems.push({ kind: 'guessed-name', text: name.text, start: at, end: at + name.text.length });
        at += name.text.length;
        continue;
      }
      TOKEN.lastIndex = at;
      if (!TOKEN.test(text)) {
        at++;
        continue;
      }
      const image = text.slice(at, TOKEN.lastIndex);
      // A full stop before a closing quotation mark ends the outer sentence, and a comma behind a name goes on with it: the
      // grammar expects them after the mark.
      if (this.isMarkInside(text, at, tokens)) {
        for (const [mark, place] of [
          ['”', at + 1],
          [image, at],
        ] as const)
          tokens.push(token(this.vocabulary.find(mark, false) ?? this.vocabulary.unknown, mark, place));
        at += 2;
        continue;
      }
      const start = tokens.length === 0 || OPENERS.has(tokens[tokens.length - 1]!.image);
      const read = this.numberAt(image, at, problems) ?? this.wordAt(text, at, image, start, problems);
      tokens.push(read);
      at = read.end;
    }
    return { tokens, problems };
  }

  /** Whether a mark before a closing quotation mark belongs to what is around the quotation. */
  private isMarkInside(text: string, at: number, tokens: readonly Token[]): boolean {
    if (text[at + 1] !== '”') return false;
    if (text[at] === '.') return /^(?: [\p{Lu}•“{]|$)/u.test(text.slice(at + 2));
    return text[at] === ',' && tokens.at(-1)?.lexeme === this.vocabulary.name;
  }

  private numberAt(image: string, at: number, problems: LexicalProblem[]): Token | undefined {
    const { integer, signed, numberSymbol } = this.vocabulary;
    const isSigned = (image[0] === '+' || image[0] === '-') && isDigit(image, 1);
    // A symbol of the lexicon may have a number in it, too.
    const isSymbol = image[0] === '{' && /^\{\d+\}$/.test(image) && !this.word(image).inside;
    if (!isSigned && !isSymbol && !isDigit(image, 0)) return undefined;
    const value = Number(isSymbol ? image.slice(1, -1) : image);
    if (Math.abs(value) > LARGEST_NUMBER)
      problems.push({ kind: 'number-too-large', text: image, start: at, end: at + image.length });
    return token(isSymbol ? numberSymbol : isSigned ? signed : integer, image, at, value);
  }

  private wordAt(text: string, at: number, image: string, start: boolean, problems: LexicalProblem[]): Token {
    const { compounds, first, inside } = this.word(image);
    for (const { words, lexeme } of compounds) {
      const surface = words.join(' ');
      const here = text.slice(at, at + surface.length);
      const same = here === surface || (start && here.toLowerCase() === surface.toLowerCase());
      if (same && !/^[\p{L}\d]/u.test(text.slice(at + surface.length))) return token(lexeme, here, at);
    }
    const lexeme = start ? first : inside;
    if (!lexeme) noteUnknown(image, at, problems);
    return token(lexeme ?? this.vocabulary.unknown, image, at);
  }

  private word(image: string): Word {
    let known = this.words.get(image);
    if (known === undefined) {
      known = {
        compounds: this.vocabulary.compounds.get(image.toLowerCase()) ?? [],
        first: this.vocabulary.find(image, true),
        inside: this.vocabulary.find(image, false),
      };
      if (this.words.size < MOST_WORDS) this.words.set(image, known);
    }
    return known;
  }

  /** A card name occurs after "named" and "copies of", and after another name followed by "or", "and" or a comma. */
  private nameAt(
    text: string,
    at: number,
    tokens: readonly Token[],
  ): { text: string; guessed: boolean } | undefined {
    const last = tokens[tokens.length - 1];
    if (!last || !BEFORE_NAME.has(last.image) || !/[\p{L}\d]/u.test(text[at]!)) return undefined;
    if (last.image === 'named' || (last.image === 'of' && tokens.at(-2)?.image === 'copies')) {
      const known = this.names.known(text, at);
      if (known) return { text: known, guessed: false };
      const guessed = this.names.guessed(text, at);
      return guessed === undefined ? undefined : { text: guessed, guessed: true };
    }
    if (last.image === '“') return this.quotedName(text, at);
    // "This relic's Great Awakening ability", "the Rise by Night ability": an ability name, not a card name.
    if (last.image === "'s" || last.image === 'the') {
      const called = this.abilityName(text, at);
      return called === undefined ? undefined : { text: called, guessed: false };
    }
    if (last.image !== 'of' && afterName(tokens)) {
      const known = this.names.known(text, at);
      if (known) return { text: known, guessed: false };
      // "Named Otto or Rolf": no word of the language, so probably another, unknown name.
      const guessed = this.names.guessed(text, at);
      if (guessed !== undefined && !this.isWord(text, at)) return { text: guessed, guessed: true };
    }
    return undefined;
  }

  /** A name that is all that stands between quotation marks: a known one, or no word of the language. */
  private quotedName(text: string, at: number): { text: string; guessed: boolean } | undefined {
    if (!this.vocabulary.lexicon.quotesNames) return undefined;
    const mark = text.indexOf('”', at);
    // “As in this,” a mark may stand inside.
    const end = /[.,]/.test(text[mark - 1] ?? '') ? mark - 1 : mark;
    const known = this.names.known(text, at);
    if (known !== undefined && at + known.length === end) return { text: known, guessed: false };
    const guessed = this.names.guessed(text, at);
    if (guessed === undefined || at + guessed.length !== end) return undefined;
    // A class may be a name, too: a place, and who is from there.
    const { inside, compounds } = this.word(guessed.split(' ')[0]!);
    const lexeme = compounds.find(({ words }) => words.join(' ') === guessed)?.lexeme ?? inside;
    const isClass = lexeme?.senses.has(this.vocabulary.category('t:classification'));
    return isClass || !this.isWord(text, at) ? { text: guessed, guessed: true } : undefined;
  }

  /** A title before "ability" that is no word of the language, as a keyword is. */
  private abilityName(text: string, at: number): string | undefined {
    ABILITY_NAME.lastIndex = at;
    const called = ABILITY_NAME.exec(text)?.[0];
    if (called === undefined) return undefined;
    const { inside, compounds } = this.word(called);
    return inside?.surface !== called && !compounds.some(({ words }) => words.join(' ') === called)
      ? called
      : undefined;
  }

  private isWord(text: string, at: number): boolean {
    TOKEN.lastIndex = at;
    if (!TOKEN.test(text) || isDigit(text, at)) return true;
    const { compounds, inside } = this.word(text.slice(at, TOKEN.lastIndex));
    return inside !== undefined || compounds.some(({ words }) => text.startsWith(words.join(' '), at));
  }
}

/** Control and format characters, and unpaired surrogates. */
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}]$/u;

/** Records a token error; adjacent errors are merged into one. */
function noteUnknown(text: string, start: number, problems: LexicalProblem[]): void {
  const kind = HIDDEN.test(text)
    ? 'hidden-character'
    : /^[()]$/.test(text)
      ? 'stray-parenthesis'
      : /^\{[^}]+$|^[^{]+\}$/.test(text)
        ? 'symbol-not-closed'
        : 'unknown-word';
  const last = problems.at(-1);
  const end = start + text.length;
  if (last?.kind === kind && last.end === start)
    problems[problems.length - 1] = { ...last, text: last.text + text, end };
  else problems.push({ kind, text, start, end });
}

function afterName(tokens: readonly Token[]): boolean {
  for (let i = tokens.length - 2; i >= 0; i--) {
    if (tokens[i]!.lexeme.surface === '' && typeof tokens[i]!.value === 'string') return true;
    if (tokens[i]!.image !== ',') return false;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function token(lexeme: Lexeme, image: string, start: number, value?: string | number): Token {
  return {
    lexeme,
    image,
    value,
    startOffset: start,
    end: start + image.length,
    tokenType: WORD,
    tokenTypeIdx: WORD.tokenTypeIdx!,
  };
}
