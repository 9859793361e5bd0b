import type { Address, ManyWays, OneWay } from '@cardwright/core';

/** The turn actions of Lorcana (CR 4), each with the ways in which it is done. */
export interface LorcanaTurnActions {
  /** Put a card into the inkwell (CR 4.2). */
  ink: OneWay;
  /** Play a card (CR 4.3); the way is how it is paid for: ink, Shift, a song that is sung, an alternate cost. */
  play: ManyWays;
  /** Use an activated ability of a card in play (CR 4.4); the way is which. */
  'use-ability': ManyWays;
  /** Quest with a character (CR 4.5). */
  quest: OneWay;
  /** Challenge with a character (CR 4.6); with whom is asked then. */
  challenge: OneWay;
  /** Move a character to a location (CR 4.7); which is asked then. */
  move: OneWay;
  /** End the turn (CR 3.3.2). */
  'end-turn': OneWay;
}

/** What a board literal may say of a card in Lorcana. */
export interface LorcanaCardColumns {
  /** Damage counters on a character or location (CR 1.9.1). */
  damage: number;
  /** Exerted (CR 5.1.1.2); in play and in the inkwell. */
  exerted: number | boolean;
  /** In play since its player's turn began (CR 5.1.1.12); characters of a board literal are, if it says nothing. */
  dry: number | boolean;
  /** The location where the character is, by its address. */
  'at-location': Address;
  /** Came into play by its Shift ability. */
  shifted: number | boolean;
  /** The turn on which it was played; 0 when it came otherwise. */
  'played-turn': number;
  /** The character that dealt it damage last, by its address. */
  'damaged-by': Address;
  /** Number of state checks made by then. */
  'damaged-at': number;
}

/** What a board literal may say of a player in Lorcana. */
export interface LorcanaPlayerColumns {
  /** Lore (CR 1.11.1). */
  lore: number;
  /** How many cards the player has put into the inkwell this turn by the turn action (CR 4.2.3). */
  'inked-this-turn': number;
  /** How many cards the player put back when altering the opening hand (CR 2.2.2). */
  altered: number;
}

/** What a board literal may say of a game of Lorcana. */
export interface LorcanaGameColumns {
  /** The challenging character, by its address. */
  challenger: Address;
  /** The character or location that is being challenged, by its address. */
  challenged: Address;
}

/** The numbers of the rules of Lorcana that a format may change. */
export interface LorcanaSettings {
  /** How much lore wins the game (CR 1.8.1.1); null: lore wins nothing. */
  'lore-to-win': number;
  /** How many cards an opening hand has (CR 2.2.1.4). */
  'opening-hand': number;
  /** With so many cards left in the deck a player loses as their turn ends (CR 1.8.1.2); null: they never do. */
  'empty-deck': number;
  /** How many teams take simultaneous turns (CR 9.3); 0: each player takes their own. */
  teams: number;
  /** How many cards a player may ink in a turn (CR 4.2.3); null: as many as they like. */
  'inks-per-turn': number;
  /** How many cards are drawn in the Draw step (CR 3.2.3). */
  'turn-draw': number;
  /** How many of them the starting player draws in the first turn of the game (CR 3.2.3.1). */
  'first-draw': number;
  /** How many cards a player keeps in hand when their turn ends; all if it is not set. */
  'hand-limit': number;
  /** How often each player may alter the opening hand (CR 2.2.2). */
  alterings: number;
  /** The seat that takes the first turn where nobody says otherwise; one by chance if it is not set (CR 2.2.1.1). */
  'starting-seat': number;
}
