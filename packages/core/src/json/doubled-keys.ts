/** A duplicate key in one object of a JSON text, whose meaning depends on the parser. */
export interface DoubledKey {
  /** Path of the object, from the outermost. */
  readonly path: readonly (string | number)[];
  readonly key: string;
  /** Offset of the second occurrence. */
  readonly offset: number;
}

/** An open list or object, with the position of the reader in it. */
interface Open {
  /** Keys so far; absent for a list. */
  readonly keys?: Set<string>;
  at: string | number;
}

/**
 * Finds the end of the string that starts at a quotation mark. Not a regular expression: those overflow their stack on
 * long strings.
 */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes++;
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * Finds duplicate keys in objects; `JSON.parse` silently keeps the last.
 *
 * @param text valid JSON
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
