import {
  cardOf,
  cardsUnder,
  defineEvent,
  type EventKind,
  moveUnder,
  refOf,
  stack,
} from '@cardwright/core/game';

/**
 * A card is put under `card`, which is in play; `other` is the one put there, face down unless `faceup` (CR 8.4.1). What
 * was under that one goes with it, each in an event of its own (CR 5.1.1.7).
 */
export const putUnder: EventKind = defineEvent('put-under', {
  affects: 'card',
  roles: { under: 'card' },
  takes: stack,
  rule: 'CR 8.4.1',
  facts: ['faceup'],
  parts: (_engine, s, { player, card, other, source }) =>
    cardsUnder(s, cardOf(other)).map((below) =>
      putUnder.of(player, { card, other: refOf(s, below), source }),
    ),
  commit: (_engine, d, e) => moveUnder(d, cardOf(e.other), cardOf(e.card), e.data?.['faceup'] !== true),
});
