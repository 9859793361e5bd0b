import { findRefused, tellRefused } from './characters.ts';
import type { DeckEntry, DeckList, ListProblem } from './deck-list.ts';
import type { DeckWords } from './deck-words.ts';
import type { Board } from './headings.ts';

/** What a column of a table of cards says. */
export type DeckColumn =
  | 'count'
  | 'normal'
  | 'foil'
  | 'name'
  | 'version'
  | 'full-name'
  | 'set'
  | 'number'
  | 'board';

/** Column titles used by sites; compared by letters and digits only. */
const titles: ReadonlyMap<string, DeckColumn> = new Map(
  (
    [
      ['count', 'count quantity qty amount copies numberofcopies deckcount have owned ammount'],
      ['normal', 'normal regular nonfoil normalcount regularcount normalquantity quantitynormal'],
      ['foil', 'foil foilcount coldfoil holo foilquantity quantityfoil'],
      ['name', 'name card cardname title basename'],
      ['version', 'version subtitle cardversion'],
      ['full-name', 'fullname cardfullname nickname'],
      ['set', 'set setcode setnumber setid setname edition expansion expansioncode'],
      ['number', 'number cardnumber collectornumber collectorsnumber cardno no num cardnum'],
      ['board', 'board section category zone sideboard deckpart'],
    ] as const
  ).flatMap(([column, names]) => names.split(' ').map((name) => [name, column] as const)),
);

/** What a column says, by its title: `Card Number`, `qty`, `Quantity (foil)`. */
export const deckColumnOf = (title: string): DeckColumn | undefined =>
  title.trim() === '#' ? 'number' : titles.get(title.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));

/** Whether columns make a table of cards: they identify a card and its count. */
export const isDeckTable = (columns: Iterable<DeckColumn | undefined>): boolean => {
  const has = new Set(columns);
  const which = has.has('name') || has.has('full-name') || (has.has('set') && has.has('number'));
  return which && (has.has('count') || has.has('normal') || has.has('foil'));
};

/** A row of a table of cards. */
export interface DeckRow {
  readonly cells: ReadonlyMap<DeckColumn, string>;
  /** Offset of the row, or of its name if known. */
  readonly start: number;
  readonly end: number;
}

const boardOf = (said: string | undefined): Board => {
  const board = (said ?? '').trim().toLowerCase();
  if (/^(?:side|sb$|yes$|true$)/.test(board)) return 'sideboard';
  return /^(?:maybe|considering)/.test(board) ? 'maybeboard' : 'deck';
};

/** An integer in a cell; an empty cell is 0, anything else is invalid. */
const numberIn = (cell: string | undefined): number | undefined => {
  const text = (cell ?? '').trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
};

/** Number of copies in a row: collections count normal and foil printings separately. */
function copiesOf(cells: DeckRow['cells']): number | undefined {
  if (cells.has('count')) return cells.get('count')!.trim() === '' ? undefined : numberIn(cells.get('count'));
  const parts = [numberIn(cells.get('normal')), numberIn(cells.get('foil'))];
  return parts.every((part) => part !== undefined) ? parts.reduce((a, b) => a + b, 0) : undefined;
}

function nameIn(cells: DeckRow['cells']): string {
  const [whole, name, version] = (['full-name', 'name', 'version'] as const).map(
    (column) => cells.get(column)?.trim() ?? '',
  ) as [string, string, string];
  if (whole !== '') return whole;
  return version === '' || name.toLowerCase().endsWith(version.toLowerCase()) ? name : `${name} - ${version}`;
}

/**
 * The deck of a table of cards. Rows without copies belong to a collection, not to the deck; unreadable rows are
 * reported.
 *
 * @param text that the offsets of the rows refer to
 * @param words of the game
 */
export function deckOfRows(
  text: string,
  rows: readonly DeckRow[],
  { setCode }: Pick<DeckWords, 'setCode'>,
): DeckList {
  const entries: Record<Board, DeckEntry[]> = { deck: [], sideboard: [], maybeboard: [] };
  const problems: ListProblem[] = [];
  for (const { cells, start, end } of rows) {
    const board = boardOf(cells.get('board'));
    const count = copiesOf(cells);
    const name = nameIn(cells);
    const set = cells.get('set')?.trim() ?? '';
    const number = /(\d{1,4})[a-z]?(?:\s*\/\s*\d+)?$/i.exec(cells.get('number')?.trim() ?? '')?.[1];
    const printing =
      set === '' || number === undefined ? {} : { printing: { set: setCode(set), number: Number(number) } };
    const refused = findRefused([name, set, cells.get('number') ?? ''].join(' '));
    if (refused !== undefined) problems.push({ ...tellRefused(refused), severity: 'error', start, end });
    else if (count === undefined || (name === '' && !('printing' in printing)))
      problems.push({
        code: 'line',
        severity: board === 'deck' ? 'error' : 'warning',
        message: 'this row does not say how many of which card',
        start,
        end,
        fix: 'give each row a whole number of copies and a full name, or a set and a number',
      });
    else if (count > 0) entries[board].push({ count, name, start, end, ...printing });
  }
  const { deck, ...beside } = entries;
  return { text, entries: deck, beside, problems };
}
