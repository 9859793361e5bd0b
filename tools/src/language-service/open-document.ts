import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import type { Position, Range } from 'vscode-languageserver';
import type { Edit } from '../problems/edit.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { Compiler } from '../texts/compiler.ts';

/** A change of a document. */
export interface DocumentChange {
  readonly range: Range;
  readonly newText: string;
}

/** The text of one card in a document. */
export interface CardText {
  /** The card, by its full name. */
  readonly name: string;
  readonly facts: KitCard;
  readonly compiler: Compiler;
  readonly compiled: CompiledText;
  /** What is wrong with the text; their spans are those of the text. */
  readonly problems: readonly Problem[];
  /** Lines of the document that are about the card. */
  readonly entry: Range;
  /** Where the card's name stands, where it has one in the document. */
  readonly nameRange: Range | undefined;
  /** Where a span of the text stands in the document. */
  rangeOf(start: number, end: number): Range;
  /** How much of the text stands before a position in it; undefined for a position elsewhere. */
  before(position: Position): string | undefined;
  /** The changes of the document that make these changes of the text; none where it cannot be changed. */
  changes(edits: readonly Edit[]): readonly DocumentChange[];
}

/** A problem with its place in a document. */
export interface PlacedProblem {
  readonly range: Range;
  readonly problem: Problem;
}

/** A document as it was read last. */
export interface OpenDocument {
  readonly texts: readonly CardText[];
  readonly problems: readonly PlacedProblem[];
  /** The JSON Schema of the facts around the texts, where there are any. */
  readonly schema?: () => unknown;
}

/** A place as editors count: from 0, the end behind the last character. */
export const rangeOfPlace = ({ line, column, length = 1 }: Place): Range => ({
  start: { line: line - 1, character: column - 1 },
  end: { line: line - 1, character: column - 1 + length },
});

const FIRST: Range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };

/** A problem where it stands in a document; one of another file, a configuration, at the first line with its place in words. */
export function placedIn(name: string, problem: Problem): PlacedProblem {
  const { place, message } = problem;
  if (place === undefined) return { problem, range: FIRST };
  if (place.file === name) return { problem, range: rangeOfPlace(place) };
  const where = `${place.file}:${place.line}:${place.column}`;
  return { range: FIRST, problem: { ...problem, message: `${where}: ${message}` } };
}

export const contains = ({ start, end }: Range, { line, character }: Position): boolean =>
  (line > start.line || (line === start.line && character >= start.character)) &&
  (line < end.line || (line === end.line && character <= end.character));

/** The text in which a position is. */
export function textAt(document: OpenDocument, position: Position): CardText | undefined {
  return document.texts.find((one) => contains(one.entry, position) && one.before(position) !== undefined);
}
