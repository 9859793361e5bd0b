import type { CardFilter, Comparison } from '../ability/filter.ts';
import { isAmong, type Place } from '../model/places.ts';
import { type Inert, inWords } from './inert.ts';
import { type Scene, sideOf, type Whereabouts } from './scene.ts';

const NO_CARD = 'Leave one of them out: no card can be both.';

/** Whose cards the filters require. */
export function sideAsked(filters: readonly CardFilter[]): 'own' | 'other' | undefined {
  for (const filter of filters) if (filter.is === 'of') return sideOf(filter.player);
  return undefined;
}

/** A conjunction of filters that no card in these places can pass. */
export function inertFilters(
  filters: readonly CardFilter[],
  scene: Scene,
  places: Whereabouts,
): Inert | null {
  for (let i = 0; i < filters.length; i++) {
    const filter = filters[i]!;
    const nowhere = filter.is === 'state' ? nowhereInState(filter.state, scene, places) : null;
    if (nowhere !== null)
      return { path: `${i}`, reason: nowhere, fix: 'Leave it out, or say another place.' };
    const other = filters.find((before, at) => at < i && excludes(before, filter, scene));
    if (other !== undefined)
      return {
        path: `${i}`,
        reason: `no card is both ${said(other)} and ${said(filter)}`,
        fix: NO_CARD,
      };
  }
  return null;
}

function nowhereInState(name: string, { kernel }: Scene, places: Whereabouts): string | null {
  const able = kernel.states.get(name)?.places ?? kernel.rules.asks?.states?.[name];
  if (able === undefined || places === undefined || places.some((place) => isAmong(place, able))) return null;
  return `cards ${sayPlaces(places)} are neither ${inWords(name)} nor not`;
}

/** Words a set of places. */
export function sayPlaces(places: readonly Place[]): string {
  const [place, another] = places;
  if (another !== undefined && !places.includes(null)) return 'out of play';
  return place ? `in the ${inWords(place.name)}` : 'in play';
}

function said(filter: CardFilter): string {
  switch (filter.is) {
    case 'state':
      return inWords(filter.state);
    case 'of':
      return sideOf(filter.player) === 'own' ? 'yours' : 'an opponent’s';
    case 'cost':
    case 'stat':
      return `of ${filter.is === 'cost' ? 'cost' : inWords(filter.stat)} ${filter.cmp} ${String(filter.value)}`;
    case 'not':
      return `not ${said(filter.filter)}`;
    default:
      return inWords(String(Object.values(filter)[1] ?? filter.is));
  }
}

/** Whether two filters exclude each other. */
function excludes(a: CardFilter, b: CardFilter, { kernel }: Scene): boolean {
  if (a.is === 'state' && b.is === 'state') return kernel.states.get(a.state)?.opposite === b.state;
  if (a.is === 'of' && b.is === 'of') {
    const [one, other] = [sideOf(a.player), sideOf(b.player)];
    return one !== undefined && other !== undefined && one !== other;
  }
  if (a.is === 'not') return same(a.filter, b);
  if (b.is === 'not') return same(b.filter, a);
  const sameNumber =
    (a.is === 'cost' && b.is === 'cost') || (a.is === 'stat' && b.is === 'stat' && a.stat === b.stat);
  if (!sameNumber) return false;
  const [one, other] = [a, b] as readonly { readonly cmp: Comparison; readonly value: unknown }[];
  return apart(one!.cmp, one!.value, other!.cmp, other!.value);
}

const same = (a: CardFilter, b: CardFilter): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether no integer satisfies both comparisons. */
export function apart(cmp: Comparison, value: unknown, other: Comparison, than: unknown): boolean {
  if (typeof value !== 'number' || typeof than !== 'number') return false;
  return leastOf(other, than) > mostOf(cmp, value) || leastOf(cmp, value) > mostOf(other, than);
}

const leastOf = (cmp: Comparison, value: number): number =>
  cmp === '>' ? value + 1 : cmp === '>=' || cmp === '=' ? value : Number.NEGATIVE_INFINITY;

const mostOf = (cmp: Comparison, value: number): number =>
  cmp === '<' ? value - 1 : cmp === '<=' || cmp === '=' ? value : Number.POSITIVE_INFINITY;
