import { cardColumn, gameColumn, playerColumn } from './column.ts';

/** Index of the card's definition among those of the game. */
export const definition = cardColumn('definition', { sticky: true });
/** The player whose deck it came from. */
export const owner = cardColumn('owner', { sticky: true });
/** The player who controls it; its owner outside play. */
export const controller = cardColumn('controller', { sticky: true });
/** Engine-local index of its zone. */
export const zoneOf = cardColumn('zone', { sticky: true });
/** Counts zone changes, from 1: a card that moves is a new card, and no reference is a small number. */
export const incarnation = cardColumn('incarnation', { sticky: true, initial: 1 });
/** Neighbours in the zone's linked list, as card index; -1 at the ends. */
export const nextInZone = cardColumn('next', { sticky: true, initial: -1 });
export const previousInZone = cardColumn('previous', { sticky: true, initial: -1 });
/** In the zone `under`: index of the card it lies under, plus one. */
export const liesUnder = cardColumn('under', { meaning: 'card' });
/** 1 while it lies face down in a zone where cards are usually face up. */
export const facedown = cardColumn('facedown');
/** The turn on which it came into its zone. */
export const enteredTurn = cardColumn('entered-turn');

/** The number of the current turn, from 1. 0 before the first. */
export const turnNumber = gameColumn('turn');
/** Whose turn it is. */
export const activePlayer = gameColumn('active-player');
/** Who takes the first turn. */
export const startingPlayer = gameColumn('starting-player');
/** Index of the current step in the game's timing table, -1 before the first turn. */
export const stepIndex = gameColumn('step', { initial: -1 });
/** 0 while running, 1 won by {@link winner}, 2 drawn. */
export const outcome = gameColumn('outcome');
/** Index of the player who won, -1 for none. */
export const winner = gameColumn('winner', { initial: -1 });
/** How many players the game began with; who has left is in {@link hasLeft}. */
export const playerCount = gameColumn('players');
/** How many cards there are on the table, in all zones. */
export const cardCount = gameColumn('cards');
/**
 * Dirty flag of the state check: 1 if anything happened since the last one, 2 or 3 if something did that may satisfy
 * it.
 */
export const unchecked = gameColumn('unchecked');
/** Number of state checks made: two moments with the same number have no check between them. */
export const checksMade = gameColumn('checks-made', { visibility: 'no-one' });
/** Serial number of duration effects. */
export const serial = gameColumn('serial');
/** The words of the random generator. */
export const random0 = gameColumn('random-0');
export const random1 = gameColumn('random-1');
export const random2 = gameColumn('random-2');
export const random3 = gameColumn('random-3');

/** 1 when the player has left the game. */
export const hasLeft = playerColumn('left');
/** The player's latest turn, by number; 0 before the first. */
export const latestTurn = playerColumn('latest-turn');
/** How many turns the player has begun, the current one included. */
export const turnsTaken = playerColumn('turns-taken');

export const coreColumns = [
  definition,
  owner,
  controller,
  zoneOf,
  incarnation,
  nextInZone,
  previousInZone,
  liesUnder,
  facedown,
  enteredTurn,
  turnNumber,
  activePlayer,
  startingPlayer,
  stepIndex,
  outcome,
  winner,
  playerCount,
  cardCount,
  unchecked,
  checksMade,
  serial,
  random0,
  random1,
  random2,
  random3,
  hasLeft,
  latestTurn,
  turnsTaken,
];
