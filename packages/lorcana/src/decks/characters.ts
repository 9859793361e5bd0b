import type { DeckProblem } from './deck-list.ts';

/** Characters that nothing is written with. Those without width that come with copied text do no harm. */
const REFUSED = /(?![\t\u00ad\u200b-\u200d\u2060\ufeff])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** A character that no list may have, and where in a text it stands. */
export interface RefusedCharacter {
  readonly character: string;
  readonly index: number;
}

/** The first character of a text that no list may have: it could move the cursor, or turn what follows around. */
export function findRefused(text: string): RefusedCharacter | undefined {
  const found = REFUSED.exec(text);
  return found === null ? undefined : { character: found[0], index: found.index };
}

/** What is said of such a character, which is not shown itself. */
export function tellRefused({ character }: RefusedCharacter): Pick<DeckProblem, 'code' | 'message' | 'fix'> {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'character',
    message: `there is a character that cannot be seen (U+${code})`,
    fix: 'take it out; a list has letters, digits and marks',
  };
}
