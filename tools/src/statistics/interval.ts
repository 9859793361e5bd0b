/** A value with the ends of its interval of 95 %. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

const round = (value: number): number => Number(value.toFixed(4));

/**
 * The share of successes, with the interval by E. B. Wilson (Probable inference, the law of succession, and statistical
 * inference, JASA 22, 1927): it stays within 0 and 1 and is right for few trials, too.
 */
export function shareOf(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const share = successes / trials;
  const middle = share + (Z * Z) / (2 * trials);
  const half = Z * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  const all = 1 + (Z * Z) / trials;
  return { value: round(share), low: round((middle - half) / all), high: round((middle + half) / all) };
}

/** Numbers that were added up: how many, their sum, the sum of their squares. */
export type Sums = [count: number, sum: number, squares: number];

/** Adds a number. */
export function addTo(sums: Sums, value: number): void {
  sums[0]++;
  sums[1] += value;
  sums[2] += value * value;
}

/** A mean with its interval, by the normal distribution. */
export function meanOf([count, sum, squares]: Readonly<Sums>): Estimate {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1));
  const half = Z * Math.sqrt(variance / count);
  return { value: round(mean), low: round(mean - half), high: round(mean + half) };
}
