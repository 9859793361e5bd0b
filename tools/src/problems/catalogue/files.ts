import type { ErrorCatalogue } from '@cardwright/core';

/** What files of cards and sets can have wrong, and what is read from and written to disk. */
export const FILE_PROBLEMS = {
  'file/unreadable': {
    means: 'A file or folder cannot be read.',
    cause: 'It is not there, or may not be read.',
    fix: 'Correct the path.',
  },
  'file/encoding': {
    means: 'A file is no text in UTF-8.',
    cause: 'It was saved in UTF-16, or is a picture or an archive.',
    fix: 'Save it as text in UTF-8.',
  },
  'file/unwritable': {
    means: 'A file cannot be written.',
    cause: 'The folder is not there or may not be written to, or the disk is full.',
    fix: 'Give another path.',
  },
  'file/exists': {
    means: 'What would be written is there already.',
    cause: 'The command was run before.',
    fix: 'Give another folder, or empty this one.',
  },
  'card-file/syntax': {
    means: 'A card file is neither JSON nor YAML.',
    cause: 'A missing comma, quotation mark or bracket at the place shown.',
    fix: 'Correct it there.',
  },
  'card-file/form': {
    means: 'A card file is in none of the supported forms.',
    cause: 'It has no list of cards, or names its set wrongly.',
    fix: 'Give the cards as a list; the help names the forms.',
  },
  'card-file/card': {
    means: 'A card lacks a fact or has a wrong one.',
    cause: 'A number as a text, or a type that the game does not have.',
    fix: 'Correct the fact that the message names.',
  },
  'card-file/duplicate': {
    means: 'Two cards claim the same set and number, or the same full name in one set.',
    cause: 'A reprint with its original, or a number that was copied.',
    fix: 'Keep one of them, or correct the number.',
  },
  'set/yaml': {
    means: 'The file of a set is not YAML.',
    cause: 'Wrong indentation, a text that needs quotation marks, or a bad alias.',
    fix: 'Correct it at the place shown.',
  },
  'set/type': {
    means: 'A fact is of the wrong type.',
    cause: 'A number, `yes` or `null` where a text is meant.',
    fix: 'Put it in quotation marks, or write what the message asks for.',
  },
  'set/value': {
    means: 'A fact has a value that it cannot have.',
    cause: 'A misspelt value, or a number outside of its range.',
    fix: 'Write one of the values in the help.',
  },
  'set/missing': {
    means: 'A fact is missing.',
    cause: 'The line was left out.',
    fix: 'Add the line.',
  },
  'set/unknown-key': {
    means: 'There is no fact of this name.',
    cause: 'A misspelt key.',
    fix: 'Take the near name.',
  },
  'set/fact-of-others': {
    means: 'A card has a fact that only cards of another type have.',
    cause: 'A strength on an item, a cost to move to on a character.',
    fix: 'Leave the line out, or correct the type.',
  },
  'set/doubtful': {
    means: 'A fact may be written so, but seldom makes sense.',
    cause: 'A misspelt classification, or a number that no printed card has.',
    fix: 'Correct it; leave it if it is meant.',
  },
  'set/comment': {
    means: 'What stands behind “#” is a comment, not text of the card.',
    cause: 'A text with “#” in it that is not in quotation marks.',
    fix: 'Put the text in quotation marks, or the comment on a line of its own.',
  },
  'set/folded': {
    means: 'Lines of a text are read as one, though another ability seems to begin in one of them.',
    cause: 'A text over several lines without `|-`: YAML folds them.',
    fix: 'Write `text: |-` and each ability on a line of its own below.',
  },
  'set/duplicate-number': {
    means: 'Two cards of a set have the same number.',
    cause: 'An entry was copied.',
    fix: 'Give each card its own number.',
  },
  'set/duplicate-name': {
    means: 'Two cards of a set have the same full name.',
    cause: 'An entry was copied.',
    fix: 'Give one of them another name or version.',
  },
  'set/game': {
    means: 'The file names a game that there is none of.',
    cause: 'A misspelt `game`.',
    fix: 'Write one of the games in the help.',
  },
  'set/unsupported': {
    means: 'A card of the set cannot be played.',
    cause: 'A sentence that the language does not read.',
    fix: 'See `cardwright check`, or keep it as facts with `--keep-unsupported`.',
  },
  'check/form': {
    means: 'The file is no set file.',
    cause: 'A JSON file of cards was given.',
    fix: 'Use `cardwright coverage`, or `check --verify`.',
  },
  'text/round-trip': {
    means: 'A text was understood, and does not print back as it was written.',
    cause: 'A wording that differs from the printed one.',
    fix: 'Write it as printed; report it if what is printed says something else.',
  },
  'import/no-cards': {
    means: 'The files have no cards that a set can be made of.',
    cause: 'Files of another kind, or every card was refused.',
    fix: 'See the problems of the files.',
  },
  'import/same-folder': {
    means: 'Two sets would be written to the same folder.',
    cause: 'Codes of sets that differ only in capitals or marks.',
    fix: 'Give each a file and a folder of its own.',
  },
  'diff/json': {
    means: 'A file to compare is not JSON, or has a key twice.',
    cause: 'It was cut off, or joined by hand.',
    fix: 'Correct it at the place shown.',
  },
  'diff/form': {
    means: 'A file to compare holds no cards.',
    cause: 'Another kind of file was given.',
    fix: 'Give a golden file, a set as YAML, or what `coverage --data` wrote.',
  },
  'diff/no-cards': {
    means: 'A file to compare has no card that can be read.',
    cause: 'Every card of it lacks a fact or has a wrong one.',
    fix: 'See `cardwright check` for what is wrong.',
  },
  'pool/not-understood': {
    means: 'Cards of a pool are in no deck, because their text is not understood. A warning.',
    cause: 'Words or sentences that the language does not read.',
    fix: 'See what `cardwright coverage` tells of them, or write their text otherwise.',
  },
  'pool/no-cards': {
    means: 'A pool has no cards in it.',
    cause: 'An empty folder, or files of another kind.',
    fix: 'Give a card file, a folder with a `cards.yaml`, or one with such folders in it.',
  },
} as const satisfies ErrorCatalogue;
