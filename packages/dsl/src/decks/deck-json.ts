import { findDoubledKeys } from '@cardwright/core/data';
import type { DeckList, ListProblem } from './deck-list.ts';
import { type DeckColumn, type DeckRow, deckColumnOf, deckOfRows, isDeckTable } from './deck-table.ts';
import type { DeckWords } from './deck-words.ts';

type Data = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the offsets of strings that are searched in text order. */
class Finder {
  private readonly text: string;
  private from = 0;

  constructor(text: string) {
    this.text = text;
  }

  place(value: string): Pick<DeckRow, 'start' | 'end'> {
    const [written, at] = this.find(JSON.stringify(value));
    if (at < 0) return { start: Math.max(0, this.from - 1), end: Math.max(1, this.from) };
    this.from = at + written.length;
    return { start: at + 1, end: this.from - 1 };
  }

  /** A string as written in the text: some programs write letters beyond ASCII by their codes. */
  private find(written: string): readonly [written: string, at: number] {
    const coded = written.replaceAll(
      /[^ -~]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    for (const form of [written, coded]) {
      const at = this.text.indexOf(form, this.from);
      if (at >= 0) return [form, at];
    }
    return [written, -1];
  }
}

/** The objects of a saved Tabletop Simulator table: cards, and decks that contain cards. */
function tableObjects(objects: readonly unknown[], board: string, find: Finder): DeckRow[] {
  return objects.flatMap((object): DeckRow[] => {
    if (!isObject(object)) return [];
    const { Nickname: nickname, ContainedObjects: contained } = object;
    const name = typeof nickname === 'string' ? nickname : '';
    if (Array.isArray(contained))
      return tableObjects(contained, /side|maybe/i.test(name) ? name : board, find);
    const cells: [DeckColumn, string][] = [
      ['count', '1'],
      ['full-name', name],
      ['board', board],
    ];
    return [{ cells: new Map(cells), ...find.place(name) }];
  });
}

/** A list of objects, each a card with its count; the card may be a nested object. */
function listedCards(list: readonly unknown[], board: string, find: Finder): DeckRow[] {
  return list.map((entry): DeckRow => {
    const cells = new Map<DeckColumn, string>(board === '' ? [] : [['board', board]]);
    const read = (data: Data) => {
      for (const [key, value] of Object.entries(data)) {
        const column = deckColumnOf(key);
        if (isObject(value)) read(value);
        else if (column !== undefined && ['string', 'number', 'boolean'].includes(typeof value))
          cells.set(column, String(value));
      }
    };
    if (isObject(entry)) read(entry);
    return { cells, ...find.place(cells.get('full-name') ?? cells.get('name') ?? '') };
  });
}

/** Keys of a deck's lists, and which part of the deck each is. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^(?:cards|deck|main ?(?:board|deck)?|entries|list|decklist)$/i, ''],
  [/^side ?(?:board|deck)?$/i, 'sideboard'],
  [/^maybe ?(?:board)?$/i, 'maybeboard'],
];

function rowsOf(data: unknown, find: Finder): DeckRow[] | undefined {
  if (Array.isArray(data)) {
    const rows = listedCards(data, '', find);
    return rows.length > 0 && rows.some(({ cells }) => isDeckTable(cells.keys())) ? rows : undefined;
  }
  if (!isObject(data)) return undefined;
  if (Array.isArray(data['ObjectStates'])) return tableObjects(data['ObjectStates'], '', find);
  const rows = Object.entries(data).flatMap(([key, value]) => {
    const board = LISTS.find(([form]) => form.test(key))?.[1];
    if (board === undefined) return [];
    if (Array.isArray(value)) return listedCards(value, board, find);
    return isObject(value) ? (rowsOf(value, find) ?? []) : [];
  });
  return rows.some(({ cells }) => isDeckTable(cells.keys())) ? rows : undefined;
}

/**
 * A deck in JSON: a saved table of Tabletop Simulator, where each card is an object, or lists of cards with how many of
 * each (`{ "cards": [{ "name": …, "count": 4 }], "sideboard": […] }`). Undefined for what is no JSON, or no deck.
 */
export function parseDeckJson(text: string, words: DeckWords): DeckList | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  const rows = rowsOf(data, new Finder(text));
  if (rows === undefined) return undefined;
  const list = deckOfRows(text, rows, words);
  // Duplicate keys are ambiguous.
  const twice = findDoubledKeys(text).map(
    ({ key, offset }): ListProblem => ({
      code: 'json',
      severity: 'error',
      message: `the key “${key}” stands twice in one object`,
      start: offset,
      end: offset + key.length + 2,
      fix: 'keep one of the two',
    }),
  );
  return { ...list, problems: [...list.problems, ...twice] };
}
