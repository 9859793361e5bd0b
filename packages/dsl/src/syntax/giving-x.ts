import type { Quantity } from '@cardwright/core/data';

/** Gives each X in some data its number. Parts without an X stay the same objects, which are known by where they stand. */
export function givingX<T>(data: T, is: Quantity): T {
  if (typeof data !== 'object' || data === null) return data;
  if ((data as { amount?: unknown }).amount === 'x') return { amount: 'x', is } as T;
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => givingX(item, is));
    return items.every((item, i) => item === data[i]) ? data : (items as T);
  }
  let copy: Record<string, unknown> | undefined;
  for (const key in data) {
    const inside = givingX(data[key], is);
    if (inside !== data[key]) copy = { ...(copy ?? data), [key]: inside };
  }
  return (copy ?? data) as T;
}
