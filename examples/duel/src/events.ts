import {
  cardOf,
  cardsMade,
  ceased,
  countsAsLeavingPlay,
  defineEvent,
  discard,
  isIn,
  moveCard,
  play,
  playAction,
  removed,
  startingPlayer,
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
  tapped,
  wells,
} from './table.ts';

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

export const paid = defineEvent('paid', {
  commit: (_k, d, { player, amount }) => mana.put(d, player, mana.get(d, player) - amount),
});

/** A card is cast: it waits where all see it (4.2). */
export const cast = defineEvent('cast', {
  action: playAction,
  commit: (kernel, d, { card }) => moveCard(kernel, d, cardOf(card), casting),
});

/** A permanent that was cast enters play (4.5). */
export const entered = defineEvent('entered', {
  passage: { from: casting, to: play },
  commit: (kernel, d, { player, card }) => moveCard(kernel, d, cardOf(card), play, { player }),
});

/** What was made for it enters play, too (9.1). */
export const created = defineEvent('created', {
  passage: { from: removed, to: play },
  countsAs: [{ kind: entered }],
  commit: (kernel, d, { player, card }) => moveCard(kernel, d, cardOf(card), play, { player }),
});

/** A spell that has resolved or was countered (4.4, 4.6). */
export const spent = defineEvent('spent', {
  passage: { from: casting, to: discard },
  commit: (kernel, d, { card }) => moveCard(kernel, d, cardOf(card), discard),
});
export const countered = defineEvent('countered', {
  passage: { from: casting, to: discard },
  reduce: (_k, s, e) => (isIn(s, cardOf(e.card), casting) ? e : null),
  commit: (kernel, d, { card }) => moveCard(kernel, d, cardOf(card), discard),
});

export const died = defineEvent('died', {
  passage: { from: play, to: discard },
  affects: 'card',
  lookBack: true,
  countsAs: countsAsLeavingPlay,
  commit: (kernel, d, { card }) => moveCard(kernel, d, cardOf(card), discard),
});

export const damaged = defineEvent('damaged', {
  affects: 'card',
  unit: 'damage',
  reduce: (_k, _s, e) => (e.amount > 0 ? e : null),
  commit: (_k, d, { card, amount }) => damage.put(d, cardOf(card), damage.get(d, cardOf(card)) + amount),
});
export const playerDamaged = defineEvent('player-damaged', {
  affects: 'player',
  unit: 'damage',
  roles: { source: 'other' },
  reduce: (_k, _s, e) => (e.amount > 0 ? e : null),
  commit: (_k, d, { player, amount }) => life.put(d, player, life.get(d, player) - amount),
});
export const lifeGained = defineEvent('life-gained', {
  affects: 'player',
  unit: 'life',
  reduce: (_k, _s, e) => (e.amount > 0 ? e : null),
  commit: (_k, d, { player, amount }) => life.put(d, player, life.get(d, player) + amount),
});
export const lifeLost = defineEvent('life-lost', {
  affects: 'player',
  unit: 'life',
  reduce: (_k, _s, e) => (e.amount > 0 ? e : null),
  commit: (_k, d, { player, amount }) => life.put(d, player, life.get(d, player) - amount),
});

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

export const events = [
  started,
  readied,
  paid,
  cast,
  entered,
  created,
  cardsMade,
  ceased,
  spent,
  countered,
  died,
  damaged,
  playerDamaged,
  lifeGained,
  lifeLost,
  turned,
  attacked,
  blocked,
  combatEnded,
  healed,
];
