import type { ReadonlyState } from '@cardwright/core';
import {
  type CardRef,
  cardOf,
  countsAsLeavingPlay,
  defineAction,
  defineEvent,
  discard,
  type GameEvent,
  moveCard,
  movesTogether,
  play,
} from '@cardwright/core/game';
import { isInChallenge } from '../table/challenge.ts';
import { challenged, challenger } from '../table/columns.ts';

/** To be banished, as what effects may forbid. */
export const beBanished = defineAction('be-banished', { forbidden: 'in-play' });

/** A character, item or location is put from play into its player's discard, as "banish". */
export const banished = defineEvent('banished', {
  action: beBanished,
  passage: { from: play, to: discard },
  affects: 'card',
  lookBack: true,
  countsAs: countsAsLeavingPlay,
  parts: (kernel, s, e) => movesTogether(kernel, s, e, { to: discard.name }),
  roles: { banisher: 'other' },
  rule: 'CR 1.8.1.4',
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

/** A proposal to banish a card. In a challenge it carries who challenges whom (CR 4.6.2). */
export function banish(
  state: ReadonlyState,
  player: number,
  card: CardRef,
  by: CardRef,
  source: CardRef,
): GameEvent {
  const data = isInChallenge(state, card)
    ? { challenger: challenger.get(state, 0), challenged: challenged.get(state, 0) }
    : null;
  return banished.of(player, { card, other: by, source, data });
}
