import type { Binder } from '@cardwright/core/bind';
import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import type { CardsOf } from '@cardwright/core/game';

/** The cards of a selector that are still in play, chosen by the single player who acts. */
export function cardsOf(b: Binder, player: PlayerSelector, what: CardSelector): CardsOf {
  // Of several players, the one whose turn it is to act: the subject.
  const several = player.who === 'opponents' || player.who === 'each-player';
  const cards = b.cards(what, player.who === 'you' || several ? undefined : b.players(player));
  return (s, scope) => cards(s, scope).filter((ref) => b.kernel.isHere(s, ref));
}
