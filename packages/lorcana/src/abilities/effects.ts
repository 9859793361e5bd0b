import type {
  CardFilter,
  CardSelector,
  Destination,
  Duration,
  PlayerSelector,
  Quantity,
  StatName,
} from '@cardwright/core/data';
import type {
  LorcanaCardColumns,
  LorcanaGameColumns,
  LorcanaPlayerColumns,
  LorcanaSettings,
  LorcanaTurnActions,
} from './literals.ts';

/**
 * What Lorcana's effects do beyond those of any card game. Each kind is parameterised by who and what, never by card.
 * `player` is who does it and makes its choices. "Deal", "put" and "move" differ: only dealt damage is reduced (CR 8.8.3) and only some of it counts as damaging.
 */
export interface LorcanaEffects {
  /** Put from play into the discard, as "banish" (CR 1.8.1.4). */
  banish: { readonly player: PlayerSelector; readonly what: CardSelector };
  exert: { readonly player: PlayerSelector; readonly what: CardSelector };
  ready: { readonly player: PlayerSelector; readonly what: CardSelector };
  /** Deal damage (reduced by Resist). With several targets each takes the amount. */
  'deal-damage': { readonly player: PlayerSelector; readonly amount: Quantity; readonly to: CardSelector };
  /** Cards deal damage, each as much as a stat of its own: to some cards, or each to the other of them. */
  'deal-own-damage': {
    readonly what: CardSelector;
    readonly stat: StatName;
    readonly to: CardSelector | 'each-other';
  };
  /** Put damage counters; not dealt, so not reduced. */
  'put-damage': { readonly player: PlayerSelector; readonly amount: Quantity; readonly on: CardSelector };
  /** `upTo`: the player chooses how much, from 0. `all` removes every counter. From each of the cards. */
  'remove-damage': {
    readonly player: PlayerSelector;
    readonly amount: Quantity | 'all';
    readonly upTo: boolean;
    readonly from: CardSelector;
  };
  'move-damage': {
    readonly player: PlayerSelector;
    readonly amount: Quantity | 'all';
    readonly upTo: boolean;
    readonly from: CardSelector;
    readonly to: CardSelector;
  };
  'gain-lore': { readonly player: PlayerSelector; readonly amount: Quantity };
  'lose-lore': { readonly player: PlayerSelector; readonly amount: Quantity };
  /** Lose lore, and another gains as much as was lost. */
  'give-lore': { readonly player: PlayerSelector; readonly to: PlayerSelector; readonly amount: Quantity };
  /** Move characters to a location without paying its move cost (CR 4.7.3.2). */
  'move-to-location': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly to: CardSelector;
    readonly free: true;
  };
  /** Must do so if able ("must challenge if able"; CR 8.7.3). `other` restricts the other party. */
  require: {
    readonly what: CardSelector;
    readonly action: 'challenge' | 'quest';
    readonly other?: CardSelector;
    readonly duration?: Duration;
  };
  /** Takes no damage ("takes no damage from challenges this turn"). */
  'prevent-damage': {
    readonly what: CardSelector;
    readonly from: 'challenges' | 'all' | 'this-challenge' | 'non-challenges';
    readonly duration?: Duration;
  };
  /** "They take no damage instead": replaces damage that they would be dealt by nothing. */
  'take-no-damage': { readonly what: CardSelector };
  /** "Damage dealt to this character is reduced by N" (CR 4.6.6.1). */
  'reduce-damage': { readonly what: CardSelector; readonly by: Quantity; readonly duration?: Duration };
  /** "Deals damage equal to her {L} instead of her {S}": the stat that a challenge's damage is measured by (CR 4.6.6). */
  'deal-by-stat': { readonly what: CardSelector; readonly stat: StatName; readonly duration?: Duration };
  /** "Deals twice that much damage", "deals 1 more damage": what these cards deal, before it is reduced. */
  'change-damage-dealt': {
    readonly what: CardSelector;
    readonly times?: number;
    readonly by?: Quantity;
    readonly duration?: Duration;
  };
  /** "Readies only 2 of their items": how many of such cards their player readies in the Ready step (CR 3.2.1). */
  'ready-at-most': {
    readonly player: PlayerSelector;
    readonly cards: readonly CardFilter[];
    readonly most: Quantity;
  };
  /** "Counts as cost N to sing songs" (CR 8.11). */
  'count-as-cost': { readonly what: CardSelector; readonly cost: Quantity; readonly duration?: Duration };
  /** "All cards in your hand count as having {C}." */
  'count-as-inkable': { readonly what: CardSelector; readonly duration?: Duration };
  /** "As if they had Evasive": counts as having the keyword for rules about whom it may challenge (CR 8.2). */
  'challenge-as-if': {
    readonly what: CardSelector;
    readonly keyword: 'evasive';
    readonly duration?: Duration;
  };
  /** Discard one matching card, chosen by `chooser` from the revealed hand. */
  'discard-of-choice': {
    readonly player: PlayerSelector;
    readonly chooser: PlayerSelector;
    readonly filter: readonly CardFilter[];
  };
  /** A challenger in `what` that challenges one of `among` must choose a matching one, if able (CR 8.3.3). */
  'must-choose': {
    readonly what: CardSelector;
    readonly among: CardSelector;
    readonly filter: readonly CardFilter[];
  };
  /** Play the card that has the ability on top of a card in play (CR 8.10). */
  'play-onto': { readonly player: PlayerSelector; readonly onto: CardSelector };
  /** Counts as having a further name, or any name, for characters that are shifted onto it (CR 8.10.1). */
  'shift-name': {
    readonly what: CardSelector;
    readonly name: string | 'any';
    readonly duration?: Duration;
  };
  /** Destination of an action in place of the discard, once its effect has resolved (CR 6.7.1.2). */
  'finish-into': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly to: Destination;
  };
  /** Has a classification besides the printed ones; `all` there are. */
  'add-classification': {
    readonly what: CardSelector;
    readonly classification: string;
    readonly duration?: Duration;
  };
  /** Put cards under a card (Boost, CR 8.4). */
  'put-under': {
    readonly player: PlayerSelector;
    readonly what: CardSelector;
    readonly under: CardSelector;
    /** They are face up; otherwise face down. */
    readonly faceup?: true;
  };
  /** "Need 25 lore to win the game". */
  'lore-to-win': { readonly player: PlayerSelector; readonly lore: Quantity };
  /** "Need 2 more lore to win the game", than they would without it. */
  'change-lore-to-win': { readonly player: PlayerSelector; readonly by: Quantity };
  /** "You may have any number of cards named … in your deck": copy limit for formats (CR 1.10.1.1). */
  'deck-copies': { readonly player: PlayerSelector; readonly name: string; readonly most: number | 'any' };
  /** "Pay 1 {I} less to move here". */
  'change-move-cost': {
    readonly player: PlayerSelector;
    /** The cards that move: those that match, or the ability's own card. */
    readonly what: readonly CardFilter[] | { readonly pick: 'self' };
    readonly to: CardSelector;
    readonly by: Quantity;
    readonly duration?: Duration;
  };
}

/** Kinds of cost of Lorcana. */
export interface LorcanaCosts {
  /** Exert the card that has the ability ({E} before a dash). */
  exert: object;
}

/** Kinds of quantity of Lorcana. */
export interface LorcanaQuantities {
  /** Damage on cards, counted in counters ("for each 1 damage on him"). */
  damage: { readonly on: CardSelector };
  /** Cards under cards. */
  'cards-under': { readonly of: CardSelector };
}

/** Kinds of filter of Lorcana. */
export interface LorcanaFilters {
  /** Challenges one of these right now. */
  challenging: { readonly whom: readonly CardFilter[] };
  /** At this location ("at that location", "there"). */
  'at-location': { readonly location: CardSelector };
  /** The location where that character is ("the location this character is at"). */
  'location-of': { readonly whom: CardSelector };
  /** At the location where that character is ("at the same location as …"). */
  'at-location-of': { readonly whom: CardSelector };
  /** Number of cards under it ("with 2 or more cards under them"). */
  'cards-under': { readonly cmp: '<' | '<=' | '=' | '>=' | '>'; readonly value: Quantity };
  /** Lies under one of these cards in play. */
  under: { readonly top: CardSelector };
  /** Amount of damage ("with 3 or more damage"). */
  damage: { readonly cmp: '<' | '<=' | '=' | '>=' | '>'; readonly value: Quantity };
}

declare module '@cardwright/core/data' {
  interface Games {
    lorcana: {
      effects: LorcanaEffects;
      filters: LorcanaFilters;
      quantities: LorcanaQuantities;
      costs: LorcanaCosts;
      turnActions: LorcanaTurnActions;
      cardColumns: LorcanaCardColumns;
      playerColumns: LorcanaPlayerColumns;
      gameColumns: LorcanaGameColumns;
      settings: LorcanaSettings;
    };
  }
}
