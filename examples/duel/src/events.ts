import {
  type Column,
  cardOf,
  countsAsLeavingPlay,
  defineEvent,
  discard,
  type EventOptions,
  isIn,
  moveCard,
  play,
  playAction,
  removed,
  startingPlayer,
  type Zone,
} from '@cardwright/core/game';
import {
  attackAction,
  attacking,
  blockAction,
  blocking,
  casting,
  creaturesOf,
  damage,
  life,
  mana,
  might,
  tapped,
  venom,
  wells,
} from './table.ts';

// Those of the kernel that this game lists.
export {
  cardsMade,
  ceased,
  playerChosen,
  poolEmptied,
  poolFilled,
  poolSpent,
} from '@cardwright/core/game';

export const started = defineEvent('started', {
  commit: (_k, d, { player }) => startingPlayer.put(d, 0, player),
});

/** A turn's mana: one more than in the turn before, up to ten (2.1). Creatures are ready again. */
export const readied = defineEvent('readied', {
  commit: (kernel, d, { player }) => {
    const most = Math.min(10, wells.get(d, player) + 1);
    wells.put(d, player, most);
    mana.put(d, player, most);
    for (const card of creaturesOf(kernel, d, player)) tapped.put(d, card, 0);
  },
});

/** A card goes to a zone. */
const goes = (name: string, to: Zone, options: Omit<EventOptions, 'commit'> = {}) =>
  defineEvent(name, {
    ...options,
    commit: (kernel, d, { player, card }) => moveCard(kernel, d, cardOf(card), to, { player }),
  });
/** A card is cast: it waits where all see it (4.2). A permanent that was cast enters play (4.5). */
export const cast = goes('cast', casting, { action: playAction });
export const entered = goes('entered', play, { passage: { from: casting, to: play } });
/** What was made for it enters play, too (9.1). */
export const created = goes('created', play, {
  passage: { from: removed, to: play },
  countsAs: [{ kind: entered }],
});
/** A spell that has resolved or was countered (4.4, 4.6). */
export const spent = goes('spent', discard, { passage: { from: casting, to: discard } });
export const countered = goes('countered', discard, {
  passage: { from: casting, to: discard },
  reduce: (_k, s, e) => (isIn(s, cardOf(e.card), casting) ? e : null),
});
export const died = goes('died', discard, {
  passage: { from: play, to: discard },
  affects: 'card',
  lookBack: true,
  countsAs: countsAsLeavingPlay,
});

/** A number of a card or player goes up or down. */
const changes = (name: string, column: Column, unit: string, sign: 1 | -1) =>
  defineEvent(name, {
    affects: column.scope as 'card' | 'player',
    unit,
    reduce: (_k, _s, e) => (e.amount > 0 ? e : null),
    commit: (_k, d, { card, player, amount }) => {
      const row = column.scope === 'card' ? cardOf(card) : player;
      column.put(d, row, column.get(d, row) + sign * amount);
    },
  });
export const damaged = changes('damaged', damage, 'damage', 1);
export const playerDamaged = changes('player-damaged', life, 'damage', -1);
export const lifeGained = changes('life-gained', life, 'life', 1);
export const lifeLost = changes('life-lost', life, 'life', -1);

export const turned = defineEvent('tapped', {
  affects: 'card',
  reduce: (_k, s, e) => (tapped.get(s, cardOf(e.card)) === 0 ? e : null),
  commit: (_k, d, { card }) => tapped.put(d, cardOf(card), 1),
});

/** A creature attacks (5.1). */
export const attacked = defineEvent('attacked', {
  action: attackAction,
  turn: { card: 'own' },
  commit: (_k, d, { card }) => {
    attacking.put(d, cardOf(card), 1);
    tapped.put(d, cardOf(card), 1);
  },
});

/** A creature blocks another one (5.2). */
export const blocked = defineEvent('blocked', {
  action: blockAction,
  roles: { attacker: 'other' },
  turn: { card: 'other', other: 'own' },
  commit: (_k, d, { card, other }) => blocking.put(d, cardOf(card), cardOf(other) + 1),
});

export const combatEnded = defineEvent('combat-ended', {
  commit: (kernel, d) => {
    for (const player of [0, 1])
      for (const card of creaturesOf(kernel, d, player)) {
        attacking.put(d, card, 0);
        blocking.put(d, card, 0);
      }
  },
});

/** Damage goes with the turn (2.5). */
export const healed = defineEvent('healed', {
  commit: (kernel, d) => {
    for (const player of [0, 1]) for (const card of creaturesOf(kernel, d, player)) damage.put(d, card, 0);
  },
});

export const { put: mightPut, removed: mightRemoved } = might;
export const { put: venomPut, removed: venomRemoved } = venom;
