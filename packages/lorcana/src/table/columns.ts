import { cardColumn, gameColumn, playerColumn } from '@cardwright/core/game';

/** Damage counters on a character or location (CR 1.9.1). */
export const damage = cardColumn('damage');
/** 1 while exerted (CR 5.1.1.2); in play and in the inkwell. */
export const exerted = cardColumn('exerted');
/** 1 once the character was in play at the Set step of its player's turn (CR 3.2.2.1, 5.1.1.12). */
export const dry = cardColumn('dry');
/** The location of a character, as a reference; -1 if none. Stale if the location has left play. */
export const atLocation = cardColumn('at-location', { initial: -1, meaning: 'reference' });
/** 1 when it came into play by its Shift ability. */
export const shifted = cardColumn('shifted');
/** The turn on which it was played; 0 when it came otherwise. */
export const playedTurn = cardColumn('played-turn');
/**
 * The character that dealt it damage, or with whose ability it took damage, as a reference; -1 for none. It banishes it
 * where the next state check finds it has enough (CR 1.8.1.4).
 */
export const damagedBy = cardColumn('damaged-by', {
  initial: -1,
  meaning: 'reference',
  visibility: 'no-one',
});
/** Number of state checks made by then. */
export const damagedAt = cardColumn('damaged-at', { visibility: 'no-one' });

/** A player's lore (CR 1.11.1). */
export const lore = playerColumn('lore');
/** How many cards the player has put into the inkwell this turn by the turn action (CR 4.2.3). */
export const inkedThisTurn = playerColumn('inked-this-turn', { perTurn: true });
/** How many cards the player put back when altering the opening hand (CR 2.2.2). */
export const altered = playerColumn('altered');

/** The challenging character, as a reference; -1 outside a challenge (CR 4.6.1). */
export const challenger = gameColumn('challenger', { initial: -1, meaning: 'reference' });
/** The character or location being challenged, as a reference; -1 outside a challenge. */
export const challenged = gameColumn('challenged', { initial: -1, meaning: 'reference' });

export const columns = [
  damage,
  exerted,
  dry,
  atLocation,
  shifted,
  playedTurn,
  damagedBy,
  damagedAt,
  lore,
  inkedThisTurn,
  altered,
  challenger,
  challenged,
];
