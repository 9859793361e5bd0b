import type { AbilityPart, Active, Card, KeywordInstance } from '@cardwright/core/game';
import { shift, singTogether } from './keywords.ts';

/**
 * A way of playing a card: 0 for its ink cost, then one for each Shift ability it has, the alternate costs that its
 * own text gives, and last, for a song, singing it alone or together (CR 1.5.5, 4.3.2.2).
 */
export type Way =
  | { readonly kind: 'ink' }
  | { readonly kind: 'shift'; readonly instance: KeywordInstance }
  | { readonly kind: 'sing' }
  /** `least`: the total cost that those who sing must have (CR 8.12.2). */
  | { readonly kind: 'sing-together'; readonly least: number }
  /** For free, or for other costs than ink; `of` is the ability in play that says so, null for the card's own. */
  | { readonly kind: 'alternate'; readonly part: AbilityPart; readonly of: Active | null };

const INK: Way = { kind: 'ink' };
const SING: Way = { kind: 'sing' };

/** The kind of part that gives an alternate cost. */
export const ALTERNATE_COST = 'alternate-cost';

/** The kind of part that gives a further name for Shift. */
export const SHIFT_NAME = 'shift-name';

/** All ways to play a card from its own text, payable or not. */
export function waysOfCard(card: Card, isSong: boolean): readonly Way[] {
  const of = (keyword: KeywordInstance['keyword']) => card.keywords.filter((k) => k.keyword === keyword);
  return [
    INK,
    ...of(shift).map((instance): Way => ({ kind: 'shift', instance })),
    ...card.whilePlayed
      .filter((part) => part.kind === ALTERNATE_COST)
      .map((part): Way => ({ kind: 'alternate', part, of: null })),
    ...(isSong ? [SING] : []),
    ...of(singTogether).map(({ value }): Way => ({ kind: 'sing-together', least: value })),
  ];
}
