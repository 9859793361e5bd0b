import { isObject } from '../data/is-object.ts';

/** A difference between two values: its path, and both values. */
export interface Change {
  /** Keys and list positions from the root; positions of the newer value if both have it. */
  readonly path: readonly (string | number)[];
  readonly kind: 'added' | 'removed' | 'changed';
  /** Absent for an addition. */
  readonly before?: unknown;
  /** Absent for a removal. */
  readonly after?: unknown;
}

type Path = readonly (string | number)[];
/** Deep equality of plain data, independent of key order. */
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
 * The discriminant of an object: the value of its first key, if that is a string. Data is written with its kind first
 * (`do`, `is`, `pick`), so no list of such keys is needed.
 */
export function tagOf(value: unknown): string | undefined {
  if (!isObject(value)) return undefined;
  const first = Object.values(value)[0];
  return typeof first === 'string' ? first : undefined;
}

/** Similarity of two list items: an item of the same kind was probably changed, not replaced. */
const alike = (a: unknown, b: unknown): number => {
  if (sameData(a, b)) return 3;
  if (isObject(a) && isObject(b)) return tagOf(a) === tagOf(b) ? 2 : 0;
  return Array.isArray(a) === Array.isArray(b) && isObject(a) === isObject(b) ? 1 : 0;
};

/** Aligns the items of two lists, in order, to maximise similarity. */
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
  // Objects of different kinds have no fields to compare.
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

/** All differences between two values of plain data. Generic: looks at every key, so that a new field cannot hide. */
export function changes(before: unknown, after: unknown): readonly Change[] {
  const found: Change[] = [];
  compare(before, after, [], found);
  return found;
}
