import { walkParts } from './walk.ts';

/** The largest number that a text, a file or a board may contain. Sums of many such numbers still fit a column. */
export const LARGEST_NUMBER = 1_000_000;

/** Whether data may contain this number: an integer within {@link LARGEST_NUMBER}. */
export const isAllowedNumber = (value: number): boolean =>
  Number.isInteger(value) && Math.abs(value) <= LARGEST_NUMBER;

/** Finds the first number in data that is not allowed. Returns its path (`effects.0.amount`) and value, or null. */
export function findWrongNumber(data: unknown): { path: string; value: number } | null {
  const found = walkParts(data, {
    leaf: (value, place) =>
      typeof value === 'number' && !isAllowedNumber(value) ? { path: place.path, value } : undefined,
  });
  return found ?? null;
}
