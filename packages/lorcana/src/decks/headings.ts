import type { Beside } from './deck-list.ts';

/** The deck itself, or a section outside of it. */
export type Board = 'deck' | Beside;

/** A heading of a list. */
export interface Heading {
  /** The section that begins here; absent for a subdivision of the current one. */
  readonly board?: Board;
  /** The number of cards it announces. */
  readonly count?: number;
}

const boards: readonly (readonly [Board, RegExp])[] = [
  ['deck', /^(?:main ?(?:deck|board)?|deck(?: ?list)?|cards|library)$/],
  ['sideboard', /^side ?(?:board|deck)?$/],
  ['maybeboard', /^(?:maybe ?(?:board)?|considering)$/],
];

/** Headings used in Lorcana lists; plurals are recognised. */
const divisions = new Set([
  ...['character', 'action', 'song', 'item', 'location', 'card'],
  ...['amber', 'amethyst', 'emerald', 'ruby', 'sapphire', 'steel'],
  ...['common', 'uncommon', 'rare', 'super rare', 'legendary', 'inkable', 'uninkable', 'non-inkable'],
]);

/** Marks around a heading: of Markdown, of rulers, of comments. */
const MARKS = /^[\s#/=*_~<[|—–-]+|[\s#/=*_~>\]|:—–-]+$/g;
const COUNT_BEHIND = /[\s:–—-]*(?:[([]\s*)?\b(\d+)\s*(?:cards?)?\s*[)\]]?[\s*_:\]]*$/;
/** Only these may follow their number; otherwise a word after a number is a card name. */
const COUNT_BEFORE = /^(\d+)\s+(?=(?:characters|actions|songs|items|locations)$)/;

/** Words of a game and its cards, to distinguish headings from cards. */
export interface ListWords {
  /** Words that divide lists besides those of Lorcana, in small letters: types of another game. */
  readonly divisions?: ReadonlySet<string>;
  /** Whether a text is a card name: such a line is not a heading, but lacks its count. */
  isCard?(name: string): boolean;
}

const divides = (word: string, { divisions: more }: ListWords): boolean => {
  const forms = [word, word.replace(/s$/, ''), word.replace(/ cards?$/, '')];
  return (
    forms.some((form) => divisions.has(form) || more?.has(form) === true) || /^cost:? ?\d+\+?$/.test(word)
  );
};

/** Parses a heading: `Characters (24)`, `// Sideboard`, `[Deck]`, `Amber / Steel`. */
export function readHeading(line: string, known: ListWords): Heading | undefined {
  const text = line.toLowerCase().replace(MARKS, '');
  const counted = COUNT_BEHIND.exec(text) ?? COUNT_BEFORE.exec(text);
  const whole = { text, count: undefined };
  const forms =
    counted === null
      ? [whole]
      : [whole, { text: text.replace(counted[0], '').replace(MARKS, ''), count: Number(counted[1]) }];
  if (forms.some(({ text: words }) => known.isCard?.(words) === true)) return undefined;
  for (const { text: words, count } of forms) {
    const said = count === undefined ? {} : { count };
    const board = boards.find(([, form]) => form.test(words))?.[0];
    if (board !== undefined) return { board, ...said };
    if (words !== '' && words.split(/ ?[/&+,] ?| and /).every((word) => divides(word, known))) return said;
  }
  return undefined;
}

const FACTS = [
  ...[
    'name',
    'title',
    'deck ?name',
    'author',
    'player',
    'by',
    'creator',
    'format',
    'date',
    'created',
    'updated',
  ],
  ...[
    'url',
    'link',
    'source',
    'inks?(?: types?)?',
    'colou?rs?',
    'description',
    'notes?',
    'event',
    'placement',
  ],
  ...['archetype', 'exported(?: from| by)?', 'game', 'deck'],
].join('|');
const FACT = new RegExp(`^(?:${FACTS})\\s*[:=]\\s*\\D`, 'i');
const RULER = /^[\s#=*_~`—–|+-]+$/;
const ADDRESS = /^<?https?:\/\/\S+>?$/i;

/** Whether a line is about the list and not part of it: its name, its format, its source, a ruler. */
export const isAboutList = (line: string): boolean =>
  FACT.test(line) || RULER.test(line) || ADDRESS.test(line);

const TOTALS = [
  /^(?:total|sum|deck size)(?: cards?)?\s*[:=]?\s*(?<count>\d+)(?:\s*\/\s*\d+)?(?: cards?)?$/i,
  /^(?<count>\d+)(?:\s*\/\s*\d+)?\s*(?:cards?(?: total| in (?:total|deck))?|total)$/i,
  /^cards?\s*[:=]\s*(?<count>\d+)(?:\s*\/\s*\d+)?$/i,
];

/** Parses a total: `60 cards`, `Total: 60`. */
export function readTotal(line: string): number | undefined {
  const count = TOTALS.map((form) => form.exec(line)?.groups?.['count']).find((said) => said !== undefined);
  return count === undefined ? undefined : Number(count);
}
