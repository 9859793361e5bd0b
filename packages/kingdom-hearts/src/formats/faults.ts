import type { DeckFault } from '@cardwright/core';

/** What the format of this game objects to in a deck. */
export const DECK_FAULTS = {
  'too-few-cards': {
    means: 'The deck has fewer cards than it must have.',
    cause: 'A list that was cut off, or cards that no set has.',
    fix: 'Add cards until the deck has the number in the message.',
  },
  'too-many-cards': {
    means: 'The deck has more cards than it may have.',
    cause: 'Two lists in one file.',
    fix: 'Take out cards until the deck has the number in the message.',
  },
  'no-player-card': {
    means: 'The deck has no Player Card (KH 5.2).',
    cause: 'The list leaves it out.',
    fix: 'Add one Player Card.',
  },
  'too-many-player-cards': {
    means: 'The deck has several Player Cards that are not all Player/XIII (KH 5.2, 9.36).',
    cause: 'Player Cards of two decks in one list.',
    fix: 'Keep one Player Card.',
  },
  banned: {
    means: 'The card is banned in this format.',
    cause: 'A list that was made for another format.',
    fix: 'Take the card out.',
  },
  'rotated-out': {
    means: 'The card is in none of the sets of the format.',
    cause: 'A list that was made for another format.',
    fix: 'Take the card out.',
  },
  'too-many-copies': {
    means: 'The deck has more copies of a card than are allowed (KH 5.3 to 5.5).',
    cause: 'Cards that count as the same by name and level.',
    fix: 'Take out copies until there are as many as the message allows.',
  },
} as const;

/** A fault of a deck with a code of this game. */
export type FormatFault = DeckFault<keyof typeof DECK_FAULTS>;
