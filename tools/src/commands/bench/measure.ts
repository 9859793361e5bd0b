const RUNS = 5;

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/**
 * Operations a second: the median of five runs after a warm-up as long as one.
 *
 * @param work does some operations and returns how many; called again and again
 * @param seconds how long the warm-up and each run last
 */
export function rate(work: () => number, seconds: number): number {
  run(work, seconds);
  return median(Array.from({ length: RUNS }, () => run(work, seconds / RUNS)));
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
