/**
 * Randomness outside of games, for bots and tests: the same seed always makes the same choices (splitmix32). A game's
 * own randomness comes from the words in its state.
 */
export class OutsideChance {
  private word: number;

  /** @param seed its low 32 bits determine everything */
  constructor(seed: number) {
    this.word = seed | 0;
  }

  /** 32 random bits, as an integer from 0. */
  next(): number {
    this.word = (this.word + 0x9e3779b9) | 0;
    let z = this.word ^ (this.word >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  }

  /** A random integer from 0 to `limit - 1`. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }

  /** A random item of a non-empty list. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** `count` items in random order; all of them if there are fewer. */
  sample<T>(items: readonly T[], count: number = items.length): T[] {
    const left = items.slice();
    const most = Math.min(count, left.length);
    for (let i = 0; i < most; i++) {
      const other = i + this.below(left.length - i);
      [left[i], left[other]] = [left[other]!, left[i]!];
    }
    left.length = most;
    return left;
  }
}
