/** Where in a text a word says nothing. */

/** What stands in front of a word, and after it. */
export interface Place {
  readonly behind?: RegExp;
  readonly before?: RegExp;
}

/** Where a clause begins. */
export const START = /(?:^|[.,:—•“] |\b(?:and|then|or) )$/i;

/** Between a subject and its verb. */
export const ALSO: Place = { behind: /\b(?:you|they|he|she|it|character|may|can) $/i, before: /^ \p{L}/u };

/** Behind a keyword and its number, which end the line. */
export const COST: Place = { behind: /(?:^|\bgains? )\p{Lu}[\p{L} ]* \d+ $/u, before: /^\.?$/ };

/** Whether a word from one offset to another stands at a place. */
export const standsAt = (text: string, start: number, end: number, { behind, before }: Place = {}): boolean =>
  (behind?.test(text.slice(0, start)) ?? true) && (before?.test(text.slice(end)) ?? true);
