import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Place } from '../problems/problem.ts';
import { fail } from '../problems/problem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};

/** A text file and the places in it. */
export class SourceFile {
  private readonly starts: number[] = [0];

  constructor(
    /** As the user named it. */
    readonly name: string,
    readonly text: string,
  ) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  /** Reads a file, or says why it cannot be read. */
  static read(name: string, cwd: string): SourceFile {
    try {
      return new SourceFile(name, readFileSync(resolve(cwd, name), 'utf8').replace(/^\uFEFF/, ''));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      return fail('file/unreadable', `${name} cannot be read: ${reasons[code] ?? code}`, {
        help: 'give the path of a file, seen from the folder you are in',
      });
    }
  }

  /** The place of a range of offsets; what is beyond its first line is not underlined. */
  place(start: number, end: number = start + 1): Place {
    let low = 0;
    for (let high = this.starts.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= start) low = middle;
      else high = middle;
    }
    const from = this.starts[low]!;
    const next = this.text.indexOf('\n', from);
    const source = this.text.slice(from, next < 0 ? this.text.length : next).replace(/\r$/, '');
    return {
      file: this.name,
      line: low + 1,
      column: start - from + 1,
      length: Math.max(1, Math.min(end - start, from + source.length - start)),
      source,
    };
  }

  /** The place of a line, counted from 1. */
  line(line: number): Place {
    const start = this.starts[line - 1] ?? 0;
    const { source = '' } = this.place(start);
    const indent = source.length - source.trimStart().length;
    return this.place(start + indent, start + source.length);
  }
}
