import type { CardFilter, CardSelector } from '@cardwright/core/data';

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

/** Rank of a filter; a disjunction ranks like its alternatives. */
export function rank(filter: CardFilter): number {
  if (filter.is === 'any') return rank(filter.of[0]?.[0] ?? filter) + 0.5;
  const at = ORDER.indexOf(filter.is);
  return at < 0 ? ORDER.length : at;
}

/** Filters in canonical order: type, of, other, state, class, named, keyword, cost, stat, then the rest as written. */
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

/** Whether a filter is a type, or alternative types: the nouns of a noun phrase. */
export function isTypeFilter(filter: CardFilter): boolean {
  return filter.is === 'type' || isAnyOf(filter, isTypeFilter);
}

/** Whether a filter is a classification or colour: words right before the nouns. */
export function isClassFilter(filter: CardFilter): boolean {
  return filter.is === 'classification' || filter.is === 'color' || isAnyOf(filter, isClassFilter);
}

/** Whether a filter denies a class: "non-Elder". */
export function isNoClass(filter: CardFilter): boolean {
  return filter.is === 'not' && isClassFilter(filter.filter);
}

function isAnyOf(filter: CardFilter, test: (filter: CardFilter) => boolean): boolean {
  return (
    filter.is === 'any' && filter.of.length > 0 && filter.of.every((way) => way.length === 1 && test(way[0]!))
  );
}

/** The disjunction of several filters. */
export function anyOf(filters: readonly CardFilter[]): CardFilter {
  return filters.length === 1 ? filters[0]! : { is: 'any', of: filters.map((filter) => [filter]) };
}

/** The inverse: what a filter has alternatives of; none where one is a conjunction. */
export function alternatives(filter: CardFilter): readonly (CardFilter | undefined)[] {
  if (filter.is !== 'any') return [filter];
  return filter.of.map((way) => (way.length === 1 ? way[0] : undefined));
}

/** "Isn't an Elder beast": what does not fit all of the filters. */
export function denied(filters: readonly CardFilter[]): CardFilter {
  const [only, more] = filters;
  return { is: 'not', filter: only && !more ? only : { is: 'any', of: [filters] } };
}

/** The inverse: the filters of which not all fit. */
export function deniedIn(filters: readonly CardFilter[]): readonly CardFilter[] | undefined {
  const [only, more] = filters;
  if (more || only?.is !== 'not') return undefined;
  const { filter } = only;
  return filter.is === 'any' && filter.of.length === 1 ? filter.of[0]! : [filter];
}

/** A list without the item at an index. */
export function without<T>(items: readonly T[], index: number): T[] {
  return [...items.slice(0, index), ...items.slice(index + 1)];
}

/**
 * Whether a single card is said with a zone: "this card from your discard", "chosen card from your discard". Not where it is
 * only compared with: in "a card with the same name as this card from your discard" the zone is that of the other card.
 */
export const isPlaced = (card: CardSelector): boolean =>
  (card.pick === 'self' || card.pick === 'ref' || card.pick === 'chosen') && card.from !== undefined;
