import { cardColumn, gameColumn, playerColumn } from '@cardwright/core/game';

/** Damage on a Dark Card; it goes away at the end of the phase (KH 8.2.2, KH 9.14). */
export const damage = cardColumn('damage');
/** Who dealt it last, plus one: whoever defeats the card. */
export const damagedBy = cardColumn('damaged-by');
/** 1 while a Friend takes part in a battle or challenge. */
export const participating = cardColumn('participating');
/** The character that Equipment is on, as a reference; -1 when on none. */
export const attachedTo = cardColumn('attached-to', { initial: -1, meaning: 'reference' });
/** Counters that texts put on a card. */
export const counters = cardColumn('counters');
/** Dark Cards ever put on a World while it lies there, for a format that counts so (KH 9.11). */
export const darkEver = cardColumn('dark-ever', { sticky: true });
/** 1 while another player than its owner controls it (KH 9.40). */
export const captured = cardColumn('captured');

/** 1 on a Dark Card whose World has gone from under it (KH 8.2.3). */
export const stranded = cardColumn('stranded');

/** Heart Points (KH 4.1). A board that does not say has what most Player Cards begin with. */
export const hp = playerColumn('hp', { initial: 8 });
/** How often the player has moved this turn (KH 8.2.1). */
export const movesThisTurn = playerColumn('moves-this-turn', { perTurn: true });
/** How many battles the player has begun this turn (KH 8.2.2). */
export const battlesThisTurn = playerColumn('battles-this-turn', { perTurn: true });
/** How many challenges the player has declared this turn (KH 9.29). */
export const challengesThisTurn = playerColumn('challenges-this-turn', { perTurn: true });
/** 1 once the player has escaped this turn (KH 8.2.3). */
export const escapedThisTurn = playerColumn('escaped-this-turn', { perTurn: true });
/** Dark Cards the player has put on the opponent's World this turn, for a format that counts so (KH 9.11). */
export const darkThisTurn = playerColumn('dark-this-turn', { perTurn: true });

/** 1 during a battle. */
export const battling = gameColumn('battling');
/** 1 during a challenge. */
export const challenging = gameColumn('challenging');
/** Who has lost the challenge that is about to end, plus one. */
export const loserOfChallenge = gameColumn('loser-of-challenge');
/** How many options have been taken in the challenge: discarding Equipment or a Form Change is none (KH 9.31, 9.39). */
export const optionsTaken = gameColumn('options-taken', { visibility: 'no-one' });
/** How many players have done nothing one after the other in the challenge (KH 9.30). */
export const passes = gameColumn('passes');

export const columns = [
  damage,
  damagedBy,
  participating,
  attachedTo,
  counters,
  captured,
  darkEver,
  stranded,
  hp,
  movesThisTurn,
  battlesThisTurn,
  challengesThisTurn,
  escapedThisTurn,
  darkThisTurn,
  battling,
  challenging,
  loserOfChallenge,
  optionsTaken,
  passes,
];
