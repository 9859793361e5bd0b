/** The rows that a language has: those of any game, the game's own, and those made of both. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { checkSlot } from '../phrase/check-row.ts';
import type { Phrase } from '../phrase/define-phrase.ts';
import { idiomOf, inIdiom } from '../phrase/idiom.ts';
import { inWordsOf } from '../phrase/in-words.ts';
import { TERMINALS } from '../phrase/template.ts';
import { NEUTRAL_PHRASES } from '../phrases/index.ts';
import { QUOTED_NAMES } from '../phrases/nouns/quoted-names.ts';
import { standingRows } from '../phrases/past-standing.ts';
import { ofEachPlayer } from '../phrases/players/of-each-player.ts';
import { relativeRows } from '../phrases/relative.ts';
import { nthRows } from '../phrases/triggers/nth.ts';
import { pastRows } from '../phrases/triggers/past-tense.ts';
import type { LanguageOptions } from './types.ts';

/**
 * The rows of a language, neutral ones first.
 *
 * @param without rows to leave out with those made of them, whoever brings them, as `slot/name`, or all of a slot
 * @throws PhraseError for a row of the game that nothing refers to
 */
export function rowsOf(
  options: LanguageOptions,
  lexicon: Lexicon,
  without: readonly string[],
): readonly Phrase[] {
  const isIn = (keys: readonly string[] = []) => {
    const all = new Set(keys);
    return ({ slot, name }: Phrase): boolean => all.has(`${slot}/${name}`) || all.has(slot);
  };
  const [isReplaced, isLeftOut] = [isIn(options.without), isIn(without)];
  const isKept = (phrase: Phrase): boolean => !isLeftOut(phrase);
  const say = inWordsOf(lexicon);
  const any = lexicon.quotesNames ? [...NEUTRAL_PHRASES, ...QUOTED_NAMES] : NEUTRAL_PHRASES;
  const said = (phrase: Phrase): Phrase =>
    phrase.examples ? { ...phrase, examples: phrase.examples.map(say) } : phrase;
  const neutral = any.filter((phrase) => !isReplaced(phrase)).map(said);
  const rowsOfGame = options.phrases.map((phrase) => (phrase.neutral ? said(phrase) : phrase));
  const filled = new Set<string>([...neutral, ...rowsOfGame].map(({ slot }) => slot));
  const given = [...neutral.map((phrase) => withoutEmptyOptions(phrase, filled)), ...rowsOfGame];
  const own = rowsOfGame.filter(isKept);
  const kept = given.filter(isKept);
  const standing = standingRows(kept);
  const derived = [
    ...pastRows(kept, lexicon.verbs),
    ...standing,
    ...relativeRows([...kept, ...standing]),
    ...nthRows(kept),
  ].filter(isKept);
  const leftOut = given.filter(isLeftOut);
  // Asked more than once of each row.
  const parts = new Map<Phrase, readonly string[]>();
  const partsOf = (row: Phrase): readonly string[] => {
    let found = parts.get(row);
    if (found === undefined) {
      found = slotsIn(row);
      parts.set(row, found);
    }
    return found;
  };
  const rows = usable([...kept.slice(0, kept.length - own.length), ...derived], own, leftOut, partsOf);
  const known = new Set<string>(NEUTRAL_PHRASES.map(({ slot }) => slot));
  for (const row of [...rows, ...leftOut]) for (const slot of partsOf(row)) known.add(slot);
  for (const phrase of own) checkSlot(phrase, known);
  return inIdiom(rows.map(ofEachPlayer), idiomOf(lexicon));
}

/** The slots that a row refers to. */
function slotsIn({ template }: Phrase): readonly string[] {
  const found: string[] = [];
  for (const [, slot] of (template as string).matchAll(PART)) if (!TERMINALS.has(slot!)) found.push(slot!);
  return found;
}

const PART = /\{\w+:([^}|]+)\}/g;
const OPTION = / ?\[[^[\]]*\{\w+:([^}|]+)\}[^[\]]*\]/g;

/** A neutral row without what may be left out of it and a game has no words for. */
function withoutEmptyOptions(phrase: Phrase, filled: ReadonlySet<string>): Phrase {
  const said = phrase.template as string;
  const template = said.replace(OPTION, (option, slot: string) =>
    filled.has(slot) || TERMINALS.has(slot) ? option : '',
  );
  return template === said ? phrase : { ...phrase, template };
}

/**
 * Rows whose slots are filled: a game without "can't" rows does not need the neutral row that refers to them. A row of
 * the game goes only with rows that were left out; else it misspells a slot.
 */
function usable(
  neutral: readonly Phrase[],
  own: readonly Phrase[],
  leftOut: readonly Phrase[],
  partsOf: (row: Phrase) => readonly string[],
): Phrase[] {
  const emptied = new Set(leftOut.map(({ slot }) => slot as string));
  const isOwn = new Set(own);
  let rows = [...neutral, ...own];
  for (;;) {
    const filled = new Set(rows.map(({ slot }) => slot as string));
    const isUsable = (row: Phrase): boolean =>
      partsOf(row).every((slot) => filled.has(slot) || (isOwn.has(row) && !emptied.has(slot)));
    const kept = rows.filter(isUsable);
    if (kept.length === rows.length) return kept;
    for (const row of rows) if (!kept.includes(row)) emptied.add(row.slot);
    rows = kept;
  }
}
