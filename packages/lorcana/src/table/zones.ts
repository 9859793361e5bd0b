import { defineZone } from '@cardwright/core';

/** Where the cards that pay lie, face down; not even their player may look (CR 7.5.4). */
export const inkwell = defineZone('inkwell', { visibility: 'no-one' });
