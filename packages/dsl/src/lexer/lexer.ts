/** Clean text to tokens: one regular expression and the vocabulary. */
import type { Token } from '../grammar/node.ts';
import type { Lexeme, Vocabulary } from '../lexicon/vocabulary.ts';
import { NameIndex } from './names.ts';

/** What is no token: a word the language does not know, a mark that is none; or a name it had to guess. */
export interface LexicalProblem {
  readonly kind: 'unknown-word' | 'guessed-name' | 'hidden-character' | 'stray-parenthesis';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface LexResult {
  readonly tokens: readonly Token[];
  readonly problems: readonly LexicalProblem[];
}

const TOKEN =
  /(\{[^}]*\})|([+-]\d+)|(\d+)|([\p{L}]+n't)(?![\p{L}])|(\p{L}[\p{L}\d]*(?:-\p{L}+)*)|('(?:s|re|ve|ll|d)\b)|([^\s])/uy;
/** After these a new sentence begins, and a capital letter says nothing. */
const OPENERS = new Set(['.', '!', '?', ':', '—', '•', '“']);

export class LineLexer {
  private readonly vocabulary: Vocabulary;
  private readonly names: NameIndex;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    this.names = new NameIndex(vocabulary.lexicon.names ?? []);
  }

  /** Reads one clean line. */
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
        // The dash inside a name is none after a cost.
        tokens.push(token(this.vocabulary.name, name.text, at, name.text.replaceAll(' — ', ' - ')));
        if (name.guessed)
          problems.push({ kind: 'guessed-name', text: name.text, start: at, end: at + name.text.length });
        at += name.text.length;
        continue;
      }
      TOKEN.lastIndex = at;
      const match = TOKEN.exec(text);
      if (!match) {
        at++;
        continue;
      }
      const image = match[0];
      // A full stop inside a quotation that ends the sentence stands, for the grammar, behind it.
      if (image === '.' && text[at + 1] === '”' && /^(?: [\p{Lu}•“{]|$)/u.test(text.slice(at + 2))) {
        for (const [mark, place] of [
          ['”', at + 1],
          ['.', at],
        ] as const)
          tokens.push(token(this.vocabulary.find(mark, false) ?? this.vocabulary.unknown, mark, place));
        at += 2;
        continue;
      }
      const start = tokens.length === 0 || OPENERS.has(tokens.at(-1)!.image);
      const compound = match[5] ? this.compoundAt(text, at, image, start) : undefined;
      if (compound) tokens.push(compound);
      else if (match[2]) tokens.push(token(this.vocabulary.signed, image, at, Number(image)));
      else if (match[3]) tokens.push(token(this.vocabulary.integer, image, at, Number(image)));
      else {
        const lexeme = this.vocabulary.find(image, start);
        if (!lexeme) noteUnknown(image, at, problems);
        tokens.push(token(lexeme ?? this.vocabulary.unknown, image, at));
      }
      at = tokens.at(-1)!.end;
    }
    return { tokens, problems };
  }

  private compoundAt(text: string, at: number, first: string, start: boolean): Token | undefined {
    for (const { words, lexeme } of this.vocabulary.compounds.get(first.toLowerCase()) ?? []) {
      const surface = words.join(' ');
      const here = text.slice(at, at + surface.length);
      const same = here === surface || (start && here.toLowerCase() === surface.toLowerCase());
      if (same && !/^[\p{L}\d]/u.test(text.slice(at + surface.length))) return token(lexeme, here, at);
    }
    return undefined;
  }

  /** A name stands after "named" and "copies of", and after another name and "or", "and" or a comma. */
  private nameAt(
    text: string,
    at: number,
    tokens: readonly Token[],
  ): { text: string; guessed: boolean } | undefined {
    const last = tokens.at(-1);
    if (!last || !/[\p{L}\d]/u.test(text[at]!)) return undefined;
    if (last.image === 'named' || (last.image === 'of' && tokens.at(-2)?.image === 'copies')) {
      const known = this.names.known(text, at);
      if (known) return { text: known, guessed: false };
      const guessed = this.names.guessed(text, at);
      return guessed === undefined ? undefined : { text: guessed, guessed: true };
    }
    // "This relic's Great Awakening ability": the ability's own name, which is no card's.
    if (last.image === "'s") {
      const called = this.names.guessed(text, at);
      if (called !== undefined && /^ ability\b/.test(text.slice(at + called.length)))
        return { text: called, guessed: false };
    }
    if (/^(or|and|,)$/.test(last.image) && afterName(tokens)) {
      const known = this.names.known(text, at);
      if (known) return { text: known, guessed: false };
    }
    return undefined;
  }
}

/** Control and formatting characters, and halves of a character. */
const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}]$/u;

/** Notes what is no token. What stands without a blank behind such a thing is told together with it. */
function noteUnknown(text: string, start: number, problems: LexicalProblem[]): void {
  const kind = HIDDEN.test(text)
    ? 'hidden-character'
    : /^[()]$/.test(text)
      ? 'stray-parenthesis'
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

function token(lexeme: Lexeme, image: string, start: number, value?: string | number): Token {
  return { lexeme, image, value, start, end: start + image.length };
}
