import {
  cardOf,
  cardsInPlay,
  defineChange,
  defineEvent,
  defineMove,
  defineStart,
  discard,
  play,
  playAction,
  removed,
} from '@cardwright/core/game';
import { casting, damage, life, mana, might, tapped, venom, wells } from './table.ts';

// Those of the kernel that this game lists.
export {
  cardsMade,
  ceased,
  playerChosen,
  poolEmptied,
  poolFilled,
  poolSpent,
} from '@cardwright/core/game';

export const started = defineStart('1.1');

/** A turn's mana: one more than in the turn before, up to ten (2.1). Creatures are ready again. */
export const readied = defineEvent('readied', {
  commit: (kernel, d, { player }) => {
    const most = Math.min(10, wells.get(d, player) + 1);
    wells.put(d, player, most);
    mana.put(d, player, most);
    for (const card of cardsInPlay(kernel, d, player)) tapped.put(d, card, 0);
  },
});

/** A card is cast: it waits where all see it (4.2). A permanent that was cast enters play (4.5). */
export const cast = defineMove('cast', casting, { action: playAction });
export const entered = defineMove('entered', play, { from: casting });
/** What was made for it enters play, too (9.1). */
export const created = defineMove('created', play, { from: removed, countsAs: [{ kind: entered }] });
/** A spell that has resolved or was countered (4.4, 4.6). */
export const spent = defineMove('spent', discard, { from: casting });
export const countered = defineMove('countered', discard, { from: casting });
export const died = defineMove('died', discard, { from: play });

export const damaged = defineChange('damaged', damage, { by: 1, unit: 'damage' });
export const playerDamaged = defineChange('player-damaged', life, { by: -1, unit: 'damage' });
export const lifeGained = defineChange('life-gained', life, { by: 1, unit: 'life' });
export const lifeLost = defineChange('life-lost', life, { by: -1, unit: 'life' });

export const turned = defineEvent('tapped', {
  affects: 'card',
  reduce: (_k, s, e) => (tapped.get(s, cardOf(e.card)) === 0 ? e : null),
  commit: (_k, d, { card }) => tapped.put(d, cardOf(card), 1),
});

/** Damage goes with the turn (2.5). */
export const healed = defineEvent('healed', {
  commit: (kernel, d) => {
    for (const player of kernel.playersLeft(d))
      for (const card of cardsInPlay(kernel, d, player)) damage.put(d, card, 0);
  },
});

export const { put: mightPut, removed: mightRemoved } = might;
export const { put: venomPut, removed: venomRemoved } = venom;
