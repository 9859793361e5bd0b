import type {
  CardFilter,
  CardSelector,
  Condition,
  Duration,
  PlayerSelector,
  Quantity,
} from '@cardwright/core/data';
import type {
  KingdomHeartsCardColumns,
  KingdomHeartsGameColumns,
  KingdomHeartsPlayerColumns,
  KingdomHeartsSettings,
  KingdomHeartsTurnActions,
} from './literals.ts';

/** What effects of the Kingdom Hearts TCG do beyond those of any card game. Parameterised by who and what, never by card. */
export interface KingdomHeartsEffects {
  /** Deal damage to Dark Cards; it lasts the Action Phase (KH 8.2.2, KH 9.14). */
  'deal-damage': { readonly player: PlayerSelector; readonly amount: Quantity; readonly to: CardSelector };
  /** Defeat Dark Cards outright (KH 4.6). */
  defeat: { readonly player: PlayerSelector; readonly what: CardSelector };
  'gain-hp': { readonly player: PlayerSelector; readonly amount: Quantity };
  'lose-hp': { readonly player: PlayerSelector; readonly amount: Quantity };
  /** Discard cards from play (KH 2). */
  'discard-from-play': { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Control cards of the opponent until they leave play (KH 2, KH 9.40). */
  capture: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Add to the Attack Value with which players fight, whatever their Player Card or Form (KH 8.2.2, 8.3). */
  'fight-with': { readonly player: PlayerSelector; readonly by: Quantity; readonly duration?: Duration };
  /** Put Equipment on a character (KH 8.2.6). */
  equip: { readonly player: PlayerSelector; readonly what: CardSelector; readonly on: CardSelector };
  /** Cards that match cannot be played at the World with this text, by any player there (KH 9.26). */
  'forbid-here': { readonly what: CardSelector };
  /** Needs these characters in play (KH 4.9). */
  cooperate: { readonly what: CardSelector; readonly with: CardSelector };
  /** Can only be played under a condition. */
  'play-only-if': { readonly what: CardSelector; readonly condition: Condition };
  /** Can only be put on characters that match (KH 8.2.6). */
  'equip-only': { readonly what: CardSelector; readonly filter: readonly CardFilter[] };
  /** Support of cards used as Friends that have none: half their Power, rounded down (KH 9.38). */
  'half-power': { readonly what: CardSelector };
  /** At most so many Friends. */
  'limit-friends': { readonly player: PlayerSelector; readonly count: Quantity };
}

/** Kinds of quantity of the Kingdom Hearts TCG. */
export interface KingdomHeartsQuantities {
  /** A player's Heart Points. */
  hp: { readonly of: PlayerSelector };
  /** The sum of the levels of a player's Worlds (KH 1). */
  'world-levels': { readonly of: PlayerSelector };
  /** How much higher the level of your Player Card is than the opponent's; 0 if it is not. */
  'level-excess': object;
}

/** Kinds of condition of the Kingdom Hearts TCG. */
export interface KingdomHeartsConditions {
  /**
   * One of some players is in a battle or challenge, or attacks or defends in the latter, or has won or lost the challenge
   * that is about to end; any player if none is given.
   */
  fighting: {
    readonly player?: PlayerSelector;
    readonly in: 'battle' | 'challenge' | 'challenging' | 'challenged' | 'won' | 'lost';
  };
  /** One of these players is at the World where the card of the text is. */
  'is-here': { readonly player: PlayerSelector };
  /** It is this phase of the turn, of one of these players if they are given (KH 7). */
  phase: { readonly phase: 'draw' | 'action' | 'challenge' | 'discard'; readonly of?: PlayerSelector };
}

/** Kinds of filter of the Kingdom Hearts TCG. */
export interface KingdomHeartsFilters {
  /** At the current World of one of these players: for a Dark Card that is not its own (KH 9.46). */
  'at-world-of': { readonly player: PlayerSelector };
}

declare module '@cardwright/core/data' {
  interface Games {
    'kingdom-hearts': {
      effects: KingdomHeartsEffects;
      conditions: KingdomHeartsConditions;
      filters: KingdomHeartsFilters;
      quantities: KingdomHeartsQuantities;
      settings: KingdomHeartsSettings;
      turnActions: KingdomHeartsTurnActions;
      cardColumns: KingdomHeartsCardColumns;
      playerColumns: KingdomHeartsPlayerColumns;
      gameColumns: KingdomHeartsGameColumns;
    };
  }
}
