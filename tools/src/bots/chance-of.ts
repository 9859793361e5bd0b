import { OutsideChance } from '@cardwright/core';

/** Chance for a bot or a deck, which shares nothing with that of the game of the same seed. */
export const chanceOf = (seed: number): OutsideChance => new OutsideChance(seed ^ 0x9e3779b9);
