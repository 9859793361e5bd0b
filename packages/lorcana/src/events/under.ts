import { cardOf, defineEvent, moveUnder } from '@cardwright/core';

/** A card is put under `card`, which is in play; `other` is the one put there, face down unless `faceup` (CR 8.4.1). */
export const putUnder = defineEvent('put-under', {
  affects: 'card',
  roles: { under: 'card' },
  rule: 'CR 8.4.1',
  facts: ['faceup'],
  commit: (_engine, d, e) => moveUnder(d, cardOf(e.other), cardOf(e.card), e.data?.['faceup'] !== true),
});
