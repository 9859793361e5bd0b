/** Positions where something can end: indexes of the tokens after it, ascending. */
export type Ends = readonly number[];

export const NOWHERE: Ends = [];

/** Whether two lists have a place in common. Both are short, most often of one place. */
export function meet(some: Ends, wanted: Ends): boolean {
  for (const place of some) if (wanted.includes(place)) return true;
  return false;
}

/** Union of two ascending lists, ascending. */
export function union(a: Ends, b: Ends): Ends {
  if (b.length === 0 || a === b) return a;
  if (a.length === 0) return b;
  if (b.length === 1 && a.includes(b[0]!)) return a;
  const both: number[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!];
    both.push(Math.min(one, other));
    if (one <= other) i++;
    if (other <= one) j++;
  }
  while (i < a.length) both.push(a[i++]!);
  while (j < b.length) both.push(b[j++]!);
  return both;
}
