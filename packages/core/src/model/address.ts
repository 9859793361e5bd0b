/**
 * Where a card is, in words that every client may have: `p0:play:2` is the third card of player 0's play zone.
 *
 * Views name cards so, and never by reference. A reference holds a card's index, which is its place in the deck
 * list, and counts how often it moved: it would tell two copies apart that only their owner can tell apart. An
 * address says nothing that the table does not show, also of a card no one sees.
 */
export type Address = string;
