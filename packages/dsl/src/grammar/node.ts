/** Parse trees: which phrase was read, with its parts in order. */
import type { Lexeme } from '../lexicon/vocabulary.ts';
import type { Row } from '../phrase/row.ts';
import type { IToken } from './chevrotain.ts';

/** A word or mark of the clean text, as Chevrotain takes it. */
export interface Token extends Readonly<Pick<IToken, 'tokenType' | 'tokenTypeIdx'>> {
  readonly lexeme: Lexeme;
  /** As written in the clean text. */
  readonly image: string;
  /** The value of an open token: a number, a name. */
  readonly value: string | number | undefined;
  /** Offset of its first character in the clean line. */
  readonly startOffset: number;
  /** Offset behind its last character. */
  readonly end: number;
}

export interface Node {
  readonly slot: string;
  readonly row: Row;
  /** Index among the row's variants. */
  readonly variant: number;
  /** One for each capture of the variant. */
  readonly parts: readonly (Node | Token)[];
  /** Range of tokens: first index, and one past the last. */
  readonly first: number;
  readonly last: number;
}

export function isNode(part: Node | Token): part is Node {
  return 'row' in part;
}
