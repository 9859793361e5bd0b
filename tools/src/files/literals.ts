/** A text between quotation marks in a source file. */
export interface Literal {
  /** Where it begins, and where it ends, with its marks. */
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** Where each character of the value is written, and its end. */
  readonly offsets: readonly number[];
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const CODE_POINT = /u\{([0-9a-fA-F]+)\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})/y;

/** What a backslash and what follows it stand for, and where they end. */
function escaped(text: string, at: number): { readonly value: string; readonly end: number } {
  CODE_POINT.lastIndex = at + 1;
  const code = CODE_POINT.exec(text);
  if (code !== null)
    return {
      value: String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? code[3]!, 16)),
      end: CODE_POINT.lastIndex,
    };
  const next = text[at + 1] ?? '';
  if (next === '\r' && text[at + 2] === '\n') return { value: '', end: at + 3 };
  return { value: next === '\n' ? '' : (ESCAPES[next] ?? next), end: at + 2 };
}

/** The literal that begins at a quotation mark; none where it does not end, or is put together as the program runs. */
function literalAt(text: string, start: number): Literal | undefined {
  const mark = text[start]!;
  const offsets: number[] = [];
  let value = '';
  const add = (more: string, at: number) => {
    for (let i = 0; i < more.length; i++) offsets.push(at);
    value += more;
  };
  for (let at = start + 1; at < text.length; ) {
    const one = text[at]!;
    if (one === mark) return { start, end: at + 1, value, offsets: [...offsets, at] };
    if (one === '\n' && mark !== '`') return undefined;
    if (mark === '`' && text.startsWith('${', at)) return undefined;
    if (one === '\\') {
      const { value: more, end } = escaped(text, at);
      add(more, at);
      at = end;
    } else {
      // The ends of lines in a template are one character, however the file has them.
      if (!(one === '\r' && text[at + 1] === '\n')) add(one, at);
      at++;
    }
  }
  return undefined;
}

/** The texts between quotation marks in a file of code or JSON, as the program has them. */
export function literalsIn(text: string): readonly Literal[] {
  const found: Literal[] = [];
  for (let at = 0; at < text.length; ) {
    COMMENT.lastIndex = at;
    if (text[at] === '/' && COMMENT.test(text)) at = COMMENT.lastIndex;
    else if (/['"`]/.test(text[at]!)) {
      const literal = literalAt(text, at);
      if (literal !== undefined) found.push(literal);
      at = literal?.end ?? at + 1;
    } else at++;
  }
  return found;
}

/**
 * Some words as one literal, or as several that are put together: by plus signs, or as a list of lines.
 *
 * @param from the index of the first
 */
export function wordsFrom(
  text: string,
  literals: readonly Literal[],
  from: number,
  words: string,
): Literal | undefined {
  let { start, end, value, offsets } = literals[from]!;
  for (let next = from + 1; ; next++) {
    if (value.trimEnd() === words) return { start, end, value, offsets };
    const more = literals[next];
    if (more === undefined || !words.startsWith(value)) return undefined;
    const between = text.slice(end, more.start).trim();
    if (between !== '+' && between !== ',') return undefined;
    const line = between === ',' ? '\n' : '';
    value += line + more.value;
    offsets = [...offsets.slice(0, line === '' ? -1 : undefined), ...more.offsets];
    end = more.end;
  }
}
