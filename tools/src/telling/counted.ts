/** `1 card`, `3 cards`: how many there are of something. */
export const counted = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`;
