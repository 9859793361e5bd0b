/** An entry of a set's file as a text of its own. */
export interface Slice {
  /** The head of the file with this entry alone. */
  readonly text: string;
  /** How many lines further down its entry stands in the whole file. */
  readonly shift: number;
}

/** A set's file cut into its entries, so that what did not change is not read again. */
export interface Slices {
  /** Lines of the head, which all slices begin with. */
  readonly headLines: number;
  readonly entries: readonly Slice[];
}

/** Whether a line says nothing: blank, or a comment. */
const saysNothing = (line: string): boolean => /^\s*(?:#.*)?\r?$/.test(line);

/**
 * Cuts a set's file; undefined where it is not written the usual way, the list of cards last and each entry on lines of its own:
 * then it has to be read whole.
 */
export function slicesOf(text: string): Slices | undefined {
  const lines = text.split('\n');
  const list = lines.findIndex((line) => /^cards:\s*(?:#.*)?$/.test(line));
  if (list < 0) return undefined;
  const head = lines.slice(0, list + 1);
  const starts: number[] = [];
  let indent: number | undefined;
  for (let at = list + 1; at < lines.length; at++) {
    const line = lines[at]!;
    if (saysNothing(line)) continue;
    const own = line.length - line.trimStart().length;
    indent ??= own;
    const begins = own === indent && /^- \s*\S/.test(line.slice(own));
    if (begins) starts.push(at);
    else if (own <= indent) return undefined;
  }
  if (starts.length === 0) return undefined;
  const headText = head.join('\n');
  return {
    headLines: head.length,
    entries: starts.map((start, i) => ({
      text: `${headText}\n${lines.slice(start, starts[i + 1] ?? lines.length).join('\n')}`,
      shift: start - head.length,
    })),
  };
}
