import { type Card, CardwrightError, type KeywordInstance } from '@cardwright/core';
import { shift } from '../table/keywords.ts';

/**
 * A way of playing a card: 0 for its ink cost, then one for each Shift ability it has, and last, for a song,
 * singing it (CR 1.5.5, 4.3.2.2).
 */
export type Way =
  | { readonly kind: 'ink' }
  | { readonly kind: 'shift'; readonly instance: KeywordInstance }
  | { readonly kind: 'sing' };

const INK: Way = { kind: 'ink' };
const SING: Way = { kind: 'sing' };

/** All ways of playing a card, whether or not they can be paid. */
export function waysOfCard(card: Card, isSong: boolean): readonly Way[] {
  const shifts = card.keywords.filter((k) => k.keyword === shift);
  if (shifts.some(({ costs }) => costs.some(({ resource }) => resource !== 'ink'))) {
    throw new CardwrightError('ability-invalid', 'A Shift cost other than ink cannot be paid yet.', {
      card: card.id,
      rule: 'CR 8.10.1',
    });
  }
  return [INK, ...shifts.map((instance): Way => ({ kind: 'shift', instance })), ...(isSong ? [SING] : [])];
}
