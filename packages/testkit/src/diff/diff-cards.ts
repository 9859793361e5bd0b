import { type Change, changes, sameData, tagOf } from './changes.ts';

/** Cards by what tells them apart (a number, set and number): everything that is known of each, as plain data. */
export type CardData = ReadonlyMap<string, unknown>;

/** A card that moved. */
export interface CardChange {
  readonly card: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly changes: readonly Change[];
}

/** Changes of one kind: at such a place of the data, to such a value. */
export interface Cluster {
  /** The place, with the kinds of what is on the way to it (`triggered.effects[draw].count`). */
  readonly place: string;
  readonly kind: Change['kind'];
  /** What it was and is, in short. */
  readonly values: readonly {
    readonly before: string;
    readonly after: string;
    readonly cards: readonly string[];
  }[];
  /** The cards that have it, each once. */
  readonly cards: readonly string[];
}

/** What moved between two sets of cards. */
export interface CardDiff {
  readonly before: number;
  readonly after: number;
  readonly changed: readonly CardChange[];
  /** The most common kind first. */
  readonly clusters: readonly Cluster[];
}

/** The place of a change without positions: where the same change is made to another card, it has the same place. */
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
      // A thing of another kind has its old kind in no place: only the list or field it stands in counts.
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
 * What moved between two versions of some cards' data (goldens, sets, a whole pool), clustered by kind of change: the
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
