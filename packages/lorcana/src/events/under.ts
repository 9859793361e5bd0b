import type { ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  cardOf,
  cardsUnder,
  defineEvent,
  type EventKind,
  type GameEvent,
  type Kernel,
  leftZone,
  moveUnder,
  owner,
  refOf,
  under,
  zoneNameOf,
} from '@cardwright/core/game';

/** That the card leaves its hand, discard or deck. */
const leaving = (kernel: Kernel, state: ReadonlyState, card: CardRef, source: CardRef): GameEvent =>
  leftZone.of(owner.get(state, cardOf(card)), {
    card,
    source,
    data: { from: zoneNameOf(kernel, state, card), to: under.name },
  });

/**
 * A card is put under `card`, which is in play; `other` is the one put there, face down unless `faceup` (CR 8.4.1). What
 * was under that one goes with it, each in an event of its own (CR 5.1.1.7).
 */
export const putUnder: EventKind = defineEvent('put-under', {
  affects: 'card',
  roles: { under: 'card' },
  takes: under,
  rule: 'CR 8.4.1',
  facts: ['faceup'],
  parts: (kernel, s, { player, card, other, source }) => [
    ...cardsUnder(s, cardOf(other)).map((below) =>
      putUnder.of(player, { card, other: refOf(s, below), source }),
    ),
    ...(kernel.isHere(s, other) ? [] : [leaving(kernel, s, other, source)]),
  ],
  commit: (_engine, d, e) => moveUnder(d, cardOf(e.other), cardOf(e.card), e.data?.['faceup'] !== true),
});
