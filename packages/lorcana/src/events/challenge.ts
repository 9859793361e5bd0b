import { defineEvent, type EventKind, expireOn, NO_CARD } from '@cardwright/core/game';
import { challenged, challenger } from '../table/columns.ts';

/** A challenge occurs: `card` is challenged by `other` (CR 4.6.4.5). */
export const challengedEvent = defineEvent('challenged', {
  turn: { card: 'other', other: 'own' },
  roles: { challenged: 'card', challenger: 'other' },
  now: (s, field) => (field === 'card' ? challenged : challenger).get(s, 0),
  rule: 'CR 4.6.4.5',
  commit: (_engine, d, e) => {
    challenger.put(d, 0, e.other);
    challenged.put(d, 0, e.card);
  },
});

/** The challenge is over; "while challenging" effects end (CR 4.6.7). */
export const challengeEnded = defineEvent('challenge-ended', {
  roles: { challenged: 'card', challenger: 'other' },
  rule: 'CR 4.6.7',
  commit: (_engine, d) => {
    expireOn(d, 'challenge-ended');
    challenger.put(d, 0, NO_CARD);
    challenged.put(d, 0, NO_CARD);
  },
});

export const challengeEvents: readonly EventKind[] = [challengedEvent, challengeEnded];
