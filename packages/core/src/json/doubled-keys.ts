/** A key that stands twice in one object of a JSON text: what it means depends on who reads it. */
export interface DoubledKey {
  /** Keys and indexes of the object, from the outermost. */
  readonly path: readonly (string | number)[];
  readonly key: string;
  /** Where in the text it stands again. */
  readonly offset: number;
}

/** A list or an object that has begun, and where in it the reader is. */
interface Open {
  /** Keys so far; a list has none. */
  readonly keys?: Set<string>;
  at: string | number;
}

/** Where the string ends that begins at a quotation mark. No regular expression: those have no stack for long strings. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * Finds keys that stand twice in one object, of which `JSON.parse` keeps the last without a word.
 *
 * @param text that `JSON.parse` reads
 */
export function findDoubledKeys(text: string): readonly DoubledKey[] {
  const doubled: DoubledKey[] = [];
  const open: Open[] = [];
  let key = false;
  for (let at = 0; at < text.length; at++) {
    const top = open.at(-1);
    switch (text[at]) {
      case '{':
      case '[':
        key = text[at] === '{';
        open.push(key ? { keys: new Set(), at: '' } : { at: 0 });
        break;
      case '}':
      case ']':
        open.pop();
        key = false;
        break;
      case ',':
        key = top?.keys !== undefined;
        if (typeof top?.at === 'number') top.at++;
        break;
      case '"': {
        const end = endOfString(text, at);
        if (key && top?.keys !== undefined) {
          const name = JSON.parse(text.slice(at, end + 1)) as string;
          const path = open.slice(0, -1).map((one) => one.at);
          if (top.keys.has(name)) doubled.push({ path, key: name, offset: at });
          top.keys.add(name);
          top.at = name;
          key = false;
        }
        at = end;
      }
    }
  }
  return doubled;
}
