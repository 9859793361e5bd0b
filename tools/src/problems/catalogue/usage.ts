import type { ErrorCatalogue } from '@cardwright/core';

/** What a command line can have wrong, and faults of the program itself. */
export const USAGE_PROBLEMS = {
  'usage/unknown-command': {
    means: 'There is no such command.',
    cause: 'A misspelt command.',
    fix: 'Take the near name, or see `cardwright --help`.',
  },
  'usage/unknown-option': {
    means: 'The command has no such option.',
    cause: 'A misspelt option, or one of another command.',
    fix: 'Take the near name, or see `cardwright <command> --help`.',
  },
  'usage/missing-argument': {
    means: 'Something that the command needs is not given.',
    cause: 'An argument or an option was left out.',
    fix: 'Give what the message names.',
  },
  'usage/invalid-argument': {
    means: 'An argument or an option has a value that it cannot have.',
    cause: 'A word where a number is meant, or a name that the game does not have.',
    fix: 'Give one of the values in the help.',
  },
  'usage/option-missing-argument': {
    means: 'An option stands without its value.',
    cause: 'The value was left out, or looks like an option.',
    fix: 'Write the value after the option.',
  },
  'usage/missing-mandatory-option-value': {
    means: 'An option that the command cannot do without is not given.',
    cause: 'It was left out.',
    fix: 'Add the option that the message names.',
  },
  'usage/excess-arguments': {
    means: 'There are more arguments than the command takes.',
    cause: 'A text with blanks is not in quotation marks.',
    fix: 'Put it in quotation marks.',
  },
  'usage/conflicting-option': {
    means: 'Two options cannot be given together.',
    cause: 'They ask for opposite things.',
    fix: 'Leave one of them out.',
  },
  'usage/error': {
    means: 'The command line cannot be understood.',
    cause: 'Anything else that the parser of command lines refuses.',
    fix: 'See `cardwright <command> --help`.',
  },
  'usage/package-name': {
    means: 'No package can be called that.',
    cause: 'A character that names of packages cannot have.',
    fix: 'Use small letters, digits and hyphens.',
  },
  internal: {
    means: 'The program itself failed.',
    cause: 'A defect of Cardwright.',
    fix: 'Run it again with `CARDWRIGHT_DEBUG=1`, and report it with the command.',
  },
} as const satisfies ErrorCatalogue;
