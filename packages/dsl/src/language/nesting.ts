import { walkParts } from '@cardwright/core/data';

/** Most levels of objects and lists in an ability that is printed; the deepest printed one of twelve sets has 14. */
export const NESTING_LIMIT = 100;

/** Whether data has more levels than that. What contains itself has. */
export function nestsTooDeeply(data: unknown): boolean {
  return walkParts(data, { enter: (_, { keys }) => keys.length === NESTING_LIMIT || undefined }) === true;
}
