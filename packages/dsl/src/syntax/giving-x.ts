import { mapParts, type Quantity } from '@cardwright/core/data';

/**
 * Gives each X in some data its number, and counts them. Parts without an X stay the same objects, which are known by
 * where they stand. Each X further on has a copy, since references are resolved by identity.
 */
export function givingX<T>(data: T, is: Quantity): { readonly data: T; readonly times: number } {
  let times = 0;
  const given = <D>(part: D): D => {
    if (typeof part !== 'object' || part === null) return part;
    if ((part as { amount?: unknown }).amount === 'x') {
      if ('is' in part) return part;
      times++;
      return { amount: 'x', is: times === 1 ? is : mapParts(is, () => undefined) } as D;
    }
    if (Array.isArray(part)) {
      const items = part.map((item: unknown) => given(item));
      return items.every((item, i) => item === part[i]) ? part : (items as D);
    }
    let copy: Record<string, unknown> | undefined;
    for (const key in part) {
      const inside = given(part[key]);
      if (inside !== part[key]) copy = { ...(copy ?? part), [key]: inside };
    }
    return (copy ?? part) as D;
  };
  return { data: given(data), times };
}
