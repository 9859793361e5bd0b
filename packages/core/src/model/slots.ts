import type { CardRef } from './card-ref.ts';
import type { Value } from './value.ts';

declare const holds: unique symbol;

/** A slot of the frames of a program, by its number; `T` is what it holds. Read with `frame.get`, written with `frame.set`. */
export type Slot<T extends Value = Value> = number & { readonly [holds]: T };

/**
 * Allocates the slots of a program written by hand, in the order in which they are named. Saved games hold slots by
 * number: a new one goes to the end.
 */
export class Slots {
  /** @param count how many there are so far: what frames of the program need */
  constructor(public count = 0) {}

  /** The next slot. */
  add<T extends Value>(): Slot<T> {
    return this.count++ as Slot<T>;
  }

  /** The next two slots, for what {@link Machine.emit} returns: how many events happened, and the sum of their amounts. */
  addResult(): Slot<number> {
    const first = this.add<number>();
    this.add<number>();
    return first;
  }
}

/** Where the program of a turn action finds the card that the action is taken with, or -1. */
export const actionCard: Slot<CardRef> = 0 as Slot<CardRef>;

/** Where the program of a turn action finds the option that was chosen, by its number. */
export const actionOption: Slot<number> = 1 as Slot<number>;

/** The slots of the program of a turn action: {@link actionCard}, {@link actionOption}, and what is added. */
export const actionSlots = (): Slots => new Slots(2);

/** Where the program of a game's set-up finds who takes the first turn; null if the host does not say. */
export const givenStart: Slot<number | null> = 0 as Slot<number | null>;

/** Where it finds the player who decides that; null if the host does not say. */
export const givenChooser: Slot<number | null> = 1 as Slot<number | null>;

/** The slots of the program of a game's set-up: {@link givenStart}, {@link givenChooser}, and what is added. */
export const setupSlots = (): Slots => new Slots(2);
