import type { CardFilter } from '../ability/filter.ts';
import { written } from './written.ts';

/** Whether every card that is what is said is also what is asked, as the words alone tell. */
export function follows(asked: readonly CardFilter[], said: readonly CardFilter[]): boolean {
  return asked.every((filter) =>
    filter.is === 'any'
      ? filter.of.some((one: readonly CardFilter[]) => follows(one, said))
      : said.some((other) => written(other) === written(filter)),
  );
}
