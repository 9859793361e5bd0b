import { nearNames } from '@cardwright/core';
import type { Language, Phrase } from '@cardwright/dsl';
import { fail } from '../problems/problem.ts';
import { keyOf } from './example-uses.ts';

/**
 * The row that is called `slot/name`, or by its name alone where no other slot has one of that name.
 *
 * @throws ProblemError with near names
 */
export function rowNamed({ phrases }: Language, name: string): Phrase {
  const [exact] = phrases.filter((phrase) => keyOf(phrase) === name);
  const called = phrases.filter((phrase) => phrase.name === name);
  const found = exact ?? (called.length === 1 ? called[0] : undefined);
  if (found !== undefined) return found;
  if (called.length > 1)
    fail('phrases/row', `${called.length} rows are called “${name}”`, {
      suggestion: called.map(keyOf).join(', '),
      help: 'say of which slot: slot/name',
    });
  const near = new Set(
    nearNames(name, phrases.map(keyOf)).concat(
      nearNames(
        name,
        phrases.map((phrase) => phrase.name),
      ).flatMap((one) => phrases.filter((phrase) => phrase.name === one).map(keyOf)),
    ),
  );
  return fail('phrases/row', `there is no row “${name}”`, {
    ...(near.size === 0 ? {} : { suggestion: [...near].slice(0, NEAR).join(', ') }),
    help: '`cardwright phrases <word>` finds rows by their names, templates and examples',
  });
}

/** Most near names that are told. */
const NEAR = 5;
