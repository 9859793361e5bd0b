import type { Beside } from './deck-list.ts';
import type { DeckWords } from './deck-words.ts';

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

/** Marks around a heading: of Markdown, of rulers, of comments. */
const MARKS = /^[\s#/=*_~<[|—–-]+|[\s#/=*_~>\]|:—–-]+$/g;
const COUNT_BEHIND = /[\s:–—-]*(?:[([]\s*)?\b(\d+)\s*(?:cards?)?\s*[)\]]?[\s*_:\]]*$/;
/** Words of a game and its cards, to distinguish headings from cards. */
export interface ListWords {
  readonly game: DeckWords;
  /** Further words that divide lists, in small letters: the types of the game's cards. */
  readonly types?: ReadonlySet<string>;
  /** Whether a text is a card name: such a line is not a heading, but lacks its count. */
  isCard?(name: string): boolean;
}

const divides = (word: string, { game, types }: ListWords): boolean => {
  const forms = [word, word.replace(/s$/, ''), word.replace(/ cards?$/, '')];
  return (
    forms.some((form) => form === 'card' || game.divisions.has(form) || types?.has(form) === true) ||
    /^cost:? ?\d+\+?$/.test(word)
  );
};

/** Only these divisions may follow their number; otherwise a word after a number is a card name. */
function countedBefore(text: string, { game }: ListWords): RegExpExecArray | null {
  const counted = /^(\d+)\s+/.exec(text);
  return counted !== null && game.counted.includes(text.slice(counted[0].length)) ? counted : null;
}

/** Parses a heading: `Beasts (24)`, `// Sideboard`, `[Deck]`, `Red / Blue`. */
export function readHeading(line: string, known: ListWords): Heading | undefined {
  const text = line.toLowerCase().replace(MARKS, '');
  const counted = COUNT_BEHIND.exec(text) ?? countedBefore(text, known);
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
  ...['url', 'link', 'source', 'colou?rs?', 'description', 'notes?', 'event', 'placement'],
  ...['archetype', 'exported(?: from| by)?', 'game', 'deck'],
];

const aboutForms = new WeakMap<DeckWords, RegExp>();

/** A line that is about a list of a game: one form, made once. */
function aboutForm(game: DeckWords): RegExp {
  let form = aboutForms.get(game);
  if (form === undefined) {
    form = new RegExp(`^(?:${[...FACTS, ...game.about].join('|')})\\s*[:=]\\s*\\D`, 'i');
    aboutForms.set(game, form);
  }
  return form;
}

const RULER = /^[\s#=*_~`—–|+-]+$/;
const ADDRESS = /^<?https?:\/\/\S+>?$/i;

/** Whether a line is about the list and not part of it: its name, its format, its source, a ruler. */
export const isAboutList = (line: string, { game }: ListWords): boolean =>
  aboutForm(game).test(line) || RULER.test(line) || ADDRESS.test(line);

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
