/** Text of which every character knows where it stood in the text it came from. */
export class MappedText {
  readonly text: string;
  /** Original offset of each character, and of the end. */
  readonly map: readonly number[];

  constructor(text: string, map: readonly number[]) {
    this.text = text;
    this.map = map;
  }

  static of(text: string): MappedText {
    const map: number[] = [];
    for (let i = 0; i <= text.length; i++) map.push(i);
    return new MappedText(text, map);
  }

  /** Original offset of a position. */
  at(position: number): number {
    return this.map[Math.min(position, this.map.length - 1)]!;
  }

  slice(start: number, end: number): MappedText {
    return new MappedText(this.text.slice(start, end), this.map.slice(start, end + 1));
  }

  /** Replaces matches; new characters stand where the match began. A replacement of the same length maps one to one. */
  replace(pattern: RegExp, to: string | ((match: RegExpExecArray) => string)): MappedText {
    if (this.text.search(pattern) < 0) return this;
    let text = '';
    const map: number[] = [];
    let last = 0;
    for (const match of this.text.matchAll(pattern)) {
      const replacement = typeof to === 'string' ? to : to(match as RegExpExecArray);
      const { index } = match;
      text += this.text.slice(last, index) + replacement;
      for (let i = last; i < index; i++) map.push(this.map[i]!);
      const same = replacement.length === match[0].length;
      for (let i = 0; i < replacement.length; i++) map.push(this.map[same ? index + i : index]!);
      last = index + match[0].length;
    }
    if (last === 0 && text === '') return this;
    text += this.text.slice(last);
    for (let i = last; i < this.map.length; i++) map.push(this.map[i]!);
    return new MappedText(text, map);
  }

  concat(other: MappedText, glue = ''): MappedText {
    const end = this.map[this.map.length - 1]!;
    const seam = Array.from({ length: glue.length }, () => end);
    return new MappedText(this.text + glue + other.text, [...this.map.slice(0, -1), ...seam, ...other.map]);
  }

  /** Without white space at either end. */
  trim(): MappedText {
    const start = this.text.length - this.text.trimStart().length;
    return this.slice(start, Math.max(start, this.text.trimEnd().length));
  }
}
