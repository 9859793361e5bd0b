/** Of data that was copied with another part in it while an ability is bound, what it is a copy of. */
const originals = new WeakMap<object, object>();

/** Notes what a copy was made of. Returns the copy. */
export function copied<T extends object>(copy: T, original: object): T {
  originals.set(copy, original);
  return copy;
}

/** The data as it stands in the ability. */
export function originalOf(data: object): object {
  let found = data;
  for (let next = originals.get(found); next !== undefined; next = originals.get(found)) found = next;
  return found;
}
