import { walkParts } from '@cardwright/core/data';

/** Maximum nesting of a printable ability; the deepest one in twelve sets has 14 levels. */
export const NESTING_LIMIT = 100;

/** Whether data nests more deeply; true for cyclic data. */
export function nestsTooDeeply(data: unknown): boolean {
  return walkParts(data, { enter: (_, { keys }) => keys.length === NESTING_LIMIT || undefined }) === true;
}
