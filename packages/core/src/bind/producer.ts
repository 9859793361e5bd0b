import type { ListOf } from '../model/ability-part.ts';
import type { Step } from '../model/program.ts';
import type { SpokenOf } from '../reference/meaning.ts';

/** A named result that later words may refer to. */
export interface Producer extends SpokenOf {
  readonly list: ListOf;
  /** Finds the cards of a group, which a sentence still means where what named it was declined (CR 6.1.4). */
  readonly find?: Step;
  /** Yet to be chosen: they are all that could be. */
  readonly open?: true;
  /** Of what is yet to be chosen, in a question of what everyone knows: what it may be, as far as they know. */
  readonly openly?: ListOf;
  /** Role, of a party of the event. */
  readonly role: string;
  /** The part of the data that produced it: a selector, a party, an effect. */
  readonly data?: object;
}

/** The card that has the ability, as something spoken of. */
export const SELF: Producer = { how: 'self', types: [], list: (_s, scope) => [scope.source], role: '' };

/** The cards that are looked at or revealed. */
export interface Group {
  readonly list: ListOf;
  /** What has been taken from it. */
  readonly taken: ListOf[];
  /** Only who looks at it knows its cards. */
  readonly secret: boolean;
  readonly data?: object;
}

/**
 * Receives a reference (the object in the data) and the part of the data that it means: the card itself, the event,
 * or `undefined` for what no part of the data says.
 */
export type ReferenceReport = (reference: object, producer: object | 'self' | 'event' | undefined) => void;
