/**
 * Where a card is, in terms that every client can have: `p0:play:2` is the third card of player 0's play zone, `all:row:2` that of
 * a shared zone.
 *
 * Views use addresses, never references. A reference contains the card's index (its position in the deck list) and its
 * number of moves, so it would distinguish two copies that only their owner can tell apart. An address reveals only
 * what the table shows, even for a hidden card.
 */
export type Address = string;
