/** Control characters, marks for the direction of writing, other marks without width, and halves of characters. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** What stands for a character that cannot be shown: as wide as one, so that columns stay. */
const REPLACEMENT = '\ufffd';

/**
 * A text of a user as one that may be shown: nothing in it can move the cursor, change colours or turn the direction of
 * what follows. Each such character becomes one that is seen. Line breaks stay where `lines` says so.
 */
export function visible(text: string, lines: 'one-line' | 'lines' = 'one-line'): string {
  return text.replace(HIDDEN, (one) => {
    if (one === '\n' && lines === 'lines') return one;
    if (one === '\n' || one === '\t' || one === '\r') return ' ';
    // The Unicode standard has a picture of each of the first 32.
    return one < ' ' ? String.fromCharCode(0x2400 + one.charCodeAt(0)) : REPLACEMENT;
  });
}
