import type { CardFilter } from '../ability/filter.ts';
import type { PlayerSelector } from '../ability/player.ts';
import type { Binder } from './binder.ts';

/**
 * The cards with which players do something, or cannot. "Their" cards are those of whoever does it, who does it with no
 * others: that says no more of the cards.
 *
 * @param player who does it
 */
export function actedWith<S extends readonly CardFilter[] | { readonly pick: 'self' }>(
  binder: Binder,
  cards: S,
  player: PlayerSelector,
): S {
  if ('pick' in cards || player.who === 'you') return cards;
  return cards.filter((filter) => {
    const theirs = filter.is === 'of' && filter.player.who === 'that-player';
    if (theirs) binder.report(filter.player, player);
    return !theirs;
  }) as readonly CardFilter[] as S;
}
