/** Begins a list: of objects or strings, or on a line of its own. A text may begin with a bracket, too. */
const LIST = /^\s*\[\s*(?:$|[{"]|\]\s*$)/;

/** What one answer is given to. */
export interface AskedLine {
  readonly text: string;
  /** The line of the input that it is in, from 1; of an entry the line at which its list begins. */
  readonly line: number;
  /** Which entry of a list it is, from 1. */
  readonly entry?: number;
}

/** The entries of a list; undefined while it is none. */
function entriesOf(text: string): readonly unknown[] | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The lines of a batch, blank ones too, so that answers can be counted; and each entry of a list of JSON as a line of its own.
 * A list may go over several lines; one that never ends is a line, which tells what is wrong with it.
 */
export async function* askedLines(lines: AsyncIterable<string>): AsyncGenerator<AskedLine> {
  let list = '';
  let begun = 0;
  let line = 0;
  for await (const text of lines) {
    line++;
    if (list === '' && !LIST.test(text)) {
      yield { text: text.trim(), line };
      continue;
    }
    if (list === '') begun = line;
    list += `${text}\n`;
    const entries = text.trimEnd().endsWith(']') ? entriesOf(list) : undefined;
    if (entries === undefined) continue;
    list = '';
    for (const [i, entry] of entries.entries())
      yield { text: JSON.stringify(entry), line: begun, entry: i + 1 };
  }
  if (list !== '') yield { text: list.trim(), line: begun };
}
