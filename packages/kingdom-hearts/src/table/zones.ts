import type { ReadonlyState } from '@cardwright/core';
import {
  cardsIn,
  cardsUnder,
  controller,
  defineZone,
  playerCount,
  refOf,
  type WritableState,
  type Zone,
} from '@cardwright/core/game';
import { counters, stranded } from './columns.ts';
import { handOver } from './hand-over.ts';

/** What is under a Form Change takes its Equipment and counters back (KH 4.1, KH 9.39). */
function baseComesUp(draft: WritableState, next: number, leaving: number): void {
  counters.put(draft, next, counters.get(draft, leaving));
  handOver(draft, refOf(draft, leaving), refOf(draft, next));
}

/** A World leaves its Dark Cards without a place, whichever World comes up (KH 8.2.3). */
function worldComesUp(draft: WritableState, _next: number, leaving: number): void {
  const opponent = (controller.get(draft, leaving) + 1) % playerCount.get(draft, 0);
  for (const card of cardsIn(draft, opponent, darkArea)) stranded.put(draft, card, 1);
}

/** A Player Card itself stays, whatever a text says: a duel is between two (KH 2, KH 9.54). */
const isBase = (state: ReadonlyState, card: number): boolean => cardsUnder(state, card).length === 0;

/** The Player Card, a Form Change on top of it (KH 4.1, 6). */
export const playerArea: Zone = defineZone('player-area', {
  visibility: 'public',
  inPlay: true,
  comesUp: baseComesUp,
  keeps: isBase,
});
/** Friends, and other cards used as Friends (KH 4.2, 4.3, 4.6). */
export const friendArea: Zone = defineZone('friend-area', { visibility: 'public', inPlay: true });
/** The current World; the Worlds before it lie under it, where their text does nothing (KH 8.2.1, KH 9.18). */
export const worldArea: Zone = defineZone('world-area', {
  visibility: 'public',
  inPlay: true,
  comesUp: worldComesUp,
});
/** The Dark Cards that a player has put on the opponent's current World (KH 8.2.4). */
export const darkArea: Zone = defineZone('dark-area', { visibility: 'public', inPlay: true });

/** The areas of the play mat. The rest of it is the core's `play`: Equipment, Magic, Attack and Technique Cards. */
export const zones: readonly Zone[] = [playerArea, friendArea, worldArea, darkArea];
