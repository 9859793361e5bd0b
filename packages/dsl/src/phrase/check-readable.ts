/** Refuses templates that no text matches, whatever the lexicon. */
import { BEFORE_NAME, unreadable } from '../lexicon/token.ts';
import { PhraseError } from './phrase-error.ts';
import { PIECE } from './template.ts';

/** Words that were looked at: most are in many templates. */
const known = new Map<string, string | undefined>();

function faultOf(word: string): string | undefined {
  if (!known.has(word)) known.set(word, unreadable(word));
  return known.get(word);
}

/** The words of a piece: one, those of a choice, or none. */
function wordsOf(piece: string): readonly string[] {
  if (piece.startsWith('\\')) return [];
  if (!piece.startsWith('{')) return /^[()[\]|]$|^a\/an$/.test(piece) ? [] : [piece];
  const choice = /^\{\w+:(.*[|=].*)\}$/.exec(piece)?.[1];
  return choice === undefined ? [] : choice.split(/[|= ]/).filter((word) => word !== '' && word !== 'a/an');
}

/** Refuses words that are no single token of a text, and names where none are looked for. @throws PhraseError */
export function checkReadable(where: string, template: string): void {
  // A stray bracket is told when the table is made.
  if (template.replaceAll(PIECE, '').trim() !== '') return;
  const pieces = template.match(PIECE) ?? [];
  for (const [i, piece] of pieces.entries()) {
    for (const word of wordsOf(piece)) {
      const fault = faultOf(word.replace(/[~#]$/, ''));
      if (fault !== undefined)
        throw new PhraseError(where, `no text matches "${word}": ${fault}: ${template}`);
    }
    const before = pieces[i - 1];
    if (!/^\{\w+:name\}$/.test(piece) || before === undefined || !/^[\p{L}'“,]/u.test(before)) continue;
    if (!BEFORE_NAME.has(before))
      throw new PhraseError(
        where,
        `no text matches a name behind "${before}": names are looked for behind ${[...BEFORE_NAME].join(' ')}: ${template}`,
      );
  }
}
