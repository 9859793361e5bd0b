/**
 * The words of Lorcana as types: the core's open lists of names, filled by declaration merging. A misspelt zone,
 * stat, keyword, state or action anywhere in the plugin is a compile error.
 */
declare module '@cardwright/core/data' {
  interface StatNames {
    /** {S} (CR 5.3.6.2). */
    strength: true;
    /** {W} (CR 5.3.6.3). */
    willpower: true;
    /** {L}, the lore value of a character (CR 5.3.6.4) or location. */
    lore: true;
    /** What it costs to move a character to a location. */
    'move-cost': true;
    /** The ink cost a card counts as having to sing songs (CR 8.11.3). */
    'singing-cost': true;
  }

  interface KeywordNames {
    alert: true;
    bodyguard: true;
    boost: true;
    challenger: true;
    evasive: true;
    reckless: true;
    resist: true;
    rush: true;
    shift: true;
    singer: true;
    'sing-together': true;
    support: true;
    vanish: true;
    ward: true;
  }

  /** Card states (CR 5.1.1). */
  interface StateNames {
    ready: true;
    exerted: true;
    /** Ready, and dry if it is a character: can pay {E} as a cost (CR 4.4.2.1). */
    'able-to-exert': true;
    damaged: true;
    undamaged: true;
    /** Came into play during its player's current turn (CR 5.1.1.11). */
    drying: true;
    dry: true;
    facedown: true;
    faceup: true;
    /** Is the challenging character of the current challenge. */
    challenging: true;
    /** Is the challenged card of the current challenge. */
    'being-challenged': true;
    /** At any location. */
    'at-a-location': true;
    /** At the location that is the source of the ability ("here"). */
    here: true;
    /** Has a card under it. */
    'card-under': true;
    /** Had a card under it when it left play, or has one. */
    /** Was played this turn. */
    'played-this-turn': true;
    /** Was challenged this turn. */
    'challenged-this-turn': true;
    /** Quested this turn. */
    'quested-this-turn': true;
    /** Was played by its Shift ability. */
    shifted: true;
    /** Has the inkwell symbol. */
    inkable: true;
    /** Is in play because it was played by singing. */
    sung: true;
  }

  interface ActionNames {
    play: true;
    /** Playing a card that lies under it (CR 4.3.2, 5.1.1.5). */
    'play-from-under': true;
    /** Playing it from another zone than the hand (CR 4.3.2). */
    'play-elsewhere': true;
    /** Inking it from another zone than the hand. */
    'ink-elsewhere': true;
    /** Playing by Shift, as something that is paid for (CR 8.10.1). */
    shift: true;
    ink: true;
    quest: true;
    challenge: true;
    /** Challenging in the turn in which it came into play (CR 8.9). */
    'challenge-while-drying': true;
    /** Questing, likewise. */
    'quest-while-drying': true;
    /** Exerting to sing a song, likewise. */
    'sing-while-drying': true;
    'be-challenged': true;
    ready: true;
    /** Readying in the Ready step of its player's turn (CR 3.2.1); effects can still ready it. */
    'ready-at-start-of-turn': true;
    exert: true;
    /** Exert to sing a song. */
    sing: true;
    move: true;
    /** Move to a location without paying. */
    'move-for-free': true;
    draw: true;
    /** Be put into another zone. */
    'be-moved': true;
    /** Being chosen by an effect; being chosen for a challenge does not count (CR 8.15). */
    'be-chosen': true;
    'gain-lore': true;
    'lose-lore': true;
    'be-banished': true;
    'be-damaged': true;
    'remove-damage': true;
    'use-ability': true;
    /** The steps and phases of a turn (CR 3): a player who is forbidden one skips it (CR 6.4.5). */
    'ready-step': true;
    'set-step': true;
    'draw-step': true;
    'start-of-turn-phase': true;
    'main-phase': true;
    'end-of-turn-phase': true;
  }

  interface CircumstanceNames {
    /** The event follows from a challenge, whoever challenges (CR 4.6.7). */
    'in-challenge': true;
    /** In a challenge in which the card is the challenging character. */
    'while-challenging': true;
    /** In a challenge in which the card is the challenged character. */
    'while-challenged': true;
    /** By way of Shift. */
    'with-shift': true;
    /** With all its costs ignored. */
    'for-free': true;
    /** By singing. */
    'by-singing': true;
    /** By exerting two or more characters. */
    'by-singing-together': true;
    /** Events of the turn as a whole ("… this turn"). */
    'this-turn': true;
    /** The card itself is at a location as it happens. */
    'at-a-location': true;
    /** From a location that the card was at before. */
    'from-a-location': true;
    /** Of ink that is paid: to play a card. */
    'to-play': true;
    /** Of an ability that is used: {E} is among its costs. */
    'by-exerting': true;
    /** For the Support keyword. */
    'for-support': true;
    /** By an effect, not as a cost of one. */
    /** By an effect of an action card. */
    'by-action': true;
  }

  interface ZoneNames {
    inkwell: true;
    /** Cards under a card. */
    under: true;
  }
}

export {};
