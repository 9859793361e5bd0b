/**
 * The data behind a proxy that records reads, so that looking at it does not count as binding it: the proxy hands it
 * out through `toJSON`.
 */
export function unnoted(data: unknown): unknown {
  const { toJSON } = (data ?? {}) as { toJSON?(): unknown };
  return typeof toJSON === 'function' ? toJSON() : data;
}
