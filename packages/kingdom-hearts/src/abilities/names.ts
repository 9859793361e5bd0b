/** The words of the Kingdom Hearts TCG as types: the core's open lists of names, filled by declaration merging. */
declare module '@cardwright/core/data' {
  interface StatNames {
    /** Level of Player, Friend, Magic, Dark and World Cards (KH 4). */
    level: true;
    /** Attack Value of a Player Card (KH 4.1). */
    attack: true;
    /** Magic Value of a character, Magic Support Value of Equipment (KH 4.1, 4.5). */
    magic: true;
    /** Support Value of Friends, Equipment and Attack Cards (KH 4.2). */
    support: true;
    /** Power of Dark and Nobody Cards (KH 4.6). */
    power: true;
    /** How many Dark Cards a World takes (KH 4.7). */
    'dark-level': true;
  }

  interface StateNames {
    /** Takes part in the battle or challenge that goes on (KH 8.2.2, 8.3). */
    participating: true;
    /** Is in the battle, or in the challenge, that goes on: the Player Card, who takes part, the Dark Cards of the World. */
    'in-battle': true;
    'in-challenge': true;
    /** Has an Equipment Card on it. */
    equipped: true;
    /** Is at the World where the source of the ability is: not whose card it is (KH 9.46). */
    here: true;
    /** Carries the Equipment that is the source of the ability. */
    bearer: true;
    /** A Dark Card that has been dealt damage this Action Phase. */
    damaged: true;
    /** A Dark Card that has been dealt damage of its Power or more, and will be defeated. */
    beaten: true;
    /** A Form Change. */
    form: true;
  }

  interface ActionNames {
    play: true;
    draw: true;
    'be-chosen': true;
    /** Move to a World (KH 8.2.1). */
    move: true;
    /** Start a Battle (KH 8.2.2). */
    battle: true;
    /** Escape from a battle (KH 8.2.3). */
    escape: true;
    /** Challenge the opponent (KH 8.3). */
    challenge: true;
    /** Take part in a battle or challenge, or in one of the two. */
    participate: true;
    'join-battle': true;
    'join-challenge': true;
    'be-damaged': true;
    'be-defeated': true;
    /** Be discarded from play. */
    'be-discarded': true;
    /** Be discarded because it took part in a battle or challenge, or in one of the two, that is over (KH 8.2.2, 8.3). */
    'be-spent': true;
    'be-spent-in-battle': true;
    'be-spent-in-challenge': true;
    /** Be discarded in the Discard Phase as a Magic/Friend is (KH 8.4). */
    'be-discarded-with-turn': true;
    /** Be discarded because its player escapes (KH 8.2.3). */
    'be-left-behind': true;
    /** Be captured (KH 9.40). */
    'be-captured': true;
    'gain-hp': true;
    'lose-hp': true;
    /** Be in play beside a card of the same name (KH 4.3, the Unique Card rule). */
    'share-name': true;
    /** Carry a second Equipment Card (KH 8.2.6). */
    'carry-another': true;
    'use-ability': true;
  }

  interface CircumstanceNames {
    /** In the battle that goes on. */
    'in-battle': true;
    /** In the challenge that goes on. */
    'in-challenge': true;
    /** Of a card that is discarded: that the rules do it because a battle or challenge, or one of the two, is over. */
    'be-spent': true;
    'be-spent-in-battle': true;
    'be-spent-in-challenge': true;
    /** That they do it in the Discard Phase. */
    'be-discarded-with-turn': true;
    /** That they do it because its player escapes. */
    'be-left-behind': true;
    /** Of Heart Points: lost because a challenge is lost. */
    'by-challenge': true;
    /** Into the Friend Area, whatever it is otherwise (KH 9.38). */
    'as-a-friend': true;
    /** At the World where the source of the ability is (KH 9.46). */
    here: true;
    /** Of a step of the turn: that the phase begins or ends with it (KH 7). */
    'start-of-action-phase': true;
    'end-of-action-phase': true;
    'start-of-challenge-phase': true;
    'end-of-challenge-phase': true;
    /** A challenge of the player of the ability by an opponent. */
    'against-you': true;
    /** Against the Dark Card that is the source of the ability (KH 8.2.2). */
    'against-it': true;
  }

  interface ZoneNames {
    /** The Player Card, with a Form Change on top (KH 4.1). */
    'player-area': true;
    /** Friends, and what is used as one (KH 4.2). */
    'friend-area': true;
    /** The topmost World; the others lie under it (KH 8.2.1). */
    'world-area': true;
    /** A player's Dark Cards on the opponent's current World (KH 8.2.4). */
    'dark-area': true;
  }
}

export {};
