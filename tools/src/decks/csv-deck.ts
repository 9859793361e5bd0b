import {
  type DeckColumn,
  type DeckList,
  type DeckRow,
  type DeckWords,
  deckColumnOf,
  deckOfRows,
  isDeckTable,
} from '@cardwright/dsl/decks';
import { type CsvError, parse } from 'csv-parse/sync';
import type { SourceFile } from '../files/source-file.ts';
import { fail } from '../problems/problem.ts';

/** What separates the columns of a table, the usual one first. */
const DELIMITERS = [',', ';', '\t'] as const;

/** Most rows: a whole collection has some thousand. */
const MOST_ROWS = 20_000;

/** What may stand before the titles: blank lines, comments, and the line in which spreadsheets say what separates columns. */
const BEFORE = /^(?:[^\S\n]*(?:#[^\n]*|\/\/[^\n]*|sep=.[^\S\n]*)?\n)+/;

/** A record with where it stands in the text. */
interface Record {
  readonly cells: readonly string[];
  readonly start: number;
  readonly end: number;
}

/** The records of a text from an offset on. @throws ProblemError where a quotation mark is never closed */
function recordsOf(file: SourceFile, from: number, delimiter: string, last?: number): readonly Record[] {
  const bytes = Buffer.from(file.text.slice(from));
  const read = () =>
    parse(bytes, {
      delimiter,
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      ...(last === undefined ? {} : { to: last }),
    }) as unknown as readonly {
      readonly record: readonly string[];
      readonly info: { readonly bytes: number };
    }[];
  let before = 0;
  let at = from;
  try {
    return read().map(({ record, info }) => {
      const start = at;
      at += bytes.toString('utf8', before, info.bytes).length;
      before = info.bytes;
      return { cells: record, start, end: at };
    });
  } catch (error) {
    const { lines = 1, code } = error as CsvError & { readonly lines?: number };
    const skipped = file.text.slice(0, from).split('\n').length - 1;
    return fail(
      'deck/csv',
      `the table cannot be read: ${code === 'CSV_QUOTE_NOT_CLOSED' ? 'a quotation mark is never closed' : 'a row is not written as a row is'}`,
      {
        place: file.line(lines + skipped),
        help: 'close it, and write quotation marks inside a cell twice',
      },
    );
  }
}

/** Where in a record the cell stands by which a card is known; the record itself where it is written otherwise. */
function placeOf(text: string, { start, end }: Record, name: string): Pick<DeckRow, 'start' | 'end'> {
  const at = name === '' ? -1 : text.slice(start, end).indexOf(name);
  if (at >= 0) return { start: start + at, end: start + at + name.length };
  const row = text.slice(start, end);
  const first = start + row.length - row.trimStart().length;
  return { start: first, end: Math.max(first + 1, start + row.trimEnd().length) };
}

/**
 * The deck of a table with titles: what sites export for spreadsheets, with commas, semicolons or tabs between the
 * columns. Undefined for a text that is no such table.
 *
 * @throws ProblemError for a table that cannot be read as one
 */
export function parseCsvDeck(file: SourceFile, words: DeckWords): DeckList | undefined {
  const { text } = file;
  const from = BEFORE.exec(text)?.[0].length ?? 0;
  const head = text.slice(from).split(/\r?\n|\r/, 1)[0]!;
  for (const delimiter of DELIMITERS) {
    // A title in quotation marks may have what separates columns in it; such a line has the delimiter elsewhere too.
    if (!head.includes(delimiter) || head.length > 2000) continue;
    const titles = recordsOf(file, from, delimiter, 1)[0]?.cells.map(deckColumnOf) ?? [];
    if (!isDeckTable(titles)) continue;
    const rows = recordsOf(file, from, delimiter).slice(1);
    if (rows.length > MOST_ROWS)
      fail('deck/too-long', `there are ${rows.length} rows; a deck has one for each name`, {
        place: file.line(1),
        help: 'give the table of one deck',
      });
    return deckOfRows(
      text,
      rows
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
        .map((record): DeckRow => {
          const cells = new Map<DeckColumn, string>();
          for (const [i, column] of titles.entries())
            if (column !== undefined && !cells.has(column)) cells.set(column, record.cells[i] ?? '');
          const name = cells.get('full-name') || cells.get('name') || '';
          return { cells, ...placeOf(text, record, name) };
        }),
      words,
    );
  }
  return undefined;
}
