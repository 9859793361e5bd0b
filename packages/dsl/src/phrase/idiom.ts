/**
 * The idiom of a game: what the templates of rows say, in the words of the game. A template is written again, so all that
 * reads templates knows nothing of it.
 */
import type { IdiomWord, Lexicon } from '../lexicon/lexicon.ts';
import type { Phrase } from './define-phrase.ts';
import { PIECE } from './template.ts';

/** Stands for the parts between the words of an idiom: "have~ {} in play". */
const GAP = '{}';

/** A choice between words; of each the value and what is written. */
const CHOICE = /^\{([a-z][A-Za-z0-9]*):([^{}]*[|=][^{}]*)\}$/;

/** A way in which an idiom stands in a template. */
interface Match {
  readonly end: number;
  /** What stands in each gap. */
  readonly gaps: readonly string[];
  /** Choices between words of which the idiom has one: where they stand, and the word. */
  readonly chosen: readonly { readonly at: number; readonly word: string }[];
}

interface Entry {
  readonly neutral: string;
  readonly pattern: readonly string[];
  readonly said: readonly string[];
}

/** Zones that neutral rows speak of, by the ids that the kernel gives them. */
const ZONES: ReadonlySet<string> = new Set(['deck', 'hand']);

/** The idiom of a lexicon, with the words of its zones; the longest first. */
export function idiomOf({ idiom = [], zones = [] }: Lexicon): readonly IdiomWord[] {
  const named = zones.flatMap(({ id, one }) =>
    ZONES.has(id) && one !== id ? [{ neutral: id, words: [one] }] : [],
  );
  const all = [...idiom, ...named.filter(({ neutral }) => !idiom.some((own) => own.neutral === neutral))];
  return all.toSorted((a, b) => b.neutral.split(' ').length - a.neutral.split(' ').length);
}

/** Rows in an idiom. Those that say something else than before are copied. */
export function inIdiom(rows: readonly Phrase[], idiom: readonly IdiomWord[]): readonly Phrase[] {
  if (idiom.length === 0) return rows;
  const entries = idiom.map(({ neutral, words }) => ({ neutral, said: words, pattern: neutral.split(' ') }));
  return rows.map((row) => {
    // A number that depends on the way through the template: there must be no more ways than before.
    const ways = typeof row.number === 'function' && row.number.length > 1 ? 1 : Number.POSITIVE_INFINITY;
    const template = rewritten(row.template, entries, ways);
    return template === row.template ? row : { ...row, template };
  });
}

function rewritten(template: string, entries: readonly Entry[], ways: number): string {
  const pieces = template.match(PIECE) ?? [];
  const out: string[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = firstMatch(pieces, at, entries);
    if (found) {
      const said = saidAs(pieces, at, entries, found).slice(0, ways);
      out.push(said.length > 1 ? `(${said.join('|')})` : said[0]!);
      at = found.match.end;
    } else {
      const piece = pieces[at++]!;
      out.push(CHOICE.test(piece) ? choiceIn(piece, entries) : piece);
    }
  }
  return out
    .join(' ')
    .replaceAll(/(?<!\\)([([]) /g, '$1')
    .replaceAll(/ (?=[)\]])/g, '')
    .replaceAll(/ \| /g, '|');
}

function firstMatch(pieces: readonly string[], at: number, entries: readonly Entry[]) {
  for (const entry of entries) {
    const match = matchAt(pieces, at, entry.pattern, 0);
    if (match) return { entry, match };
  }
  return undefined;
}

/** The wordings of a place that an idiom matches, the first is printed. */
function saidAs(
  pieces: readonly string[],
  at: number,
  entries: readonly Entry[],
  { entry: { neutral, said }, match: { end, gaps, chosen } }: { entry: Entry; match: Match },
): string[] {
  const original = (without: boolean) =>
    pieces
      .slice(at, end)
      .map((piece, i) => {
        const one = without && chosen.find((choice) => choice.at === at + i);
        return one ? choiceWithout(piece, one.word) : piece;
      })
      .join(' ');
  const words = said.map((one) => {
    if (one === neutral) return original(false);
    let gap = 0;
    const values = chosen.map((choice) => `{${CHOICE.exec(pieces[choice.at]!)![1]}:${choice.word}=}`);
    return [
      ...values,
      ...one.split(' ').map((word) => (word === GAP ? rewritten(gaps[gap++]!, entries, 1) : word)),
    ].join(' ');
  });
  // The other words of a choice stay as they are.
  const others = !said.includes(neutral) && chosen.some(({ at: i }) => choicesOf(pieces[i]!).length > 1);
  return others ? [...words, original(true)] : words;
}

const choicesOf = (piece: string): readonly string[] => CHOICE.exec(piece)?.[2]?.split('|') ?? [];

const choiceWithout = (piece: string, word: string): string =>
  `{${CHOICE.exec(piece)![1]}:${choicesOf(piece)
    .filter((one) => one !== word)
    .map((one) => (one.includes('=') ? one : `${one}=${one}`))
    .join('|')}}`;

/** A choice whose words hold an idiom, each value as it was. */
function choiceIn(piece: string, entries: readonly Entry[]): string {
  const texts = choicesOf(piece);
  const written = texts.map((text) => wordsIn(text.split(' '), entries).map((said) => said.join(' ')));
  if (written.every((said, i) => said.length === 1 && said[0] === texts[i])) return piece;
  const name = CHOICE.exec(piece)![1];
  return `{${name}:${texts.flatMap((text, i) => written[i]!.map((said) => `${text}=${said}`)).join('|')}}`;
}

/** All wordings of some words. */
function wordsIn(words: readonly string[], entries: readonly Entry[]): readonly (readonly string[])[] {
  const [first, ...rest] = words;
  if (first === undefined) return [[]];
  for (const { pattern, said } of entries)
    if (pattern.every((word, i) => word === words[i]))
      return said.flatMap((one) =>
        wordsIn(words.slice(pattern.length), entries).map((more) => [...one.split(' '), ...more]),
      );
  return wordsIn(rest, entries).map((more) => [first, ...more]);
}

/** Matches an idiom from a piece of a template on. */
function matchAt(
  pieces: readonly string[],
  at: number,
  pattern: readonly string[],
  from: number,
): Match | undefined {
  if (from === pattern.length) return { end: at, gaps: [], chosen: [] };
  const [piece, word] = [pieces[at], pattern[from]!];
  if (piece === undefined) return undefined;
  if (word === GAP) return gapAt(pieces, at, pattern, from);
  if (piece === word) return matchAt(pieces, at + 1, pattern, from + 1);
  // What an idiom begins with is no choice: there the words of the choice itself are written again.
  if (from === 0) return undefined;
  if (piece === '[') {
    const end = endOf(pieces, at);
    const words = pieces.slice(at + 1, end - 1);
    const same = words.every((one, i) => one === pattern[from + i]);
    return same ? matchAt(pieces, end, pattern, from + words.length) : undefined;
  }
  for (const text of choicesOf(piece)) {
    const words = text === '' ? [] : text.split(' ');
    if (words.length === 0 || !words.every((one, i) => one === pattern[from + i])) continue;
    const rest = matchAt(pieces, at + 1, pattern, from + words.length);
    if (rest) return { ...rest, chosen: [{ at, word: text }, ...rest.chosen] };
  }
  return undefined;
}

/** What stands in a gap: parts and what is between them, as few as match. */
function gapAt(
  pieces: readonly string[],
  at: number,
  pattern: readonly string[],
  from: number,
): Match | undefined {
  for (let end = at; end < pieces.length; ) {
    const piece = pieces[end]!;
    if (piece === ')' || piece === ']' || piece === '|') return undefined;
    end = endOf(pieces, end);
    const filled = pieces.slice(at, end).some((one) => one.startsWith('{') && one.includes(':'));
    const rest = filled ? matchAt(pieces, end, pattern, from + 1) : undefined;
    if (rest) return { ...rest, gaps: [pieces.slice(at, end).join(' '), ...rest.gaps] };
  }
  return undefined;
}

/** Where a piece ends, or the group that it opens. */
function endOf(pieces: readonly string[], at: number): number {
  let open = 0;
  for (let end = at; end < pieces.length; end++) {
    const piece = pieces[end]!;
    if (piece === '(' || piece === '[') open++;
    if (piece === ')' || piece === ']') open--;
    if (open === 0) return end + 1;
  }
  return pieces.length;
}
