/** How a figure is taken. */
export interface Measuring {
  /** How long the warm-up lasts, and all runs together. */
  readonly seconds: number;
  /** How many runs the median is taken of. */
  readonly runs: number;
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Operations per second: the median of some runs after a warm-up as long as all of them.
 *
 * @param work does some operations and returns their number; called repeatedly
 */
export function rate(work: () => number, { seconds, runs }: Measuring): number {
  run(work, seconds);
  return median(Array.from({ length: runs }, () => run(work, seconds / runs)));
}

function run(work: () => number, seconds: number): number {
  let operations = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let now = begun;
  while (now < end) {
    operations += work();
    now = performance.now();
  }
  return (1000 * operations) / (now - begun);
}
