/** The largest number that a text, a file or a board may give: sums of many such are far from where a column ends. */
export const LARGEST_NUMBER = 1_000_000;

/** Whether it is a number that data may give: whole, and not too large. */
export const isAllowedNumber = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST_NUMBER;

/** The path (`effects.0.amount`) and value of the first number in data that is not allowed; null where all are. */
export function findWrongNumber(data: unknown, path = ''): { path: string; value: number } | null {
  if (typeof data === 'number') return isAllowedNumber(data) ? null : { path, value: data };
  if (typeof data !== 'object' || data === null) return null;
  for (const [key, value] of Object.entries(data)) {
    const found = findWrongNumber(value, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
