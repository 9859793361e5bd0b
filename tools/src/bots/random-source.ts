/** A bot's own source of chance, apart from the game's: the same seed makes the same choices. */
export class RandomSource {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  /** A whole number of 32 bits (splitmix32). */
  next(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A whole number from 0, under `limit`. */
  below(limit: number): number {
    return Math.floor((this.next() / 0x100000000) * limit);
  }

  /** The first `count` of the items in a random order. */
  sample<T>(items: readonly T[], count = items.length): T[] {
    const left = items.slice();
    for (let i = 0; i < count; i++) {
      const other = i + this.below(left.length - i);
      [left[i], left[other]] = [left[other]!, left[i]!];
    }
    left.length = count;
    return left;
  }
}
