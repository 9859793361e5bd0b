import type { CompiledText } from '@cardwright/dsl';
import type { KitCard } from '@cardwright/dsl/kit';
import type { Position, Range } from 'vscode-languageserver';
import { isMap, isScalar, type Scalar } from 'yaml';
import { applyEdits, type Edit } from '../problems/edit.ts';
import type { Place, Problem } from '../problems/problem.ts';
import type { SetCard } from '../set-file/read-set.ts';
import { nodeAt, valueRange } from '../set-file/read-yaml.ts';
import { textChange } from '../set-file/text-change.ts';
import { scalarOffsets } from '../set-file/yaml-offsets.ts';
import type { Compiler } from '../texts/compiler.ts';
import { problemsOfText } from '../texts/problems-of-text.ts';
import { type CardText, type DocumentChange, rangeOfPlace } from './open-document.ts';
import type { ReadText } from './read-texts.ts';

const moved = (place: Place, lines: number): Place => ({ ...place, line: place.line + lines });

/** The text of a card in a set's file, which may have been read as a slice of it. */
export class SetCardText implements CardText {
  readonly name: string;
  readonly facts: KitCard;
  readonly compiler: Compiler;
  readonly compiled: CompiledText;
  readonly problems: readonly Problem[];
  readonly entry: Range;
  readonly nameRange: Range | undefined;
  private offsets: readonly number[] | undefined;

  /** @param shift how many lines further down the card stands than in the file that it was read from */
  constructor(
    private readonly card: SetCard,
    { compiler, compiled }: ReadText,
    private readonly shift: number,
  ) {
    this.facts = card.facts;
    this.compiler = compiler;
    this.compiled = compiled;
    this.name = compiler.game.fullName(card.facts);
    this.problems = problemsOfText(card, compiled).map((problem) => ({
      ...problem,
      card: this.name,
      ...(problem.place === undefined ? {} : { place: moved(problem.place, shift) }),
    }));
    const { yaml, index } = card;
    const entry = nodeAt(yaml, ['cards', index]);
    const [start, end] = entry?.range ? [entry.range[0], entry.range[2]] : [0, 1];
    this.entry = { start: { ...this.position(start), character: 0 }, end: this.position(end) };
    const named = isMap(entry) && isScalar(entry.get('name', true));
    this.nameRange = named
      ? rangeOfPlace(moved(yaml.file.place(...valueRange(yaml, ['cards', index, 'name'])), shift))
      : undefined;
  }

  rangeOf(start: number, end: number): Range {
    const last = Math.max(start, end - 1);
    const from = rangeOfPlace(moved(this.card.placeOf(start, start + 1), this.shift)).start;
    const to = rangeOfPlace(moved(this.card.placeOf(last, last + 1), this.shift));
    return { start: from, end: end > start ? to.end : from };
  }

  before(position: Position): string | undefined {
    const { node, file } = this;
    if (node === undefined) return undefined;
    const line = position.line + 1 - this.shift;
    const at = file.offsetOf(line, position.character + 1);
    const [begin, , end] = node.range!;
    if (at === undefined || at <= begin) return undefined;
    const source = file.text;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    if (isBlock ? at <= source.indexOf('\n', begin) : false) return undefined;
    // Blanks behind a text are no part of it, but it is written on behind them.
    if (at > end && source.slice(end, at).trim() !== '') return undefined;
    const offsets = this.offsetsOf(node);
    const { text } = this.facts;
    let length = 0;
    while (length < text.length && offsets[length]! < at) length++;
    if (!isBlock && length === text.length && /["']/.test(source.slice(offsets[length], at)))
      return undefined;
    const said = text.slice(0, length);
    if (length < text.length || /\s$/.test(said)) return said;
    const between = source.slice(length === 0 ? at : offsets[length - 1]! + 1, at);
    return said + (between.includes('\n') ? '\n' : between === '' ? '' : ' ');
  }

  changes(edits: readonly Edit[]): readonly DocumentChange[] {
    const { node } = this;
    if (node === undefined) return [];
    const small = node.type === 'BLOCK_LITERAL' && edits.every(({ text }) => !text.includes('\n'));
    const inLine = edits.every(({ span }) => !this.facts.text.slice(span.start, span.end).includes('\n'));
    if (small && inLine)
      return edits.map(({ span, text }) => ({ range: this.rangeOf(span.start, span.end), newText: text }));
    const change = textChange(this.card, applyEdits(this.facts.text, edits));
    if (change === undefined) return [];
    const { span, text } = change;
    return [{ range: { start: this.position(span.start), end: this.position(span.end) }, newText: text }];
  }

  private get file() {
    return this.card.yaml.file;
  }

  private get node(): Scalar | undefined {
    const node = nodeAt(this.card.yaml, ['cards', this.card.index, 'text']);
    return isScalar(node) && node.range ? node : undefined;
  }

  private offsetsOf({ range }: Scalar): readonly number[] {
    this.offsets ??= scalarOffsets(this.file.text, range![0], range![1], this.facts.text);
    return this.offsets;
  }

  private position(offset: number): Position {
    const { line, column } = this.file.place(offset);
    return { line: line - 1 + this.shift, character: column - 1 };
  }
}
