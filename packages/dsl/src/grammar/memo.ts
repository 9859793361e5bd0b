/** A memo table for pairs of small numbers, one text at a time. Clearing it is O(1) and keeps its memory. */
export class Memo<T extends object> {
  private size = 256;
  private count = 0;
  /** Current generation; an entry of another generation counts as absent. */
  private round = 1;
  private rounds = new Int32Array(this.size);
  private firsts = new Int32Array(this.size);
  private seconds = new Int32Array(this.size);
  private values = new Array<T | undefined>(this.size).fill(undefined);

  clear(): undefined {
    this.round++;
    this.count = 0;
  }

  get(first: number, second: number): T | undefined {
    const at = this.find(first, second);
    return this.rounds[at] === this.round ? this.values[at] : undefined;
  }

  /** Stores a value for a pair. */
  set(first: number, second: number, value: T): undefined {
    if (++this.count * 2 > this.size) this.grow();
    const at = this.find(first, second);
    this.rounds[at] = this.round;
    this.firsts[at] = first;
    this.seconds[at] = second;
    this.values[at] = value;
  }

  /** The slot of a pair in the table (open addressing). */
  private find(first: number, second: number): number {
    const mask = this.size - 1;
    let at = (Math.imul(first, 0x9e3b) + Math.imul(second, 0x85eb)) & mask;
    while (this.rounds[at] === this.round && (this.firsts[at] !== first || this.seconds[at] !== second))
      at = (at + 1) & mask;
    return at;
  }

  private grow(): undefined {
    const { rounds, firsts, seconds, values, round } = this;
    this.size *= 2;
    this.count = 1;
    this.rounds = new Int32Array(this.size);
    this.firsts = new Int32Array(this.size);
    this.seconds = new Int32Array(this.size);
    this.values = new Array<T | undefined>(this.size).fill(undefined);
    for (let i = 0; i < rounds.length; i++)
      if (rounds[i] === round) this.set(firsts[i]!, seconds[i]!, values[i]!);
  }
}
