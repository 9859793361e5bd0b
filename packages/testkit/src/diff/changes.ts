import { isObject } from '../data/is-object.ts';

/** One thing that differs between two values: its place, and what stands there on either side. */
export interface Change {
  /** Keys and list positions from the value's top, those of the newer side where both have it. */
  readonly path: readonly (string | number)[];
  readonly kind: 'added' | 'removed' | 'changed';
  /** Absent for what was added. */
  readonly before?: unknown;
  /** Absent for what was removed. */
  readonly after?: unknown;
}

type Path = readonly (string | number)[];
/** Whether two values of plain data are the same, whatever the order of their keys. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => sameData(item, b[i]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((k) => Object.hasOwn(b, k) && sameData(a[k], b[k]))
  );
}

/**
 * What an object says it is: the value of its first key, where that is a string. Data is written with its kind
 * first (`do`, `is`, `pick`), so no list of such keys has to be kept.
 */
export function tagOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const first = Object.values(value)[0];
  return typeof first === 'string' ? first : undefined;
}

/** How alike two items of a list are: the same kind of thing is rather one that changed than one gone and one new. */
const alike = (a: unknown, b: unknown): number => {
  if (sameData(a, b)) return 3;
  if (isObject(a) && isObject(b)) return tagOf(a) === tagOf(b) ? 2 : 0;
  return Array.isArray(a) === Array.isArray(b) && isObject(a) === isObject(b) ? 1 : 0;
};

/** Which items of two lists belong together, in order, so that what is paired is as alike as can be. */
function pairs(a: readonly unknown[], b: readonly unknown[]): [number | null, number | null][] {
  const best = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      const likeness = alike(a[i], b[j]);
      const paired = likeness === 0 ? -1 : likeness + best[i + 1]![j + 1]!;
      best[i]![j] = Math.max(paired, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const found: [number | null, number | null][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const likeness = alike(a[i], b[j]);
    if (likeness > 0 && best[i]![j] === likeness + best[i + 1]![j + 1]!) found.push([i++, j++]);
    else if (best[i]![j] === best[i + 1]![j]!) found.push([i++, null]);
    else found.push([null, j++]);
  }
  while (i < a.length) found.push([i++, null]);
  while (j < b.length) found.push([null, j++]);
  return found;
}

function compare(a: unknown, b: unknown, path: Path, out: Change[]): void {
  if (sameData(a, b)) return;
  if (Array.isArray(a) && Array.isArray(b)) {
    for (const [i, j] of pairs(a, b)) {
      if (i === null) out.push({ path: [...path, j!], kind: 'added', after: b[j!] });
      else if (j === null) out.push({ path: [...path, i], kind: 'removed', before: a[i] });
      else compare(a[i], b[j], [...path, j], out);
    }
    return;
  }
  // Things of two kinds have nothing in common that could be told apart.
  if (isObject(a) && isObject(b) && tagOf(a) === tagOf(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const at = [...path, key];
      if (!Object.hasOwn(a, key)) out.push({ path: at, kind: 'added', after: b[key] });
      else if (!Object.hasOwn(b, key)) out.push({ path: at, kind: 'removed', before: a[key] });
      else compare(a[key], b[key], at, out);
    }
    return;
  }
  out.push({ path, kind: 'changed', before: a, after: b });
}

/**
 * Everything that differs between two values of plain data. It knows no kind of data: whatever keys there are, each
 * is looked at, so a new field cannot hide.
 */
export function changes(before: unknown, after: unknown): readonly Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  return found;
}
