import {
  cardOf,
  countsAsLeavingPlay,
  defineEvent,
  discard,
  type EventKind,
  moveCard,
  moveOnTop,
  play,
  playAction,
  spendUse,
  turnNumber,
} from '@cardwright/core/game';
import { atLocation, damage, dry, exerted, playedTurn, shifted } from '../table/columns.ts';

/** What a shifted character inherits from the one below (CR 8.10.2 to 8.10.6). */
const INHERITED = [exerted, damage, dry, atLocation];

/**
 * A card is played (CR 4.3.3): it enters play, on top of `other` when shifted. `data`: `exerted` and `damage` it
 * enters with (CR 6.7.9), `free`, `singers`.
 */
export const played = defineEvent('played', {
  passage: { to: play },
  action: playAction,
  rule: 'CR 4.3.3',
  facts: ['from', 'exerted', 'damage', 'free', 'shifted', 'sung', 'together'],
  commit: (kernel, d, e) => {
    const card = cardOf(e.card);
    if (e.other >= 0) {
      moveOnTop(d, card, cardOf(e.other), INHERITED);
      shifted.put(d, card, 1);
    } else moveCard(kernel, d, card, play, { player: e.player });
    if (e.data?.['exerted'] === true) exerted.put(d, card, 1);
    damage.put(d, card, damage.get(d, card) + ((e.data?.['damage'] ?? 0) as number));
    playedTurn.put(d, card, turnNumber.get(d, 0));
  },
});

/** A card is played on top of another, `other`, whose own text still sees it (CR 8.10.1). */
export const playedOn = defineEvent('played-on', { lookBack: true, rule: 'CR 8.10.1', commit: () => {} });

/** A song is sung: `other` exerts to sing `card` (CR 5.4.4.2). */
export const sung = defineEvent('sung', {
  roles: { singer: 'other', song: 'card' },
  rule: 'CR 5.4.4.2',
  facts: ['together'],
  commit: () => {},
});

/** An action whose effect has resolved goes to its player's discard (CR 6.7.1.2). */
export const actionFinished = defineEvent('action-finished', {
  passage: { from: play, to: discard },
  countsAs: countsAsLeavingPlay,
  rule: 'CR 6.7.1.2',
  commit: (kernel, d, e) => moveCard(kernel, d, cardOf(e.card), discard),
});

/** A payment modifier with a limited number of uses has applied (CR 4.3.6); `amount` is the effect's serial number. */
export const modifierSpent = defineEvent('modifier-spent', {
  rule: 'CR 4.3.6',
  commit: (_engine, d, e) => {
    const lasting = d.durationEffects.find((l) => l.id === e.amount);
    if (lasting !== undefined) spendUse(d, lasting);
  },
});

/** The kinds of event of playing cards. */
export const playEvents: readonly EventKind[] = [played, playedOn, sung, actionFinished, modifierSpent];
