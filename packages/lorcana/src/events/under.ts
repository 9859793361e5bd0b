import { cardOf, defineEvent, moveUnder } from '@cardwright/core';

/** A card is put face down under `card`, a character or location in play; `other` is the one put there (CR 8.4.1). */
export const putUnder = defineEvent('put-under', {
  affects: 'card',
  roles: { under: 'card' },
  rule: 'CR 8.4.1',
  commit: (_engine, d, e) => moveUnder(d, cardOf(e.other), cardOf(e.card), true),
});
