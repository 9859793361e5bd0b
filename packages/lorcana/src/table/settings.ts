import { defineSetting } from '@cardwright/core/game';

/** How much lore wins the game (CR 1.8.1.1), unless an effect asks a player for more; null: lore wins nothing. */
export const loreToWin = defineSetting('lore-to-win', 20);

/** How many cards an opening hand has (CR 2.2.1.4). */
export const openingHand = defineSetting('opening-hand', 7);

/** In how empty a deck a player's turn may not end: with so many cards they lose (CR 1.8.1.2); null: they never do. */
export const emptyDeck = defineSetting('empty-deck', 0);

/** How many teams take simultaneous turns (CR 9.3), seated alternately; 0: each player takes their own. */
export const teams = defineSetting('teams', 0);

export const settings = [loreToWin, openingHand, emptyDeck, teams];
