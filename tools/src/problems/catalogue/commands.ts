import type { ErrorCatalogue } from '@cardwright/core';

/** What a single command can object to: games, formats, decks and names. */
export const COMMAND_PROBLEMS = {
  'command/unfinished': {
    means: 'A command ended before it was done.',
    cause: 'A bot or a plugin that it loaded ended the process, or never answers.',
    fix: 'Mend that module: a bot answers, or throws.',
  },
  'docs/unknown': {
    means: 'There is no guide of that name, no such code, and no heading with those words.',
    cause: 'A misspelt name.',
    fix: 'Take the near one, or one that `cardwright docs` lists.',
  },
  'game/no-part': {
    means: 'The game lacks what the command needs.',
    cause: 'The kit of the game leaves that part out.',
    fix: 'Add the part to the kit, or use another game.',
  },
  'game/no-decks': {
    means: 'The game comes with no decks, and its format makes none by chance.',
    cause: 'No deck lists were given.',
    fix: 'Give deck lists.',
  },
  'game/no-cards': {
    means: 'The game comes with no cards to play with.',
    cause: 'It is a game of a module, and nothing names its sets.',
    fix: 'Name them with `--pool`, or as `sets` of the configuration.',
  },
  'format/unknown': {
    means: 'The game has no such format.',
    cause: 'A misspelt name.',
    fix: 'Take the near name.',
  },
  'format/unknown-set': {
    means: 'A season has a set that is not here.',
    cause: 'A wrong code in `--sets`.',
    fix: 'Take one of the codes in the help.',
  },
  'format/unknown-card': {
    means: 'A format or season bans or restricts a card that no set has.',
    cause: 'A misspelt name, or one without its version.',
    fix: 'Write the full name, as cards have it: with its version or level.',
  },
  'format/other-game': {
    means: 'A format is one of another game.',
    cause: 'A format of another game without `--game`.',
    fix: 'Give `--game` with the name in the message.',
  },
  'format/decks': {
    means: 'The decks that a format makes by chance are none that it allows.',
    cause:
      'A number under `decks` that contradicts the limits of the format, or more colours than there are.',
    fix: 'Change the number, or the limit that the message names.',
  },
  'deck/csv': {
    means: 'A table of a deck cannot be read.',
    cause: 'A quotation mark that is never closed.',
    fix: 'Close it, and write quotation marks inside a cell twice.',
  },
  'explain/no-text': {
    means: 'There is no text to explain.',
    cause: 'An empty argument, a blank line of a batch, or nothing on standard input.',
    fix: "Give a card's text in quotation marks.",
  },
  'explain/type-assumed': {
    means: 'No type of card is given with a text, so that the first that understands it was taken.',
    cause: 'A text without `--type`, or without `type` in a line of a batch or in a call of an assistant.',
    fix: 'Give the type of the card that has the text.',
  },
  'explain/name': {
    means: 'The name of the card is empty or too long.',
    cause: 'A text was given as `--name`.',
    fix: 'Leave `--name` out where the text does not speak of the card.',
  },
  'explain/line': {
    means: 'A line of a batch is neither a text nor an object with one.',
    cause: 'Broken JSON, or an object without `text`.',
    fix: 'Write one JSON object or one text a line.',
  },
  'mcp/outside': {
    means: 'A file is not in the folder that is served.',
    cause: 'A path that leads out of it, or a link in it that does.',
    fix: 'Start `cardwright mcp` in the folder of the project.',
  },
  'mcp/too-much': {
    means: 'A call asks for more than one call may.',
    cause: 'A large file, or many cards to verify.',
    fix: 'Use the command that the help names.',
  },
  'new/kind': {
    means: 'There is nothing of this kind to begin.',
    cause: 'A misspelt kind.',
    fix: 'Take one of the kinds in the help.',
  },
  'new/name': {
    means: 'No name of code or of a package can be made of this.',
    cause: 'Characters that code cannot have, or a word that it keeps for itself.',
    fix: 'Choose another name.',
  },
  'new/set': {
    means: 'No set can be called that.',
    cause: 'A code or name that the form of sets refuses.',
    fix: 'Choose another code or name.',
  },
  'new/sentence': {
    means: 'This cannot be the sentence of a keyword.',
    cause: 'The language does not read it.',
    fix: 'Write it as a card would; see `cardwright explain`.',
  },
  'fuzz/unknown-set': {
    means: 'There is no such set.',
    cause: 'A misspelt code.',
    fix: 'Take one of the codes in the help.',
  },
  'fuzz/unknown-law': {
    means: 'There is no such law.',
    cause: 'A misspelt name.',
    fix: 'Take one of the laws in the help.',
  },
  'fuzz/unknown-format': {
    means: 'No game is played otherwise in such a format.',
    cause: 'A misspelt name, or a format that is about decks only.',
    fix: 'Take one of the formats in the help.',
  },
  'fuzz/players': {
    means: 'The game is not for so many players.',
    cause: 'A number outside of its range.',
    fix: 'Give a number that the game allows.',
  },
  'perft/unknown-position': {
    means: 'No position has this in its name.',
    cause: 'A misspelt name.',
    fix: 'Take one of the positions in the help.',
  },
  'phrases/none': {
    means: 'No phrase has these words in it.',
    cause: 'Words of a card rather than of the language.',
    fix: 'Try fewer or other words.',
  },
  'phrases/row': {
    means: 'No row of the grammar, or more than one, has this name.',
    cause: 'A misspelt name, a row of another game, or a name without its slot.',
    fix: 'Take a name as `cardwright phrases` lists it: `slot/name`.',
  },
  'rules/no-tests': {
    means: 'There are no tests that could show rules.',
    cause: 'The command runs outside of the workspace.',
    fix: 'Run it in the repository: packages ship no tests.',
  },
  'rules/unknown-rule': {
    means: 'There is no rule of this number.',
    cause: 'A number of another edition of the rules, or of a heading.',
    fix: 'See the numbers that `cardwright rules` lists without `--rule`.',
  },
  'bench/child': {
    means: 'A measurement in a process of its own failed.',
    cause: 'The program cannot start there, or ran out of memory.',
    fix: 'Read what it said, and run the command alone.',
  },
} as const satisfies ErrorCatalogue;
