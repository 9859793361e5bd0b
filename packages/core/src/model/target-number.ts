import type { CardRef } from './card-ref.ts';

/** Among references to cards, which are not negative, a player stands as a negative number; -1 is no card. */
export const ofPlayer = (player: number): number => -2 - player;

/** Whether such a number stands for a player. */
export const isPlayer = (target: number): boolean => target < -1;

/** The player it stands for. */
export const playerIn = (target: number): number => -2 - target;

/** The cards among targets. */
export const cardsAmong = (targets: readonly number[]): CardRef[] =>
  targets.filter((target) => target >= 0) as CardRef[];

/** The players among targets. */
export const playersAmong = (targets: readonly number[]): number[] => targets.filter(isPlayer).map(playerIn);
