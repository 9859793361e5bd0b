/** The alternatives of a filter, as they are said one after the other. */
import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { isClassFilter, isTypeFilter } from '../filters.ts';

/** The alternatives of a list of filters; the list itself if it has none. */
export function waysOf(filter: readonly CardFilter[]): readonly (readonly CardFilter[])[] {
  const [only, more] = filter;
  return only?.is === 'any' && !more && only.of.length > 1 ? only.of : [filter];
}

/** The first alternative and the others, if there are several. */
export function parted(filter: readonly CardFilter[]) {
  const [first, ...rest] = waysOf(filter);
  if (!first || rest.length === 0) return undefined;
  return { first, rest: rest.length > 1 ? [{ is: 'any', of: rest } as const] : rest[0]! };
}

/** Whether "a beast or a relic with cost 2" is clearer than "a beast or relic with cost 2". */
export function isSaidTwice(s: CardSelector): boolean {
  if ((s.pick !== 'some' && s.pick !== 'chosen') || s.range.max !== 1) return false;
  const ways = parted(s.filter);
  if (!ways?.first.every(isTypeFilter) || s.filter.every(isTypeFilter)) return false;
  const [second] = waysOf(ways.rest);
  return s.from !== undefined || !second?.some((one) => one.is === 'state' || isClassFilter(one));
}
