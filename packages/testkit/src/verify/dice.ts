/** Seeded pseudo-random numbers, for tests only. */
export class Dice {
  private x: number;

  constructor(seed: number) {
    this.x = Math.imul(seed + 1, 2654435761) | 1;
  }

  /** A whole number from 0 to below the bound. */
  below(bound: number): number {
    this.x ^= this.x << 13;
    this.x ^= this.x >>> 17;
    this.x ^= this.x << 5;
    return (this.x >>> 0) % bound;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items];
    return items.map(() => left.splice(this.below(left.length), 1)[0]!);
  }
}
