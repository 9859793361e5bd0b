import { defineAction } from './names.ts';

/** Being chosen for an effect ("chosen"). */
export const beChosen = defineAction('be-chosen');
/**
 * The same of a player, in games that list it: the player is who is chosen, the card whose effect chooses them ("you can't be
 * chosen by opposing cards").
 */
export const playerBeChosen = defineAction('player-be-chosen');
/** Drawing a card ("can't draw cards"). */
export const drawAction = defineAction('draw');
/** Playing a card ("can't play actions"). */
export const playAction = defineAction('play');
/** Discarding a card, or being discarded. */
export const discardAction = defineAction('discard');

/** Being put into another zone by a plain move ("can't be moved"). */
export const beMoved = defineAction('be-moved');

/** Actions every game has. */
export const coreActions = [beChosen, drawAction, playAction, discardAction, beMoved];
