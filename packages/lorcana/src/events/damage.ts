import type { ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  cardOf,
  checksMade,
  defineChange,
  defineEvent,
  type EventKind,
  type GameEvent,
  isForbidden,
  type Kernel,
  partsOn,
  type Scope,
  type WritableState,
} from '@cardwright/core/game';
import { isInChallenge } from '../table/challenge.ts';
import { damage, damagedAt, damagedBy } from '../table/columns.ts';
import { damageDealtBy } from '../table/damage-dealt.ts';
import { beDamaged, removeDamage } from '../table/names.ts';
import { traitsOf } from '../table/traits.ts';

/** What a part of kind `prevent-damage` prevents. */
export type PreventedFrom = 'challenges' | 'all' | 'this-challenge' | 'non-challenges';

function preventedBy(from: PreventedFrom, ofChallenge: boolean): boolean {
  if (from === 'all') return true;
  return from === 'non-challenges' ? !ofChallenge : ofChallenge;
}

/**
 * Dealt damage after prevention, what its dealer makes of it, and reductions: before anything replaces it (CR 4.6.6.1,
 * 6.7.2.2, 8.8.1).
 */
function modifyDealt(kernel: Kernel, state: ReadonlyState, event: GameEvent): GameEvent | null {
  const card = cardOf(event.card);
  const ofChallenge = event.data?.['challenge'] === true;
  for (const active of partsOn(kernel, state, card, 'prevent-damage')) {
    if (preventedBy(active.part.data as PreventedFrom, ofChallenge)) return null;
  }
  let amount = damageDealtBy(kernel, state, event.other, event.amount);
  for (const active of partsOn(kernel, state, card, 'reduce-damage')) {
    amount -=
      active.lasting === null ? active.part.amount!(state, active.scope as Scope) : active.lasting.amount;
  }
  // Reduced to none, no damage is considered to have been dealt (CR 8.8.2).
  if (amount <= 0) return null;
  return amount === event.amount ? event : event.withAmount(amount);
}

/** A card takes damage (CR 1.9.3): from a character where one is challenged, or where it is a character's ability. */
function takeDamage(kernel: Kernel, draft: WritableState, { card: ref, source, amount }: GameEvent): void {
  const card = cardOf(ref);
  damage.put(draft, card, damage.get(draft, card) + amount);
  if (source < 0 || !traitsOf(kernel, draft, cardOf(source)).isCharacter) return;
  damagedBy.put(draft, card, source);
  damagedAt.put(draft, card, checksMade.get(draft, 0));
}

/** Damage is dealt to a character or location (CR 1.9.2.1); `other` deals it. */
export const damaged = defineEvent('damaged', {
  unit: 'damage',
  action: beDamaged,
  affects: 'card',
  roles: { dealer: 'other' },
  rule: 'CR 1.9.2.1',
  measure: modifyDealt,
  commit: takeDamage,
});

/** Damage counters are put on a card; not dealt, so not reduced (CR 1.9.2.2, 8.8.3). */
export const damagePut = defineEvent('damage-put', {
  unit: 'damage',
  affects: 'card',
  rule: 'CR 1.9.2.2',
  reduce: (_engine, _s, e) => (e.amount > 0 ? e : null),
  commit: takeDamage,
});

/** Damage counters are taken off a card, as many as there are (CR 1.9.2.3). */
export const damageRemoved = defineChange('damage-removed', damage, {
  by: -1,
  least: 0,
  unit: 'damage',
  action: removeDamage,
  rule: 'CR 1.9.2.3',
});

/** Damage is moved: removed from `other` and put on `card`, and seen as both (CR 1.9.2.4). */
export const damageMoved = defineEvent('damage-moved', {
  unit: 'damage',
  affects: 'card',
  rule: 'CR 1.9.2.4',
  reduce: (kernel, s, e) => {
    if (e.card === e.other || isForbidden(kernel, s, removeDamage, e.player, cardOf(e.other), e.source))
      return null;
    const amount = Math.min(e.amount, damage.get(s, cardOf(e.other)));
    return amount <= 0 ? null : amount === e.amount ? e : e.withAmount(amount);
  },
  parts: (_engine, _s, { player, card, other, amount, source }) => [
    damageRemoved.of(player, { card: other, amount, source }),
    damagePut.of(player, { card, amount, source }),
  ],
  commit: (kernel, d, e) => {
    damage.put(d, cardOf(e.other), damage.get(d, cardOf(e.other)) - e.amount);
    takeDamage(kernel, d, e);
  },
});

/** A card takes damage, by whatever means (CR 1.9.3): never proposed itself, those that do it count as it. */
export const damageTaken = defineEvent('damage-taken', {
  unit: 'damage',
  affects: 'card',
  rule: 'CR 1.9.3',
  includes: [{ kind: damaged }, { kind: damagePut }],
  commit: () => {},
});

/** A proposal to deal damage. @param challenge whether it is the damage of a challenge */
export function dealDamage(
  state: ReadonlyState,
  player: number,
  card: CardRef,
  by: CardRef,
  amount: number,
  source: CardRef,
  challenge = false,
): GameEvent {
  return damaged.of(player, {
    card,
    other: by,
    amount,
    source,
    data: challenge && isInChallenge(state, card) ? { challenge: true } : null,
  });
}

export const damageEvents: readonly EventKind[] = [
  damaged,
  damagePut,
  damageRemoved,
  damageMoved,
  damageTaken,
];
