import { CardwrightError } from '@cardwright/core';
import { PlacedError, type Problem, ProblemError } from './problem.ts';

const fromKernel = ({ code, message, details }: CardwrightError): Problem => ({
  code,
  severity: 'error',
  message,
  ...(details.suggestions?.[0] === undefined ? {} : { suggestion: details.suggestions.join(', ') }),
  ...(details.fix === undefined ? {} : { help: details.fix }),
  ...(details.rule === undefined ? {} : { rule: details.rule }),
});

/** What an error has to tell a user; `undefined` for a fault of the program itself. */
export function problemsOf(error: unknown, cwd: string): readonly Problem[] | undefined {
  if (error instanceof ProblemError) return error.problems;
  if (error instanceof CardwrightError) return [fromKernel(error)];
  if (error instanceof PlacedError) return error.problemsIn(cwd);
  return undefined;
}
