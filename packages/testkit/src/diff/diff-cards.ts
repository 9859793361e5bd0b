import { type Change, changes, sameData, tagOf } from './changes.ts';

/** Cards by identity (a number, set and number): all data of each, as plain data. */
export type CardData = ReadonlyMap<string, unknown>;

/** A card that changed. */
export interface CardChange {
  readonly card: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly changes: readonly Change[];
}

/** A cluster of equal changes: the same place, and the same values. */
export interface Cluster {
  /** The place, with the kinds along the path (`triggered.effects[draw].count`). */
  readonly place: string;
  readonly kind: Change['kind'];
  /** Old and new value, abbreviated. */
  readonly values: readonly {
    readonly before: string;
    readonly after: string;
    readonly cards: readonly string[];
  }[];
  /** The cards with this change, without duplicates. */
  readonly cards: readonly string[];
}

/** The difference between two sets of cards. */
export interface CardDiff {
  readonly before: number;
  readonly after: number;
  readonly changed: readonly CardChange[];
  /** Most common first. */
  readonly clusters: readonly Cluster[];
}

/** The place of a change without list positions: equal for the same change in another card. */
function placeOf(root: unknown, path: Change['path']): string {
  let place = '';
  let value = root;
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[key]
        : undefined;
    if (typeof key === 'string') place += place === '' ? key : `.${key}`;
    else place += `[${tagOf(value) ?? ''}]`;
  }
  return place === '' ? '(the whole)' : place;
}

const LONGEST = 160;

/** A value in one line. */
export function inShort(value: unknown): string {
  if (value === undefined) return '';
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}

interface Growing {
  readonly place: string;
  readonly kind: Change['kind'];
  readonly values: Map<string, { before: string; after: string; cards: Set<string> }>;
  readonly cards: Set<string>;
}

function cluster(changed: readonly CardChange[], before: CardData, after: CardData): readonly Cluster[] {
  const clusters = new Map<string, Growing>();
  for (const { card, changes: all } of changed) {
    for (const change of all) {
      const root = change.kind === 'removed' ? before.get(card) : after.get(card);
      // If the kind itself changed, only the enclosing list or field identifies the place.
      const at =
        change.kind === 'changed' ? placeOf(before.get(card), change.path) : placeOf(root, change.path);
      const key = `${change.kind} ${at}`;
      const one: Growing = clusters.get(key) ?? {
        place: at,
        kind: change.kind,
        values: new Map(),
        cards: new Set(),
      };
      clusters.set(key, one);
      one.cards.add(card);
      const [was, is] = [inShort(change.before), inShort(change.after)];
      const value = one.values.get(`${was}\n${is}`) ?? { before: was, after: is, cards: new Set<string>() };
      one.values.set(`${was}\n${is}`, value);
      value.cards.add(card);
    }
  }
  return [...clusters.values()]
    .map(({ place, kind, values, cards }) => ({
      place,
      kind,
      values: [...values.values()]
        .map((value) => ({ ...value, cards: [...value.cards] }))
        .sort((a, b) => b.cards.length - a.cards.length),
      cards: [...cards],
    }))
    .sort((a, b) => b.cards.length - a.cards.length || a.place.localeCompare(b.place));
}

/**
 * The difference between two versions of card data (goldens, sets, a whole pool), clustered by kind of change: the
 * blast radius of a changed phrase or binder.
 */
export function diffCards(before: CardData, after: CardData): CardDiff {
  const changed: CardChange[] = [];
  for (const card of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(card), after.get(card)];
    if (!after.has(card))
      changed.push({ card, kind: 'removed', changes: [{ path: [], kind: 'removed', before: was }] });
    else if (!before.has(card))
      changed.push({ card, kind: 'added', changes: [{ path: [], kind: 'added', after: is }] });
    else if (!sameData(was, is)) changed.push({ card, kind: 'changed', changes: changes(was, is) });
  }
  return { before: before.size, after: after.size, changed, clusters: cluster(changed, before, after) };
}
