/** Filters in canonical order, and ways to divide them among the words of a noun phrase. */
import type { CardFilter } from '@cardwright/core';

const ORDER: readonly string[] = [
  'type',
  'of',
  'other',
  'state',
  'color',
  'classification',
  'named',
  'keyword',
  'cost',
  'stat',
];

/** Rank of a filter; alternatives rank as what they are alternatives of. */
export function rank(filter: CardFilter): number {
  if (filter.is === 'any') return rank(filter.of[0]?.[0] ?? filter) + 0.5;
  const at = ORDER.indexOf(filter.is);
  return at < 0 ? ORDER.length : at;
}

/** Filters in canonical order: type, of, other, state, class, named, keyword, cost, stat, the rest as written. */
export function canonical(filters: readonly CardFilter[]): readonly CardFilter[] {
  if (filters.length < 2) return filters;
  return filters
    .map((filter, index) => ({
      filter,
      index,
      order: filter.is === 'any' && filter.of.length === 0 ? 99 : rank(filter),
    }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .map(({ filter }) => filter);
}

/** Types, or alternatives of types: what the nouns of a noun phrase say. */
export function isTypeFilter(filter: CardFilter): boolean {
  return filter.is === 'type' || isAnyOf(filter, isTypeFilter);
}

/** Classifications and colours: what stands right before the nouns. */
export function isClassFilter(filter: CardFilter): boolean {
  return filter.is === 'classification' || filter.is === 'color' || isAnyOf(filter, isClassFilter);
}

function isAnyOf(filter: CardFilter, test: (filter: CardFilter) => boolean): boolean {
  return (
    filter.is === 'any' && filter.of.length > 0 && filter.of.every((way) => way.length === 1 && test(way[0]!))
  );
}

/** The members of a list of single alternatives, or the filter alone. */
export function alternatives(filter: CardFilter): readonly CardFilter[] {
  return filter.is === 'any' ? filter.of.map((way) => way[0]!) : [filter];
}

/** One filter for several alternatives. */
export function anyOf(filters: readonly CardFilter[]): CardFilter {
  return filters.length === 1 ? filters[0]! : { is: 'any', of: filters.map((filter) => [filter]) };
}

/** A list without the item at an index. */
export function without<T>(items: readonly T[], index: number): T[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}
