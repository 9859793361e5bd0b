import { defineZone } from '@cardwright/core/game';
import { exerted } from './columns.ts';

/** Where the cards that pay lie, face down; not even their player may look, but all see which are exerted (CR 7.5.4). */
export const inkwell = defineZone('inkwell', { visibility: 'no-one', status: [exerted] });
