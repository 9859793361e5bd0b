import { defineSetting } from '@cardwright/core/game';

/** How much lore wins the game (CR 1.8.1.1), unless an effect asks a player for more; null: lore wins nothing. */
export const loreToWin = defineSetting('lore-to-win', 20, { least: 1 });

/** How many cards an opening hand has (CR 2.2.1.4). */
export const openingHand = defineSetting('opening-hand', 7, { optional: false });

/** In how empty a deck a player's turn may not end: with so many cards they lose (CR 1.8.1.2); null: they never do. */
export const emptyDeck = defineSetting('empty-deck', 0);

/** How many teams take simultaneous turns (CR 9.3), seated alternately; 0: each player takes their own. */
export const teams = defineSetting('teams', 0, { optional: false });

/** How many cards a player may ink in a turn (CR 4.2.3); null: as many as they like. */
export const inksPerTurn = defineSetting('inks-per-turn', 1);

/** How many cards are drawn in the Draw step (CR 3.2.3). */
export const turnDraw = defineSetting('turn-draw', 1, { optional: false });

/** How many of them the starting player draws in the first turn of the game (CR 3.2.3.1). */
export const firstDraw = defineSetting('first-draw', 0, { optional: false });

/** How many cards a player keeps in hand when their turn ends; null, as the rules have it: all. */
export const handLimit = defineSetting('hand-limit', null);

/** How often each player may alter the opening hand (CR 2.2.2). */
export const alterings = defineSetting('alterings', 1, { optional: false });

/** The seat that takes the first turn where nobody says otherwise; null, as the rules have it: one by chance (CR 2.2.1.1). */
export const startingSeat = defineSetting('starting-seat', null);

export const settings = [
  loreToWin,
  openingHand,
  emptyDeck,
  teams,
  inksPerTurn,
  turnDraw,
  firstDraw,
  handLimit,
  alterings,
  startingSeat,
];
