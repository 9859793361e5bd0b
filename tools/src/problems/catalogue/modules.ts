import type { ErrorCatalogue } from '@cardwright/core';

/** What configurations and the modules that they name can have wrong. */
export const MODULE_PROBLEMS = {
  'module/missing': {
    means: 'A module is not there: one that was named, or one that it imports.',
    cause: 'A wrong path, a path without `./`, or a package that is not installed.',
    fix: 'Correct the path, or install the package in the project.',
  },
  'module/syntax': {
    means: 'A module is no TypeScript or JavaScript.',
    cause: 'A slip where it says, or just before.',
    fix: 'Mend it there.',
  },
  'module/throws': {
    means: 'A module throws while it is loaded.',
    cause: 'Its own code, at the line that is told.',
    fix: 'Mend it there.',
  },
  'module/export': {
    means: 'A module does not export what it is asked for.',
    cause: 'There is no default export, or it is something else.',
    fix: 'Export by default what the help says; a game exports its `kit`.',
  },
  'module/conflict': {
    means: 'A plugin does not go with the game, or with another plugin.',
    cause: 'Both bring the same name, phrase or word, or one needs what is not there.',
    fix: 'Rename one of the two, or leave one out.',
  },
  'config/key': {
    means: 'A configuration has a field that there is not.',
    cause: 'A misspelt field.',
    fix: 'Take the near one.',
  },
  'config/value': {
    means: 'A field of a configuration has a value that it cannot have.',
    cause: 'A list is missing, or it is something else than the field is for.',
    fix: 'Give what the help says; `defineConfig` has the types.',
  },
} as const satisfies ErrorCatalogue;
