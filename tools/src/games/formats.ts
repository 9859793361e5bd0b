import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine, nearNames, type Plugin } from '@cardwright/core';
import {
  constructed,
  coreConstructed,
  draft,
  lorcana,
  packRush,
  type Season,
  sealed,
} from '@cardwright/lorcana';
import { fail } from '../problems/problem.ts';

/** A season has to be said: which sets are legal is no rule of the game. */
function core(season: Partial<Season>): Plugin {
  const { sets = [], banned = [] } = season;
  if (sets.length > 0) return coreConstructed({ sets, banned });
  return fail('usage/missing-argument', 'core does not say which sets the season has', {
    help: 'give their codes with --sets, such as --sets 1,2; and what is banned with --banned',
  });
}

/** The formats of Lorcana by the names that `--format` takes. */
const formats: ReadonlyMap<string, (season: Partial<Season>) => Plugin> = new Map([
  ['constructed', () => constructed],
  ['core', core],
  ['draft', () => draft],
  ['sealed', () => sealed],
  ['pack-rush', () => packRush],
]);

const formatNames: readonly string[] = [...formats.keys()];

/**
 * Lorcana with the first set in a format.
 *
 * @throws ProblemError when there is no such format, or it needs a season and none is given
 */
export function createFormatEngine(name: string, season: Partial<Season> = {}): Engine {
  const format = formats.get(name);
  if (format !== undefined) return createEngine({ plugins: [lorcana, set1, format(season)] });
  const near = nearNames(name, formatNames);
  return fail('format/unknown', `there is no format “${name}”`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: `one of ${formatNames.join(', ')}`,
  });
}
