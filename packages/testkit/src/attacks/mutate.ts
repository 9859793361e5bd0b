import type { OutsideChance } from '@cardwright/core/game';

type Key = string | number;
type Holder = Record<Key, unknown>;

/** Mutated plain data, and the mutation. */
export interface Mutant<T> {
  readonly data: T;
  /** Description of the mutation, for a message. */
  readonly what: string;
}

/** Replacement values. */
const OTHERS: readonly unknown[] = [
  ...[null, true, false, '', 'x', '__proto__', 'constructor', [], {}, [[]], [null], { length: 3 }],
  ...[-1, 0, 1, 2, 7, 0.5, -0, 1023, 1024, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e300, '1'],
];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const keysOf = (value: Holder): Key[] =>
  Array.isArray(value) ? Array.from(value.keys()) : Object.keys(value);

/** A random place, chosen by descending from the root so that long lists do not dominate. */
function somewhere(data: Holder, random: OutsideChance): { holder: Holder; path: Key[] } | null {
  let holder = data;
  const path: Key[] = [];
  for (;;) {
    const keys = keysOf(holder);
    if (keys.length === 0) return path.length === 0 ? null : { holder: data, path: path.slice(0, 1) };
    const key = random.pick(keys);
    path.push(key);
    const inner = holder[key];
    if (!isHolder(inner) || keysOf(inner).length === 0 || random.below(6) === 0) return { holder, path };
    holder = inner;
  }
}

/** A random value of the data. */
function someValue(data: Holder, random: OutsideChance): unknown {
  const place = somewhere(data, random);
  return place === null ? null : structuredClone(place.holder[place.path.at(-1)!]);
}

function changeAt(holder: Holder, key: Key, data: Holder, random: OutsideChance): string {
  const value = holder[key];
  const list = Array.isArray(holder) ? holder : null;
  switch (random.below(list === null ? 6 : 9)) {
    case 0:
    case 1:
      if (typeof value === 'number') {
        holder[key] = value + random.pick([1, -1, 1024, -1024, 2, 100]);
        return `is ${String(holder[key])}`;
      }
      break;
    case 2:
      holder[key] = someValue(data, random);
      return `is ${JSON.stringify(holder[key])?.slice(0, 60)}`;
    case 3:
      if (list !== null) list.splice(key as number, 1);
      else delete holder[key];
      return 'is gone';
    case 6:
      list!.splice(key as number, 0, structuredClone(value));
      return 'is twice';
    case 7: {
      const other = random.below(list!.length);
      [list![key as number], list![other]] = [list![other], value];
      return `changes places with ${other}`;
    }
    case 8:
      list!.length = random.below(list!.length + 1);
      return `is cut to ${list!.length}`;
  }
  if (list === null && random.below(4) === 0) {
    holder['extra'] = 1;
    return 'has one more beside it';
  }
  holder[key] = structuredClone(random.pick(OTHERS));
  return `is ${JSON.stringify(holder[key])}`;
}

/**
 * A copy of plain data with one to three random mutations. @param open whether a mutation at a place counts; all if
 * absent
 */
export function mutated<T extends object>(
  data: T,
  random: OutsideChance,
  open: (path: readonly Key[]) => boolean = () => true,
): Mutant<T> {
  const copy = structuredClone(data) as unknown as Holder;
  const told: string[] = [];
  const changes = random.below(4) === 0 ? 1 + random.below(3) : 1;
  for (let tries = 0; told.length < changes && tries < 50; tries++) {
    const place = somewhere(copy, random);
    if (place === null || !open(place.path)) continue;
    const key = place.path.at(-1)!;
    told.push(`${place.path.join('.')} ${changeAt(place.holder, key, copy, random)}`);
  }
  return { data: copy as unknown as T, what: told.join(', ') };
}
