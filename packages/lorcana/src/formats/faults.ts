import type { DeckFault } from '@cardwright/core';

/** What the formats of this game object to in a deck. */
export const DECK_FAULTS = {
  'too-few-cards': {
    means: 'The deck has fewer cards than the format asks for (CR 1.10.1).',
    cause: 'A list that was cut off, or cards that no set has.',
    fix: 'Add cards until the deck has the number in the message.',
  },
  'too-many-cards': {
    means: 'The deck has more cards than the format allows.',
    cause: 'Two lists in one file, or a list that was made for another format.',
    fix: 'Take out cards until the deck has the number in the message.',
  },
  'too-many-copies': {
    means: 'The deck has more copies of a card than are allowed (CR 1.10.1.1).',
    cause: 'Copies of different printings count together.',
    fix: 'Take out copies until there are as many as the message allows.',
  },
  'too-many-inks': {
    means: 'The deck has cards of more ink types than are allowed (CR 1.10.1.1).',
    cause: 'A card of a third ink type among the others.',
    fix: 'Take out the cards of one ink type.',
  },
  banned: {
    means: 'The card is banned in this format.',
    cause: 'A list that was made for another format or an earlier season.',
    fix: 'Take the card out.',
  },
  'rotated-out': {
    means: 'The card is in none of the sets of the season.',
    cause: 'A list that was made for another season.',
    fix: 'Take the card out, or name its set with `--sets`.',
  },
} as const;

/** A fault of a deck with a code of this game. */
export type FormatFault = DeckFault<keyof typeof DECK_FAULTS>;
