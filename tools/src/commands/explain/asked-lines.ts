/** Begins a list: of objects or strings, or on a line of its own. A text may begin with a bracket, too. */
const LIST = /^\s*\[\s*(?:$|[{"])/;

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
 * The lines of a batch, and each entry of a list of JSON in it as a line of its own. A list may go over several lines; one
 * that never ends is a line, which tells what is wrong with it.
 */
export async function* askedLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let list = '';
  for await (const line of lines) {
    if (list === '' && !LIST.test(line)) {
      yield line;
      continue;
    }
    list += `${line}\n`;
    const entries = line.trimEnd().endsWith(']') ? entriesOf(list) : undefined;
    if (entries === undefined) continue;
    list = '';
    for (const entry of entries) yield JSON.stringify(entry);
  }
  if (list !== '') yield list.trim();
}
