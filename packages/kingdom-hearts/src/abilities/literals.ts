import type { Address, ManyWays, OneWay } from '@cardwright/core';

/** The turn actions of the Kingdom Hearts TCG (KH 8), each with the ways in which it is done. */
export interface KingdomHeartsTurnActions {
  /** Move to a World (KH 8.2.1). */
  move: OneWay;
  /** Put a Dark Card on the opponent's World (KH 8.2.4). */
  disrupt: OneWay;
  'play-friend': OneWay;
  /** Put Equipment on a character; the way is on whom. */
  'play-equipment': ManyWays;
  'play-event': OneWay;
  /** Play Magic; the way is with which Friend. */
  'play-magic': ManyWays;
  'play-attack': OneWay;
  'play-technique': OneWay;
  /** Put a Form Change on the Player Card (KH 4.1). */
  'change-form': OneWay;
  /** Use an ability of a card in play; the way is which. */
  'use-ability': ManyWays;
  /** Start a battle (KH 8.2.2). */
  battle: OneWay;
  /** Escape from a battle (KH 8.2.3). */
  escape: OneWay;
  /** Let a Friend take part. */
  join: OneWay;
  /** Have done with what is added to a fight, and fight. */
  fight: OneWay;
  /** Challenge the opponent (KH 8.3). */
  challenge: OneWay;
  'do-nothing': OneWay;
  /** Discard a card in the Discard Phase (KH 8.4). */
  discard: OneWay;
  'end-phase': OneWay;
}

/** What a board literal may say of a card in the Kingdom Hearts TCG. */
export interface KingdomHeartsCardColumns {
  damage: number;
  'damaged-by': number;
  participating: number | boolean;
  /** The character that carries the Equipment, by its address. */
  'attached-to': Address;
  counters: number;
  'dark-ever': number | boolean;
  captured: number | boolean;
  stranded: number | boolean;
}

/** What a board literal may say of a player in the Kingdom Hearts TCG. */
export interface KingdomHeartsPlayerColumns {
  /** Heart Points. */
  hp: number;
  'moves-this-turn': number;
  'battles-this-turn': number;
  'challenges-this-turn': number;
  'escaped-this-turn': number | boolean;
  'dark-this-turn': number;
}

/** The numbers of the rules of the Kingdom Hearts TCG that a format may change. */
export interface KingdomHeartsSettings {
  /** How many levels of Worlds win the duel (KH 1); null: Worlds win nothing. */
  'levels-to-win': number;
  /** How many cards an opening hand has (KH 6). */
  'opening-hand': number;
  /** Up to how many cards a player draws in the Draw Phase (KH 8.1); null: none are drawn. */
  'full-hand': number;
  /** How often a player may move to a World in a turn (KH 8.2.1); null: as often as they like. */
  'moves-per-turn': number;
  /** How many battles a player may start in a turn (KH 8.2.2); null: any number. */
  'battles-per-turn': number;
  /** How often a player may challenge the opponent in a turn (KH 8.3, KH 9.29); null: as often as they like. */
  'challenges-per-turn': number;
  /** The seat that takes the first turn where nobody says otherwise; by level if it is not set (KH 6, KH 9.4). */
  'starting-seat': number;
}

/** What a board literal may say of a game of the Kingdom Hearts TCG. */
export interface KingdomHeartsGameColumns {
  battling: number;
  challenging: number;
  'loser-of-challenge': number;
  'options-taken': number;
  passes: number;
}
