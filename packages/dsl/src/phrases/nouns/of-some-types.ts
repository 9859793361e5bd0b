/** Words that are said of some of the types of a list. */
import type { CardFilter } from '@cardwright/core/data';
import type { BuildContext } from '../../phrase/define-phrase.ts';
import type { Modifier, Nouns } from '../../syntax/syntax.ts';
import { anyOf, isClassFilter, isTypeFilter } from '../filters.ts';

/** "Elder beast or relic": the class is said of the noun after it; a relic may be any. */
export function ofFirstType(
  classes: readonly CardFilter[],
  types: readonly CardFilter[],
): readonly CardFilter[] {
  const [list] = types;
  if (list?.is !== 'any') return [...classes, ...types];
  return [{ is: 'any', of: list.of.map((way, i) => (i === 0 ? [...way, ...classes] : way)) }];
}

/** The inverse: the classes of the first type alone, and the types. Any other filter as it is. */
export function firstTypesOwn(filter: CardFilter): readonly CardFilter[] {
  if (filter.is !== 'any') return [filter];
  const [[type, ...classes] = [], ...more] = filter.of;
  const own =
    classes.length > 0 &&
    classes.every(isClassFilter) &&
    more.every((way) => way.length === 1 && isTypeFilter(way[0]!));
  return own && type && isTypeFilter(type)
    ? [...classes, anyOf([type, ...more.map(([one]) => one!)])]
    : [filter];
}

/** Whether a class is said of all types of a list: before the list it would be said of the first. */
export function isOfAllTypes({ filter }: Modifier): boolean {
  return filter.some(isClassFilter) && filter.some((one) => one.is === 'any' && isTypeFilter(one));
}

/** "Sites and beasts at sites": a modifier that only some of the types can have applies to those. */
export function shared(
  filter: readonly CardFilter[],
  modifiers: Modifier | undefined,
  { lexicon }: BuildContext,
): readonly CardFilter[] {
  const [types] = filter;
  const { asks, filter: said = [] } = modifiers ?? {};
  if (asks === undefined || types?.is !== 'any') return filter;
  const able = (way: readonly CardFilter[]): boolean =>
    way.every((one) => {
      const word = lexicon.types?.find((type) => one.is === 'type' && type.id === one.type);
      return word?.does?.includes(asks) ?? true;
    });
  return types.of.every(able)
    ? filter
    : [{ is: 'any', of: types.of.map((way) => (able(way) ? [...way, ...said] : way)) }];
}

/** Whether a filter relates a card to another, as "at a site" does: what only some types can meet. */
function isRelation(filter: CardFilter): boolean {
  if (filter.is === 'not') return isRelation(filter.filter);
  if (filter.is === 'state') return filter.with !== undefined;
  return filter.is !== 'same-name' && Object.values(filter).some((value) => Object(value).pick !== undefined);
}

/** The inverse: types, some of which share a modifier. */
export function unshared({ filter, from }: Modifier): { nouns: Nouns; modifiers: Modifier } | undefined {
  const [only, more] = filter;
  if (from || more || only?.is !== 'any' || !only.of.every(([first]) => first && isTypeFilter(first)))
    return undefined;
  const said = only.of.find((way) => way.length > 1)?.slice(1);
  if (!said?.every(isRelation)) return undefined;
  const nouns = { filter: [anyOf(only.of.map(([type]) => type!))] };
  return { nouns, modifiers: { filter: said } };
}
