/** A line with its tokens and the map to the original text. */
import type { Token } from '../grammar/node.ts';
import type { Vocabulary } from '../lexicon/vocabulary.ts';
import type { CleanLine } from '../normalise/normalise.ts';
import type { Span } from '../syntax/syntax.ts';
import type { TokenView } from './read-ability.ts';

export class Line {
  readonly clean: CleanLine;
  readonly tokens: readonly Token[];

  constructor(clean: CleanLine, tokens: readonly Token[]) {
    this.clean = clean;
    this.tokens = tokens;
  }

  get text(): string {
    return this.clean.text.text;
  }

  /** The span of the whole line. */
  get whole(): Span {
    return this.span(0, this.text.length);
  }

  /** The empty span at its end, where something is missing. */
  get end(): Span {
    const { end } = this.whole;
    return { start: end, end };
  }

  /** The span of a range in the clean line. */
  span(start: number, end: number): Span {
    const { text } = this.clean;
    return { start: text.at(start), end: end === 0 ? text.at(0) : text.at(end - 1) + 1 };
  }

  /** The span of a range of tokens: the first, and one past the last. */
  spanOf(first: number, last: number): Span {
    return this.span(this.tokens[first]!.startOffset, this.tokens[last - 1]!.end);
  }

  views(vocabulary: Vocabulary): TokenView[] {
    return this.tokens.map((token) => ({
      text: token.image,
      kind: kindOf(token, vocabulary),
      span: this.span(token.startOffset, token.end),
    }));
  }
}

function kindOf({ lexeme, value }: Token, vocabulary: Vocabulary): string {
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'name';
  const kinds = lexeme.categories.map((id) => vocabulary.categoryNames[id]!);
  return kinds.find((kind) => kind.startsWith('t:'))?.slice(2) ?? (kinds.length > 0 ? 'word' : 'unknown');
}
