import type { ReadAbility } from '../reading/read-ability.ts';
import { equal } from '../syntax/equal.ts';

/** The first keyword of a line that stands in the line, or in those before it, already. */
export function repeatedKeyword(
  read: readonly ReadAbility[],
  before: readonly ReadAbility[],
): ReadAbility | undefined {
  const all = [...before, ...read];
  return read.find(
    (one, i) =>
      one.ability.kind === 'keyword' &&
      all.slice(0, before.length + i).some(({ ability }) => equal(ability, one.ability)),
  );
}
