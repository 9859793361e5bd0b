import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import type { Position, Range } from 'vscode-languageserver';
import type { SourceFile } from '../files/source-file.ts';
import type { Edit } from '../problems/edit.ts';
import type { Problem } from '../problems/problem.ts';
import type { Compiler } from '../texts/compiler.ts';
import { problemsOfText } from '../texts/problems-of-text.ts';
import type { CardText, DocumentChange } from './open-document.ts';
import type { ReadText } from './read-texts.ts';

/** The text of a card that is a file by itself. */
export class PlainCardText implements CardText {
  readonly name: string;
  readonly compiler: Compiler;
  readonly compiled: CompiledText;
  readonly problems: readonly Problem[];
  readonly entry: Range;
  readonly nameRange = undefined;

  /** @param begin where in the file the text begins */
  constructor(
    private readonly file: SourceFile,
    readonly facts: KitCard,
    private readonly begin: number,
    { compiler, compiled }: ReadText,
  ) {
    this.name = compiler.game.fullName(facts);
    this.compiler = compiler;
    this.compiled = compiled;
    const placeOf = (start: number, end: number) => file.place(begin + start, begin + end);
    this.problems = problemsOfText({ facts, placeOf }, compiled);
    this.entry = { start: this.position(begin), end: this.position(file.text.length) };
  }

  rangeOf(start: number, end: number): Range {
    return { start: this.position(this.begin + start), end: this.position(this.begin + end) };
  }

  before({ line, character }: Position): string | undefined {
    const at = this.file.offsetOf(line + 1, character + 1);
    return at === undefined || at < this.begin ? undefined : this.file.text.slice(this.begin, at);
  }

  changes(edits: readonly Edit[]): readonly DocumentChange[] {
    return edits.map(({ span, text }) => ({ range: this.rangeOf(span.start, span.end), newText: text }));
  }

  private position(offset: number): Position {
    const { line, column } = this.file.place(offset);
    return { line: line - 1, character: column - 1 };
  }
}
