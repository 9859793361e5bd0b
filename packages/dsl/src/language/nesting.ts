/** Most levels of objects and lists in an ability that is printed; the deepest printed one of twelve sets has 14. */
export const NESTING_LIMIT = 100;

/** Whether data has more levels than that. What contains itself has. */
export function nestsTooDeeply(data: unknown, levels = NESTING_LIMIT): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return levels === 0 || Object.values(data).some((value) => nestsTooDeeply(value, levels - 1));
}
