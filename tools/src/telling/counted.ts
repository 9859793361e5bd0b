/** `1 card`, `3 cards`: how many there are of something. */
export const counted = (number: number, what: string, several = `${what}s`): string =>
  `${number} ${number === 1 ? what : several}`;
