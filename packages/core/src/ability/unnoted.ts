/**
 * The data itself where a stand-in notes who reads it, so that looking at it counts for nothing where it is asked
 * whether each part was bound: it gives the data to `toJSON`.
 */
export function unnoted(data: unknown): unknown {
  const { toJSON } = (data ?? {}) as { toJSON?(): unknown };
  return typeof toJSON === 'function' ? toJSON() : data;
}
