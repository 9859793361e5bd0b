import { walkParts } from './walk.ts';

/** The largest number that a text, a file or a board may give: sums of many such are far from where a column ends. */
export const LARGEST_NUMBER = 1_000_000;

/** Whether it is a number that data may give: whole, and not too large. */
export const isAllowedNumber = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST_NUMBER;

/** The path (`effects.0.amount`) and value of the first number in data that is not allowed; null where all are. */
export function findWrongNumber(data: unknown): { path: string; value: number } | null {
  const found = walkParts(data, {
    leaf: (value, place) =>
      typeof value === 'number' && !isAllowedNumber(value) ? { path: place.path, value } : undefined,
  });
  return found ?? null;
}
