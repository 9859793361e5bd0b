import { nearNames } from '@cardwright/core';
import type { EntryProblem } from '@cardwright/dsl/kit';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping of facts',
};

const kindOf = (value: unknown): string => {
  if (value === undefined || value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value !== 'string') return String(value);
  return `the text “${value.length > 40 ? `${value.slice(0, 40)}…` : value}”`;
};

/** What the schema's library found wrong with a fact, in the words of somebody who writes card files. */
export function tellIssue(issue: Issue): Pick<EntryProblem, 'message' | 'suggestion' | 'help'> {
  const given = kindOf(issue.input);
  const wanted = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (wanted && issue.input === undefined)
    return { message: 'is missing', help: 'add it; it is printed on the card' };
  switch (issue.code) {
    case 'invalid_type':
      return { message: `must be ${kinds[issue.expected] ?? issue.expected}, not ${given}` };
    case 'invalid_value': {
      const allowed = issue.values.map(String);
      const [near] = typeof issue.input === 'string' ? nearNames(issue.input, allowed, 1) : [];
      const message = `is none of the values it may have: ${given}`;
      return {
        message,
        help: `one of ${allowed.join(', ')}`,
        ...(near === undefined ? {} : { suggestion: near }),
      };
    }
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? { message: issue.minimum === 1 ? 'is empty' : `needs at least ${issue.minimum}` }
        : { message: `must be at least ${issue.minimum}, not ${given}` };
    case 'too_big': {
      const what = { string: ' characters', array: ' entries' }[issue.origin as string] ?? '';
      return { message: `must be at most ${issue.maximum}${what}${what === '' ? `, not ${given}` : ''}` };
    }
    default:
      return { message: issue.message };
  }
}
