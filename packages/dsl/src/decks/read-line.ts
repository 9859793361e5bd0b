import type { DeckEntry, ListProblem } from './deck-list.ts';

/** Maximum number of copies in a line, far beyond any deck. */
const MOST_COPIES = 1000;
/** Maximum length of a line to match; no name is so long. */
export const LONGEST_LINE = 300;

/** What may precede a count: a bullet, a quotation mark, a checkbox. */
const BULLET = /^(?:[-–—*+>]\s+|[•·●○▪◦‣]\s*|\[[ xX]?\]\s+)+/;
/** What begins and ends bold letters. */
const BOLD = { before: /^(?:\*\*|__)/, behind: /(?:\*\*|__)$/ };
const COMMENT_BEHIND = /\s+(?:\/\/|#\s).*$/;

/**
 * The patterns of a line, beginning with one that runs in constant time. Groups: `name`, and `a` to `c` for the count
 * in any of its forms.
 */
const LINES = [
  // 4 Name, 4x Name, 4 x Name, 4, Name, 4 - Name; x4 Name; (4) Name
  /^(?:(?<a>\d+)\s{0,9}[x×*]?|[x×](?<b>\d+)|[([]\s{0,9}[x×]?(?<c>\d+)\s{0,9}[x×]?\s{0,9}[)\]])(?:\s{0,9}[,;|:]\s{0,9}|\s{1,9}(?:[-–—]\s{1,9})?)(?<name>\S.*)$/di,
  // Name x4, Name 4x, Name (4), Name [x4]
  /^(?<name>.*\S)(?:\s*[,;|:]\s*|\s+)(?:[x×]\s?(?<a>\d+)|(?<b>\d+)\s?[x×]|[([]\s*[x×]?\s*(?<c>\d+)\s*[x×]?\s*[)\]])$/di,
  // Name, 4; Name: 4; Name<tab>4
  /^(?<name>.*\S)(?:\s*[,;|:]\s*|[ ]*\t\s*)(?<a>\d+)$/di,
];

/** A name may be in quotation marks, or the text of a link. */
const WRAPPED = [/^"(?<name>[^"]+)"$/d, /^“(?<name>[^”]+)”$/d, /^\[(?<name>[^\]]+)\]\(\S*\)$/d];

/** The range of a name without its wrapping. */
function unwrap(text: string, start: number): readonly [start: number, end: number] {
  for (const form of WRAPPED) {
    const found = form.exec(text)?.indices?.groups?.['name'];
    if (found !== undefined) return [start + found[0], start + found[1]];
  }
  return [start, start + text.length];
}

const shown = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/**
 * Parses a line that is neither heading nor comment.
 *
 * @param line without surrounding marks, `offset` its offset in the list
 * @returns the entry; a problem if the line does not state a card and a count
 */
export function readLine(line: string, offset: number): DeckEntry | ListProblem {
  const bullet = BULLET.exec(line)?.[0].length ?? 0;
  const before = bullet + (BOLD.before.exec(line.slice(bullet))?.[0].length ?? 0);
  const rest = line.slice(before);
  const text =
    line.length > LONGEST_LINE ? rest : rest.replace(COMMENT_BEHIND, '').replace(BOLD.behind, '').trimEnd();
  const at = offset + before;
  const problem = { severity: 'error', start: offset, end: offset + line.length } as const;
  const forms = line.length > LONGEST_LINE ? LINES.slice(0, 1) : LINES;
  const read = forms.map((form) => form.exec(text)).find((found) => found !== null);
  const { a, b, c } = read?.groups ?? {};
  const written = a ?? b ?? c;
  const place = read?.indices?.groups?.['name'];
  if (written === undefined || place === undefined)
    return {
      code: 'line',
      ...problem,
      message: `“${shown(line)}” does not say how many of which card`,
      fix: 'write a count and a full name: 4 Name - Version',
    };
  const count = Number(written);
  if (count === 0 || count > MOST_COPIES)
    return {
      code: 'line',
      ...problem,
      message: `“${shown(line)}” asks for ${written} copies`,
      fix: `write a count from 1 to ${MOST_COPIES}`,
    };
  const [start, end] = unwrap(text.slice(...place), at + place[0]);
  return { count, name: text.slice(start - at, end - at), start, end };
}
