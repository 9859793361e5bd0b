/** One number out of several, for seeds of things that must not share their chance. */
export function mixSeed(...parts: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of parts) {
    h = Math.imul(h ^ part, 0x01000193);
    h ^= h >>> 15;
    h = Math.imul(h, 0x2c1b3c6d);
    h ^= h >>> 12;
  }
  return h >>> 0;
}

/** Chance of the fuzzer's own, apart from the game's: a seed names the same choices for ever (splitmix32). */
export class Random {
  private word: number;

  constructor(seed: number) {
    this.word = seed | 0;
  }

  /** 32 bits. */
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

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** Some of the items, in a random order. */
  sample<T>(items: readonly T[], count: number = items.length): T[] {
    const left = items.slice();
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(left.splice(this.below(left.length), 1)[0]!);
    return taken;
  }
}
