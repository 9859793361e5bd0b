import type { ErrorCatalogue } from '@cardwright/core';

/** What bots from outside can do wrong in a game; what they answer that is not legal is `answer-illegal`. */
export const BOT_PROBLEMS = {
  'bot:throws': {
    means: 'A bot throws as it is asked.',
    cause: 'Its own code, at the line that is told.',
    fix: 'Mend it there.',
  },
  'bot:changed-state': {
    means: 'A bot changed the game that it was asked in.',
    cause: 'It gave `engine.answer` the state that it was given, to try an answer.',
    fix: 'Try answers in a copy: `const tried = fork(state)`.',
  },
  'bot:gone': {
    means: 'A program that plays has ended, or could not be started, before its games were over.',
    cause: 'A fault of its own, a command that there is not, or a program that reads one line only.',
    fix: 'Run its command by itself, and have it read lines until its input ends.',
  },
  'bot:refused': {
    means:
      'Answers of a program that plays were refused: a warning where some were, an error where it found no answer itself.',
    cause: 'It answers something else than what the choices have, or than a list where `list` says so.',
    fix: 'Read the `error` that it is sent, and answer what the choices have.',
  },
  'bot:silent': {
    means: 'A program that plays gives no answer to a question in time.',
    cause:
      'It prints an answer without a line end, keeps it in a buffer, thinks for long, or takes an answer that was refused for taken.',
    fix: 'End each answer with a line end and flush it; answer again after an `error`; give it longer by `--patience`.',
  },
} as const satisfies ErrorCatalogue;
