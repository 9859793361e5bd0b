/** How many are picked: so many, or up to so many. */
import type { Quantity, Range } from '@cardwright/core/data';
import { equal } from '../../syntax/equal.ts';

/** The words before a number, and whether fewer may be picked. */
export const UP_TO = { '': false, 'up to': true } as const;

export const rangeOf = (upTo: boolean, n: Quantity): Range => ({ min: upTo ? 0 : n, max: n });

/** The inverse, of a range that ends in a number. */
export function saidRange({ min, max }: Range): { upTo: boolean; n: Quantity } | undefined {
  if (max === 'any') return undefined;
  if (equal(min, max)) return { upTo: false, n: max };
  return min === 0 ? { upTo: true, n: max } : undefined;
}
