import type { CardFilter } from '../ability/filter.ts';
import { written } from './written.ts';

/** Whether the filters `said` imply the filters `asked`, decided by the data alone. */
export function follows(asked: readonly CardFilter[], said: readonly CardFilter[]): boolean {
  return asked.every((filter) =>
    filter.is === 'any'
      ? filter.of.some((one: readonly CardFilter[]) => follows(one, said))
      : said.some((other) => written(other) === written(filter)),
  );
}
