import { defineZone, type Zone } from '@cardwright/core';

/** The Player Card, a Form Change on top of it (KH 4.1, 6). */
export const playerArea: Zone = defineZone('player-area', { visibility: 'public', inPlay: true });
/** Friends, and other cards used as Friends (KH 4.2, 4.3, 4.6). */
export const friendArea: Zone = defineZone('friend-area', { visibility: 'public', inPlay: true });
/** The current World; the Worlds before it lie under it, where their text does nothing (KH 8.2.1, KH 9.18). */
export const worldArea: Zone = defineZone('world-area', { visibility: 'public', inPlay: true });
/** The Dark Cards that a player has put on the opponent's current World (KH 8.2.4). */
export const darkArea: Zone = defineZone('dark-area', { visibility: 'public', inPlay: true });

/** The areas of the play mat. The rest of it is the core's `play`: Equipment, Magic, Attack and Technique Cards. */
export const zones: readonly Zone[] = [playerArea, friendArea, worldArea, darkArea];
