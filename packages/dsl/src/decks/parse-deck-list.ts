import { findRefused, tellRefused } from './characters.ts';
import { codeInAddress, fromDeckCode, isDeckCode } from './deck-code.ts';
import { parseDeckJson } from './deck-json.ts';
import type { DeckEntry, DeckList, ListProblem } from './deck-list.ts';
import { noDeckWords } from './deck-words.ts';
import { type Board, isAboutList, type ListWords, readHeading, readTotal } from './headings.ts';
import { LONGEST_LINE, readLine } from './read-line.ts';
import { trimmed, UNSEEN } from './trim.ts';

/** Maximum number of lines, far beyond any deck. */
const MOST_LINES = 1000;

/** A line, and what ends it. */
const LINES = /([^\r\n]*)(\r\n|\n|\r|$)/g;
const SIDEBOARD = /^(?:sb|sideboard)\s*:\s*(?=\S)/i;

/** A stated number of cards, and its section. */
interface Stated {
  readonly count: number;
  /** Absent for a total, which may be of the deck or of everything. */
  readonly board?: Board;
  readonly start: number;
  readonly end: number;
}

/** Reads a list line by line; a heading sets the section of the following lines. */
class Reader {
  readonly entries: Record<Board, DeckEntry[]> = { deck: [], sideboard: [], maybeboard: [] };
  readonly problems: ListProblem[] = [];
  private readonly stated: Stated[] = [];
  private readonly words: ListWords;
  private board: Board = 'deck';

  constructor(words: ListWords) {
    this.words = words;
  }

  /** @param line as it was written, `offset` where it begins */
  line(line: string, offset: number): void {
    const [first, last] = trimmed(line, UNSEEN);
    const [start, end] = [offset + first, offset + last];
    const text = line.slice(first, last);
    if (text === '') return;
    const refused = findRefused(text);
    if (refused !== undefined) {
      const at = start + refused.index;
      const place = { start: at, end: at + refused.character.length };
      this.problems.push({ ...tellRefused(refused), severity: 'error', ...place });
      return;
    }
    if (text.length > LONGEST_LINE) {
      this.card(text, start);
      return;
    }
    const heading = readHeading(text, this.words);
    const comment = /^(?:#|\/\/)/.test(text);
    if (heading !== undefined && (!comment || heading.board !== undefined)) {
      this.board = heading.board ?? this.board;
      if (heading.board !== undefined && heading.count !== undefined)
        this.stated.push({ board: heading.board, count: heading.count, start, end });
      return;
    }
    const total = readTotal(text);
    if (total !== undefined) this.stated.push({ count: total, start, end });
    else if (!comment && !isAboutList(text, this.words)) this.card(text, start);
  }

  /** Reports stated numbers that are wrong. */
  end(): void {
    const count = (board: Board) => this.entries[board].reduce((sum, entry) => sum + entry.count, 0);
    const { deck, sideboard } = { deck: count('deck'), sideboard: count('sideboard') };
    for (const { board, count: said, start, end } of this.stated) {
      const are = board === undefined ? [deck, deck + sideboard] : [count(board)];
      if (are.includes(said)) continue;
      const message = `the list says that there are ${said} cards; its lines have ${are[0]}`;
      this.problems.push({ code: 'total', severity: 'note', message, start, end });
    }
  }

  private card(text: string, start: number): void {
    const aside = SIDEBOARD.exec(text)?.[0].length ?? 0;
    const board = aside > 0 ? 'sideboard' : this.board;
    const read = readLine(text.slice(aside), start + aside);
    if ('count' in read) this.entries[board].push(read);
    else this.problems.push(board === 'deck' ? read : { ...read, severity: 'warning' });
  }
}

const none = (text: string, problem: Omit<ListProblem, 'severity' | 'start' | 'end'>): DeckList => ({
  text,
  entries: [],
  beside: { sideboard: [], maybeboard: [] },
  problems: [{ ...problem, severity: 'error', start: 0, end: 1 }],
});

/**
 * Reads a deck list in the forms in which sites give them: lines `4 Name - Version`, in any order, with headings,
 * bullets, totals, blank lines and comments (`#`, `//`); the base64 of `Title$Count|`, alone or in a share address; a
 * saved table of Tabletop Simulator; a list of cards in JSON. Cards after “Sideboard” are kept apart. Never throws:
 * unreadable lines are reported.
 *
 * @param words of the game and its cards, to distinguish headings from cards
 */
export function parseDeckList(given: string, words: ListWords = { game: noDeckWords }): DeckList {
  const plain = given.replace(/^\uFEFF/, '');
  const json = parseDeckJson(plain, words.game);
  if (json !== undefined) return json;
  const code = isDeckCode(plain) ? plain : codeInAddress(plain);
  const text = code === undefined ? plain : fromDeckCode(code);
  const reader = new Reader(words);
  const { entries, problems } = reader;
  let lines = 0;
  for (const { 1: line, index } of text.matchAll(LINES)) {
    if (++lines <= MOST_LINES) reader.line(line!, index);
  }
  if (lines > MOST_LINES)
    return none(text, {
      code: 'too-long',
      message: `there are ${lines} lines; a deck has one for each name`,
      fix: 'give a deck list: lines such as 4 Name - Version',
    });
  reader.end();
  const { deck, ...beside } = entries;
  if (deck.length === 0 && problems.length === 0 && /https?:\/\//i.test(text))
    return none(text, {
      code: 'address',
      message: 'this address names a deck, but the cards are not in it',
      fix: 'open it, export the deck as text there, and give that',
    });
  return { text, entries: deck, beside, problems };
}

const line = ({ count, name }: { readonly count: number; readonly name: string }): string =>
  `${count} ${name}\n`;

/**
 * A deck as a list that {@link parseDeckList} reads: one line a name.
 *
 * @param sideboard what is kept apart, below a heading of its own
 */
export const printDeckList = (
  entries: readonly { readonly count: number; readonly name: string }[],
  sideboard: readonly { readonly count: number; readonly name: string }[] = [],
): string => {
  const apart = sideboard.length === 0 ? '' : `\nSideboard\n${sideboard.map(line).join('')}`;
  return entries.map(line).join('') + apart;
};
