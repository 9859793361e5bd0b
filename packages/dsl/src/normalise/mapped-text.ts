/** A run of characters that were adjacent in the original (`step` 1), or that all map to one position (`step` 0). */
interface Run {
  /** Start in the text; it ends where the next run begins. */
  readonly start: number;
  /** Original offset of its first character. */
  readonly from: number;
  readonly step: 0 | 1;
}

/** A text with a source map: every character knows its offset in the original. */
export class MappedText {
  readonly text: string;
  private readonly runs: readonly Run[];

  private constructor(text: string, runs: readonly Run[]) {
    this.text = text;
    this.runs = runs;
  }

  /** A text whose first character has the original offset `from`. */
  static of(text: string, from = 0): MappedText {
    return new MappedText(text, [{ start: 0, from, step: 1 }]);
  }

  /** Original offset of a position, or of the end. */
  at(position: number): number {
    const at = Math.min(position, this.text.length);
    let index = this.runs.length - 1;
    while (index > 0 && this.runs[index]!.start > at) index--;
    const { start, from, step } = this.runs[index]!;
    return from + step * (at - start);
  }

  slice(start: number, end: number): MappedText {
    if (start === 0 && end >= this.text.length) return this;
    const runs: Run[] = [];
    this.copy(start, Math.min(end, this.text.length), 0, runs);
    return new MappedText(this.text.slice(start, end), runs);
  }

  /**
   * Replaces matches; new characters map to the start of the match. A replacement of equal length maps one to one.
   *
   * @param pattern global, and never matching the empty string
   */
  replace(pattern: RegExp, to: string | ((match: RegExpExecArray) => string)): MappedText {
    pattern.lastIndex = 0;
    let match = pattern.exec(this.text);
    if (match === null) return this;
    let text = '';
    const runs: Run[] = [];
    let last = 0;
    for (; match !== null; match = pattern.exec(this.text)) {
      const replacement = typeof to === 'string' ? to : to(match);
      const { index } = match;
      const end = index + match[0].length;
      if (index > last) this.copy(last, index - 1, text.length, runs);
      text += this.text.slice(last, index);
      if (replacement.length === match[0].length) this.copy(index, end - 1, text.length, runs);
      else if (replacement) runs.push({ start: text.length, from: this.at(index), step: 0 });
      text += replacement;
      last = end;
    }
    this.copy(last, this.text.length, text.length, runs);
    return new MappedText(text + this.text.slice(last), runs);
  }

  /** Concatenation; `glue` maps to the end of this text. */
  concat(other: MappedText, glue = ''): MappedText {
    const runs: Run[] = [];
    const { length } = this.text;
    if (length > 0) this.copy(0, length - 1, 0, runs);
    if (glue) runs.push({ start: length, from: this.at(length), step: 0 });
    other.copy(0, other.text.length, length + glue.length, runs);
    return new MappedText(this.text + glue + other.text, runs);
  }

  /** Trims white space. */
  trim(): MappedText {
    const start = this.text.length - this.text.trimStart().length;
    return this.slice(start, Math.max(start, this.text.trimEnd().length));
  }

  /** Copies the runs of the positions from `first` to `last` (inclusive), shifted so that `first` becomes `place`. */
  private copy(first: number, last: number, place: number, into: Run[]): undefined {
    for (let i = 0; i < this.runs.length; i++) {
      const { start, from, step } = this.runs[i]!;
      const next = this.runs[i + 1]?.start ?? Number.POSITIVE_INFINITY;
      if (next <= first || start > last) continue;
      const skipped = Math.max(first - start, 0);
      into.push({ start: place + Math.max(start - first, 0), from: from + step * skipped, step });
    }
  }
}
