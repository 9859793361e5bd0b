/**
 * Chance apart from a game's own, for whoever plays or tests one: the same seed makes the same choices for ever
 * (splitmix32). What a game itself leaves to chance comes from the words in its state.
 */
export class OutsideChance {
  private word: number;

  /** @param seed its low 32 bits decide all that follows */
  constructor(seed: number) {
    this.word = seed | 0;
  }

  /** 32 bits, as a whole number from 0. */
  next(): number {
    this.word = (this.word + 0x9e3779b9) | 0;
    let z = this.word ^ (this.word >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  }

  /** A whole number from 0, under `limit`. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x1_0000_0000) * limit);
  }

  /** One of the items, of which there must be one. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** The first `count` of the items in a random order; all of them when there are fewer. */
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
