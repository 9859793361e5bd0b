import { fromDeckCode, isDeckCode } from './deck-code.ts';
import type { DeckEntry, DeckList, DeckProblem } from './deck-list.ts';

/** Most copies that a line may ask for, and most lines: no deck comes near them. */
const MOST_COPIES = 1000;
const MOST_LINES = 1000;

/** Headings that lists have between their cards; a number in parentheses or behind may follow. */
const HEADING =
  /^(?:\[?(?:main ?)?deck|characters?|actions?|songs?|actions? (?:&|and) songs?|items?|locations?|amber|amethyst|emerald|ruby|sapphire|steel)\]?(?: ?\(\d+\)| ?\[\d+\]| ?: ?\d+)?\]? ?:?$/i;

/** `4 Name`, `4x Name`, `4 x Name`, `x4 Name`, `Name x4`. */
const LINES = [
  /^(?<count>\d+)\s*[x×]?\s+(?<name>\S.*)$/i,
  /^[x×](?<count>\d+)\s+(?<name>\S.*)$/i,
  /^(?<name>.*\S)\s+[x×](?<count>\d+)$/i,
];

function readLine(line: string, offset: number): DeckEntry | DeckProblem | null {
  const text = line.trim();
  const start = offset + line.indexOf(text);
  if (text === '' || /^(?:#|\/\/)/.test(text) || HEADING.test(text)) return null;
  const problem = { code: 'line', start, end: start + text.length };
  const shown = text.length > 60 ? `${text.slice(0, 60)}…` : text;
  const read = LINES.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (read === undefined)
    return {
      ...problem,
      message: `“${shown}” does not say how many of which card`,
      fix: 'write a count and a full name: 4 Name - Version',
    };
  const count = Number(read['count']);
  if (count === 0 || count > MOST_COPIES)
    return {
      ...problem,
      message: `“${shown}” asks for ${read['count']} copies`,
      fix: `write a count from 1 to ${MOST_COPIES}`,
    };
  const name = read['name']!;
  const at = start + text.indexOf(name);
  return { count, name, start: at, end: at + name.length };
}

/**
 * Reads a deck list: lines `4 Name - Version`, in any order, with headings, blank lines and comments (`#`, `//`); or
 * the base64 of `Title$Count|` that deck sites exchange. Never throws: what cannot be read is told.
 */
export function parseDeckList(given: string): DeckList {
  const plain = given.replace(/^\uFEFF/, '');
  const text = isDeckCode(plain) ? fromDeckCode(plain) : plain;
  const lines = text.split('\n');
  const entries: DeckEntry[] = [];
  const problems: DeckProblem[] = [];
  if (lines.length > MOST_LINES) {
    const message = `there are ${lines.length} lines; a deck has one for each name`;
    problems.push({
      code: 'too-long',
      message,
      start: 0,
      end: 1,
      fix: 'give a deck list: lines such as 4 Name - Version',
    });
    return { text, entries, problems };
  }
  let offset = 0;
  for (const line of lines) {
    const read = readLine(line.replace(/\r$/, ''), offset);
    if (read !== null && 'count' in read) entries.push(read);
    else if (read !== null) problems.push(read);
    offset += line.length + 1;
  }
  return { text, entries, problems };
}

/** A deck as a list that {@link parseDeckList} reads: one line a name. */
export const printDeckList = (
  entries: readonly { readonly count: number; readonly name: string }[],
): string => entries.map(({ count, name }) => `${count} ${name}\n`).join('');
