import type { Binder, CardSelector, ListOf, PlayerSelector } from '@cardwright/core';

/** Cards of a selector that are still in play, chosen by the one player who does it. */
export function cardsOf(b: Binder, player: PlayerSelector, what: CardSelector): ListOf {
  // Of several players, the one whose turn it is to do it: the subject.
  const several = player.who === 'opponents' || player.who === 'each-player';
  const cards = b.cards(what, player.who === 'you' || several ? undefined : b.players(player));
  return (s, scope) => cards(s, scope).filter((ref) => b.kernel.isHere(s, ref));
}
