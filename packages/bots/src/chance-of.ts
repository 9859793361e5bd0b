import { OutsideChance } from '@cardwright/core/game';

/** A random source for a bot or a deck, independent of the game's own with the same seed. */
export const chanceOf = (seed: number): OutsideChance => new OutsideChance(seed ^ 0x9e3779b9);
