import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Place } from '../problems/problem.ts';
import { fail, ProblemError } from '../problems/problem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
  ENOTDIR: 'a part of its path is a file, not a folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead round in a circle',
  ERR_INVALID_ARG_VALUE: 'no file can have such a name',
};

/** Maximum file size: a hundred times the largest card file. */
const FILE_LIMIT = 256 * 2 ** 20;

/** The bytes of a file; what is no file, or has no end, is not read at all. */
function readBytes(name: string, cwd: string): Buffer {
  const help = { help: 'give the path of a file, seen from the folder you are in' };
  const shown = name === '' ? 'a file without a name' : name.length > 200 ? `${name.slice(0, 200)}…` : name;
  const refuse = (why: string) => fail('file/unreadable', `${shown} cannot be read: ${why}`, help);
  try {
    const path = resolve(cwd, name);
    const found = statSync(path);
    if (found.isDirectory()) return refuse(name === '' ? 'its name is empty' : reasons.EISDIR!);
    if (found.isFile() && found.size > FILE_LIMIT)
      return refuse(`it has more than ${FILE_LIMIT / 2 ** 20} MB`);
    if (!found.isFile() && !found.isFIFO() && !found.isSocket()) return refuse('it is a device, not a file');
    return readFileSync(path);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    return refuse(reasons[code] ?? code);
  }
}

/** A text file and the places in it. */
export class SourceFile {
  private readonly starts: number[] = [0];

  constructor(
    /** As the user named it. */
    readonly name: string,
    readonly text: string,
    /** The byte order mark that the file begins with; it is no part of the text. */
    readonly mark: '' | '\uFEFF' = '',
  ) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.starts.push(at + 1);
  }

  /** Reads a file, or says why it cannot be read. */
  static read(name: string, cwd: string): SourceFile {
    const bytes = readBytes(name, cwd);
    if (bytes.includes(0)) {
      const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
      fail('file/encoding', `${name} is ${wide ? 'in UTF-16' : 'not a text'}`, {
        help: wide ? 'save it as UTF-8' : 'give a text file in UTF-8',
      });
    }
    const whole = bytes.toString('utf8');
    const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
    const file = new SourceFile(name, whole.slice(mark.length), mark);
    if (isUtf8(bytes)) return file;
    const at = file.text.indexOf('\uFFFD');
    return fail('file/encoding', `${name} is not in UTF-8`, {
      place: file.place(at),
      help: 'save it as UTF-8',
    });
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

  /** The offset of a place, both counted from 1; undefined where there is no such line. What is beyond its end is its end. */
  offsetOf(line: number, column: number): number | undefined {
    const start = this.starts[line - 1];
    if (start === undefined) return undefined;
    const next = this.starts[line] ?? this.text.length + 1;
    return Math.min(start + column - 1, next - 1);
  }

  /** The place of a line, counted from 1. */
  line(line: number): Place {
    const start = this.starts[line - 1] ?? 0;
    const { source = '' } = this.place(start);
    const indent = source.length - source.trimStart().length;
    return this.place(start + indent, start + source.length);
  }
}
