/**
 * Where each character of a YAML scalar's value stands in the file. Walks value and source side by side, so one
 * function serves plain, quoted, literal and folded scalars: what the source has more (indentation, quotes,
 * backslashes) is passed over, and a folded line break stands for the blank it became.
 *
 * @param source the file; @param start, end the scalar in it, with its header or quotes
 * @returns one offset for each UTF-16 unit of the value, and the end
 */
export function scalarOffsets(source: string, start: number, end: number, value: string): readonly number[] {
  const offsets: number[] = [];
  let at = contentStart(source, start, end);
  for (const unit of value.split('')) {
    at = seek(source, at, end, unit);
    offsets.push(Math.min(at, end));
    at += escapeLength(source, at, unit);
  }
  offsets.push(Math.min(at, end));
  return offsets;
}

const isBlank = (char: string | undefined): boolean =>
  char === ' ' || char === '\n' || char === '\r' || char === '\t';

/** Past the header of a block scalar or the opening quote. */
function contentStart(source: string, start: number, end: number): number {
  const first = source[start];
  if (first === '|' || first === '>') {
    const line = source.indexOf('\n', start);
    return line < 0 ? end : line + 1;
  }
  return first === '"' || first === "'" ? start + 1 : start;
}

/** The next place that can stand for the character. */
function seek(source: string, from: number, end: number, unit: string): number {
  let at = from;
  while (at < end && source[at] !== unit) {
    if (source[at] === '\\' || (isBlank(source[at]) && isBlank(unit))) return at;
    if (!isBlank(source[at]) && source[at] !== "'") return at;
    at++;
  }
  return at;
}

/** How much of the source the character took. */
function escapeLength(source: string, at: number, unit: string): number {
  const read = /^\\(?:u[\da-f]{4}|x[\da-f]{2}|U[\da-f]{8}|.)/i.exec(source.slice(at, at + 10));
  if (read !== null && source[at] !== unit) return read[0].length;
  return source.startsWith("''", at) && unit === "'" ? 2 : 1;
}
