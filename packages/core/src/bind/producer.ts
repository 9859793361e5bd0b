import type { ListOf } from './part.ts';

/** How something came to be known to the rest of an ability; references find it by this. */
export type ProducedBy = 'chosen' | 'some' | 'each' | 'group' | 'party' | 'self';

/** A named result that later words may refer to. */
export interface Producer {
  readonly how: ProducedBy;
  /** Card types it may be of, as far as its words say; empty when they do not. */
  readonly types: readonly string[];
  readonly list: ListOf;
  /** Role, of a party of the event. */
  readonly role: string;
  /** The part of the data that produced it: a selector, a party, an effect. */
  readonly data?: object;
}

/**
 * Receives a reference (the object in the data) and the part of the data that it means: the card itself, the event,
 * or `undefined` for what no part of the data says.
 */
export type ReferenceReport = (reference: object, producer: object | 'self' | 'event' | undefined) => void;
