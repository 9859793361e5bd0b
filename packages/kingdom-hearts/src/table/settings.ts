import { defineSetting, type Kernel, type Setting, settingOf } from '@cardwright/core/game';

/** How many levels of Worlds win the duel (KH 1); null: Worlds win nothing. */
export const levelsToWin = defineSetting('levels-to-win', 13, { least: 1 });

/** How many cards an opening hand has (KH 6). */
export const openingHand = defineSetting('opening-hand', 6, { optional: false });

/** Up to how many cards a player draws in the Draw Phase (KH 8.1); null: none are drawn. */
export const fullHand = defineSetting('full-hand', 6);

/** How often a player may move to a World in a turn (KH 8.2.1); null: as often as they like. */
export const movesPerTurn = defineSetting('moves-per-turn', 1);

/** How many battles a player may start in a turn (KH 8.2.2); null: any number. */
export const battlesPerTurn = defineSetting('battles-per-turn', 1);

/** How often a player may challenge the opponent in a turn (KH 8.3, KH 9.29); null: as often as they like. */
export const challengesPerTurn = defineSetting('challenges-per-turn', 1);

/** The seat that takes the first turn where nobody says otherwise; null, as the rules have it: by level (KH 6, KH 9.4). */
export const startingSeat = defineSetting('starting-seat', null);

/** Every setting of the game. */
export const settings: readonly Setting[] = [
  levelsToWin,
  openingHand,
  fullHand,
  movesPerTurn,
  battlesPerTurn,
  challengesPerTurn,
  startingSeat,
];

/** How often something may be done in a turn, before what texts add to it. */
export const timesOf = (kernel: Kernel, setting: Setting): number =>
  settingOf(kernel, setting) ?? Number.POSITIVE_INFINITY;
