/** What can be wrong with a deck list, or is told about how it was read; the format of the game has codes of its own. */
export const DECK_PROBLEMS = {
  line: {
    means: 'A line or row does not say how many of which card.',
    cause: 'A missing count, or words between the cards that are no heading.',
    fix: 'Write a count and a full name: `4 Name - Version`.',
  },
  character: {
    means: 'A character that cannot be seen stands in the list.',
    cause: 'It came along when the list was copied.',
    fix: 'Delete it.',
  },
  json: {
    means: 'A key stands twice in one object of a JSON deck.',
    cause: 'Two lists were joined by hand.',
    fix: 'Keep one of the two.',
  },
  address: {
    means: 'The text is an address on the web; the cards are not in it.',
    cause: 'A link was copied instead of the list.',
    fix: 'Export the deck as text there, and give that.',
  },
  'too-long': {
    means: 'The text has more lines than a deck can have.',
    cause: 'A whole collection, or another kind of file.',
    fix: 'Give the list of one deck.',
  },
  'unknown-card': {
    means: 'No set has a card of this name or number.',
    cause: 'A misspelt name, or a set that is not attached.',
    fix: 'Write the full name; the problem has near ones.',
  },
  'unsupported-card': {
    means: 'The card is known, but its text cannot be played yet.',
    cause: 'Its set was compiled with sentences that the language does not read.',
    fix: 'Take it out, or teach the language its words.',
  },
  'near-name': {
    means: 'A name was taken for a card with the same letters and digits (a note).',
    cause: 'Other accents or marks than the printed ones.',
    fix: 'Nothing, where that card is meant.',
  },
  'only-version': {
    means: 'A name without a version was taken for the only version there is (a note).',
    cause: 'The list leaves the version out.',
    fix: 'Nothing, where that card is meant.',
  },
  printing: {
    means: 'The set and number in the list are of another card; its name decided (a note).',
    cause: 'A reprint, or a wrong number.',
    fix: 'Nothing, where the name is right.',
  },
  total: {
    means: 'The list states another number of cards than its lines have (a note).',
    cause: 'Lines were added or removed after it was exported.',
    fix: 'Nothing, where the lines are right.',
  },
} as const;

/** A code of the reader of deck lists. */
export type DeckProblemCode = keyof typeof DECK_PROBLEMS;
