import { defineAction } from './names.ts';

/** To be chosen for an effect ("chosen"). */
export const beChosen = defineAction('be-chosen');
/** To draw a card ("can't draw cards"). */
export const drawAction = defineAction('draw');
/** To play a card ("can't play actions"). */
export const playAction = defineAction('play');
/** To discard a card, or to be discarded. */
export const discardAction = defineAction('discard');

/** To be put into another zone, where nothing more particular happens ("can't be moved"). */
export const beMoved = defineAction('be-moved');

/** Actions every game has. */
export const coreActions = [beChosen, drawAction, playAction, discardAction, beMoved];
