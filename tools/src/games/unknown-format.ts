import { nearNames } from '@cardwright/core';
import { fail } from '../problems/problem.ts';

/** Refuses the name of a format that a game has not, with what is near. */
export function unknownFormat(name: string, game: string, known: readonly string[]): never {
  const near = nearNames(name, known);
  return fail('format/unknown', `there is no format “${name}” of ${game}`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: known.length === 1 ? `the only one is ${known[0]}` : `one of ${known.join(', ')}`,
  });
}
