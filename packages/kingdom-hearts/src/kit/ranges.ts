import type { CardDefinition } from '@cardwright/core/data';

const typed =
  (...types: readonly string[]) =>
  ({ type }: CardDefinition): boolean =>
    types.includes(type);

const isForm = ({ attributes }: CardDefinition): boolean => attributes['form'] === true;

/** What may lie where on a table, and with which numbers; the first of a column's values is the usual one. */
export const boardRanges = {
  zones: {
    // An empty deck loses nothing (KH 9.3): with few cards, all of them in play, a duel of equals has no end.
    deck: { min: 20, max: 30 },
    hand: { max: 7 },
    'player-area': {
      min: 1,
      max: 1,
      fits: (card: CardDefinition) => card.type === 'player' && !isForm(card),
    },
    'friend-area': { max: 4, fits: typed('friend', 'magic-friend', 'nobody', 'dark') },
    'world-area': { max: 1, fits: typed('world') },
    'dark-area': { max: 3, fits: typed('dark', 'nobody'), columns: { damage: [0, 0, 1, 2] } },
    discard: { max: 6 },
  },
  columns: {
    hp: [8, 8, 3, 1, 2],
    'moves-this-turn': [0, 0, 1],
    'battles-this-turn': [0, 0, 1],
    'escaped-this-turn': [0, 0, 1],
  },
};

/** The decks of a game (KH 5.1, 5.4); that there is one Player Card in each is not kept. */
export const deckRange = { size: 50, copies: 3 };
