import type { Problem } from '../../problems/problem.ts';
import type { GameError } from './simulation.ts';

/** Most errors that are told; the rest are counted. */
const TOLD = 10;

/** What is told of games that went wrong: each error once, with the first game that it ended. */
export function toldErrors(errors: readonly GameError[]): Problem[] {
  const games = new Map<string, { readonly first: GameError; times: number }>();
  for (const error of errors) {
    const key = `${error.code} ${error.message}`;
    const same = games.get(key);
    if (same === undefined) games.set(key, { first: error, times: 1 });
    else same.times++;
  }
  const told = [...games.values()].slice(0, TOLD).map(({ first, times }): Problem => {
    const { seed, code, message, help } = first;
    const which =
      times === 1 ? `in the game of seed ${seed}` : `in ${times} games, the first of seed ${seed}`;
    return {
      code,
      severity: 'error',
      message: `${which}: ${message}`,
      ...(help !== undefined && { help }),
    };
  });
  const rest = games.size - told.length;
  if (rest > 0)
    told.push({
      code: told[0]!.code,
      severity: 'note',
      message: `${rest} other errors are not listed; \`result.errors\` of --json has all`,
    });
  return told;
}
