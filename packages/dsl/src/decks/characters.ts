import type { ListProblem } from './deck-list.ts';

/** Characters that no list may contain. Zero-width characters from copied text are harmless. */
const REFUSED = /(?![\t\u00ad\u200b-\u200d\u2060\ufeff])[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;

/** A character that no list may contain, and its offset. */
export interface RefusedCharacter {
  readonly character: string;
  readonly index: number;
}

/** The first character that no list may contain: it could move the cursor, or reverse the text direction. */
export function findRefused(text: string): RefusedCharacter | undefined {
  const found = REFUSED.exec(text);
  return found === null ? undefined : { character: found[0], index: found.index };
}

/** Describes such a character without showing it. */
export function tellRefused({ character }: RefusedCharacter): Pick<ListProblem, 'code' | 'message' | 'fix'> {
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return {
    code: 'character',
    message: `there is a character that cannot be seen (U+${code})`,
    fix: 'take it out; a list has letters, digits and marks',
  };
}
