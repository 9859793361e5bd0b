/** Values that depend on each other, computed in rounds. */
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';

/** A kind of value that a card has by something with an id: a stat, a keyword. */
export interface Derived<Of extends { readonly id: number }, T> {
  /** Its place among the kinds, below {@link KINDS}. */
  readonly kind: number;
  /** The value if nothing functioned. */
  printed(kernel: Kernel, state: ReadonlyState, card: number, of: Of): T;
  /** The value now. It reads others by {@link derivedValue}. */
  derive(kernel: Kernel, state: ReadonlyState, card: number, of: Of): T;
  same(a: T, b: T): boolean;
}

const KINDS = 4;

/** More cards than any game has: keys of values must not meet. */
const CARDS = 2 ** 20;

/** A kind of value, whatever it is derived from. */
export type AnyKind = Derived<{ readonly id: number }, unknown>;

/** Whose value, and which. */
export interface Value {
  readonly key: number;
  readonly kind: AnyKind;
  readonly card: number;
  readonly of: { readonly id: number };
}

/** The value that a card has by something; its key is its own among all values of a state. */
export const valueOn = (kind: AnyKind, card: number, of: Value['of']): Value => ({
  key: (of.id * KINDS + kind.kind) * CARDS + card,
  kind,
  card,
  of,
});

/** The rounds after which values that still change have no end. */
const ROUNDS = 32;

/** Values that did not change in so many of the last rounds have come to an end. */
const UNCHANGED = 8;

function addOnce(list: number[], key: number): void {
  if (!list.includes(key)) list.push(key);
}

/** The rounds of a value and those that it depends on. */
export class Rounds {
  /** The values by round and key; those of round 0 are printed. */
  private readonly values: Map<number, unknown>[] = [];
  /** All that were asked for, in that order. */
  private readonly asked: Value[] = [];
  private readonly askedByKey = new Map<number, Value>();
  /** What each value read, in any round. */
  private readonly reads = new Map<number, number[]>();
  /** What they are in the end, where not all rounds ended. */
  private readonly ends = new Map<number, unknown>();
  private readonly kernel: Kernel;
  private readonly state: ReadonlyState;
  /** The round whose values are read now; after the last one, how they end. */
  private reading = 0;
  /** The value being computed. */
  private reader = -1;

  constructor(kernel: Kernel, state: ReadonlyState) {
    this.kernel = kernel;
    this.state = state;
  }

  read(value: Value): unknown {
    if (this.reader >= 0) addOnce(this.reads.get(this.reader)!, value.key);
    return this.reading > ROUNDS ? this.end(value) : this.in(this.reading, value);
  }

  /** The value: where the rounds end, or how it ends without. */
  settle(value: Value): unknown {
    this.ask(value);
    for (let round = 1; round <= ROUNDS; round++) {
      const { length } = this.asked;
      let changed = false;
      for (const one of this.asked.slice()) if (!this.isUnchanged(one, round)) changed = true;
      if (!changed && this.asked.length === length) return this.in(round, value);
    }
    return this.end(value);
  }

  private ask(value: Value): void {
    if (this.askedByKey.has(value.key)) return;
    this.askedByKey.set(value.key, value);
    this.asked.push(value);
  }

  private in(round: number, value: Value): unknown {
    const { key, kind, card, of } = value;
    this.ask(value);
    if (round === 0) return kind.printed(this.kernel, this.state, card, of);
    this.values[round] ??= new Map();
    const known = this.values[round].get(key);
    if (known !== undefined) return known;
    const found = this.derived(value, round - 1);
    this.values[round].set(key, found);
    return found;
  }

  private derived({ key, kind, card, of }: Value, reading: number): unknown {
    const { reading: before, reader } = this;
    if (!this.reads.has(key)) this.reads.set(key, []);
    this.reading = reading;
    this.reader = key;
    const found = kind.derive(this.kernel, this.state, card, of);
    this.reading = before;
    this.reader = reader;
    return found;
  }

  private isUnchanged(value: Value, round: number): boolean {
    return value.kind.same(this.in(round, value), this.in(round - 1, value));
  }

  private end(value: Value): unknown {
    const { key } = value;
    const known = this.ends.get(key);
    if (known !== undefined) return known;
    // What no value read in the rounds has yet to show what it reads.
    this.in(ROUNDS, value);
    const ring = this.ringOf(key);
    const found =
      ring.length === 0
        ? this.derived(value, ROUNDS + 1)
        : this.in(ring.every((one) => this.ended(one)) ? ROUNDS : 1, value);
    this.ends.set(key, found);
    return found;
  }

  /** All values that this one depends on and that depend on it; none if it does not depend on itself. */
  private ringOf(key: number): readonly number[] {
    return this.needs(key).filter((one) => this.needs(one).includes(key));
  }

  /** All that a value depends on. */
  private needs(key: number): readonly number[] {
    const found = (this.reads.get(key) ?? []).slice();
    for (let i = 0; i < found.length; i++)
      for (const further of this.reads.get(found[i]!) ?? []) addOnce(found, further);
    return found;
  }

  private ended(key: number): boolean {
    const value = this.askedByKey.get(key)!;
    for (let round = ROUNDS; round > ROUNDS - UNCHANGED; round--)
      if (!this.isUnchanged(value, round)) return false;
    return true;
  }
}
