/** Data as text, to tell whether it is the same as other data. Looking is not reading, as in {@link unnoted}. */
export function written(data: unknown): string {
  return JSON.stringify(data);
}

/**
 * The data itself where a stand-in notes who reads it, so that looking at it counts for nothing where it is asked
 * whether each part was bound: it gives the data to `toJSON`.
 */
export function unnoted(data: unknown): unknown {
  const { toJSON } = (data ?? {}) as { toJSON?(): unknown };
  return typeof toJSON === 'function' ? toJSON() : data;
}
