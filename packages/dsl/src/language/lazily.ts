/** Adds fields that are computed when they are first read: most readers need neither spelling nor spans. */
export function lazily<T extends object, L extends object>(
  value: T,
  fields: { readonly [K in keyof L]: () => L[K] },
): T & L {
  for (const key of Object.keys(fields) as (keyof L)[]) {
    const compute = fields[key];
    Object.defineProperty(value, key, {
      enumerable: true,
      configurable: true,
      get() {
        const found = compute();
        Object.defineProperty(value, key, { value: found, enumerable: true });
        return found;
      },
    });
  }
  return value as T & L;
}
