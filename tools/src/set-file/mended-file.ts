import { SourceFile } from '../files/source-file.ts';
import { applyEdits, type Edit } from '../problems/edit.ts';
import type { Place } from '../problems/problem.ts';

/** A file as it was meant: with one change. Its places are those of the file as it was written. */
export class MendedFile extends SourceFile {
  constructor(
    private readonly written: SourceFile,
    private readonly edit: Edit,
  ) {
    super(written.name, applyEdits(written.text, [edit]), written.mark);
  }

  /** The offset in the file as it was written. Within the change, what was only put in has no width there. */
  private back(offset: number): number {
    const { span, text } = this.edit;
    if (offset <= span.start) return offset;
    if (offset >= span.start + text.length) return offset - text.length + (span.end - span.start);
    let at = span.start;
    for (let i = 0; i < offset - span.start && at < span.end; i++)
      if (this.written.text[at] === text[i]) at++;
    return at;
  }

  override place(start: number, end: number = start + 1): Place {
    const from = this.back(start);
    return this.written.place(from, Math.max(this.back(end), from + 1));
  }
}
