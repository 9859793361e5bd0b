import {
  cardOf,
  defineEvent,
  type EventKind,
  expireOn,
  firstIn,
  isIn,
  nextInZone,
  playerCount,
  type WritableState,
} from '@cardwright/core/game';
import { friendsOf } from '../table/areas.ts';
import {
  battlesThisTurn,
  battling,
  challengesThisTurn,
  challenging,
  damage,
  damagedBy,
  escapedThisTurn,
  loserOfChallenge,
  optionsTaken,
  participating,
  passes,
} from '../table/columns.ts';
import { beDamaged, participate } from '../table/names.ts';
import { darkArea } from '../table/zones.ts';

/** A player starts a battle (KH 8.2.2), with the Player Card `card`. */
export const battleBegan: EventKind = defineEvent('battle-began', {
  rule: 'KH 8.2.2',
  commit: (_engine, d, e) => {
    battling.put(d, 0, 1);
    battlesThisTurn.put(d, e.player, battlesThisTurn.get(d, e.player) + 1);
  },
});

/** Nobody takes part any more, not even who has been captured meanwhile (KH 9.40). */
function stopTakingPart(d: WritableState): void {
  for (let player = 0; player < playerCount.get(d, 0); player++)
    for (const friend of friendsOf(d, player)) participating.put(d, friend, 0);
}

/** An option of the challenge has been taken: it is the other player's turn to take one (KH 8.3, KH 9.30). */
export function takeOption(d: WritableState, nothing: boolean): void {
  passes.put(d, 0, nothing ? passes.get(d, 0) + 1 : 0);
  optionsTaken.put(d, 0, optionsTaken.get(d, 0) + 1);
}

/** The battle is over (KH 8.2.2). */
export const battleEnded: EventKind = defineEvent('battle-ended', {
  rule: 'KH 8.2.2',
  commit: (_engine, d) => {
    battling.put(d, 0, 0);
    stopTakingPart(d);
    expireOn(d, 'battle-ended');
  },
});

/** A player escapes (KH 8.2.3); `card` is the World that is left, if it is there still. */
export const escaped: EventKind = defineEvent('escaped', {
  roles: { world: 'card' },
  rule: 'KH 8.2.3',
  commit: (_engine, d, e) => escapedThisTurn.put(d, e.player, 1),
});

/** A Friend takes part in the battle or challenge (KH 8.2.2, 8.3). */
export const joined: EventKind = defineEvent('joined', {
  action: participate,
  rule: 'KH 8.2.2',
  commit: (_engine, d, e) => {
    participating.put(d, cardOf(e.card), 1);
    takeOption(d, false);
  },
});

/** A Dark Card is dealt damage by `player` (KH 4.6, KH 9.14). */
export const damaged: EventKind = defineEvent('damaged', {
  action: beDamaged,
  affects: 'card',
  rule: 'KH 4.6',
  reduce: (_engine, s, e) => (e.amount > 0 && isIn(s, cardOf(e.card), darkArea) ? e : null),
  commit: (_engine, d, e) => {
    const card = cardOf(e.card);
    damage.put(d, card, damage.get(d, card) + e.amount);
    damagedBy.put(d, card, e.player + 1);
  },
});

/** All damage on Dark Cards goes away (KH 8.2.2, KH 9.14). */
export const damageWornOff: EventKind = defineEvent('damage-worn-off', {
  rule: 'KH 8.2.2',
  commit: (_engine, d) => {
    for (let player = 0; player < playerCount.get(d, 0); player++) {
      for (let card = firstIn(d, player, darkArea); card >= 0; card = nextInZone.get(d, card)) {
        damage.put(d, card, 0);
        damagedBy.put(d, card, 0);
      }
    }
  },
});

/** A player challenges the opponent (KH 8.3), with the Player Card `card`. */
export const challengeBegan: EventKind = defineEvent('challenge-began', {
  rule: 'KH 8.3',
  commit: (_engine, d, e) => {
    challenging.put(d, 0, 1);
    passes.put(d, 0, 0);
    optionsTaken.put(d, 0, 0);
    challengesThisTurn.put(d, e.player, challengesThisTurn.get(d, e.player) + 1);
  },
});

/** A player does nothing in a challenge (KH 8.3, KH 9.30). */
export const passed: EventKind = defineEvent('passed', {
  rule: 'KH 8.3',
  commit: (_engine, d) => takeOption(d, true),
});

/** A player wins a challenge by `amount` (KH 8.3), with the Player Card `card`. */
export const challengeWon: EventKind = defineEvent('challenge-won', { rule: 'KH 8.3', commit: () => {} });
/** A player loses a challenge. */
export const challengeLost: EventKind = defineEvent('challenge-lost', {
  rule: 'KH 8.3',
  commit: (_engine, d, e) => loserOfChallenge.put(d, 0, e.player + 1),
});

/** The challenge is over. */
export const challengeEnded: EventKind = defineEvent('challenge-ended', {
  rule: 'KH 8.3',
  commit: (_engine, d) => {
    challenging.put(d, 0, 0);
    loserOfChallenge.put(d, 0, 0);
    stopTakingPart(d);
    expireOn(d, 'challenge-ended');
  },
});

export const fightingEvents: readonly EventKind[] = [
  battleBegan,
  battleEnded,
  escaped,
  joined,
  damaged,
  damageWornOff,
  challengeBegan,
  passed,
  challengeWon,
  challengeLost,
  challengeEnded,
];
