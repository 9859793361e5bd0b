import { set1 } from '@cardwright/cards-set1';
import { createEngine, type Engine, nearNames, type Plugin } from '@cardwright/core';
import {
  constructed,
  coreConstructed,
  draft,
  lorcana,
  packRush,
  sealed,
  season5To12,
} from '@cardwright/lorcana';
import { fail } from '../problems/problem.ts';

/** The formats of Lorcana by the names that `--format` takes. */
const formats: ReadonlyMap<string, Plugin> = new Map([
  ['constructed', constructed],
  ['core', coreConstructed(season5To12)],
  ['draft', draft],
  ['sealed', sealed],
  ['pack-rush', packRush],
]);

export const formatNames: readonly string[] = [...formats.keys()];

/** Lorcana with the first set in a format. @throws ProblemError when there is no such format */
export function createFormatEngine(name: string): Engine {
  const format = formats.get(name);
  if (format !== undefined) return createEngine({ plugins: [lorcana, set1, format] });
  const near = nearNames(name, formatNames);
  return fail('format/unknown', `there is no format “${name}”`, {
    ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
    help: `one of ${formatNames.join(', ')}`,
  });
}
