import { problemsOf } from './from-error.ts';
import type { Problem } from './problem.ts';

/** What people are told of a fault of the program itself. */
const internal = (error: unknown): Problem => ({
  code: 'internal',
  severity: 'error',
  message: `this is a fault of cardwright, not yours: ${error instanceof Error ? error.message : String(error)}`,
  help: 'CARDWRIGHT_DEBUG=1 shows where it happened; please report it with the command',
});

/** What an error has to tell a user, whatever it is. */
export const problemsOfAny = (error: unknown, cwd: string): readonly Problem[] =>
  problemsOf(error, cwd) ?? [internal(error)];
