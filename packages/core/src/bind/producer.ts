import type { CardsOf, PlayersOf } from '../model/ability-part.ts';
import type { Step } from '../model/program.ts';
import type { SpokenOf } from '../reference/meaning.ts';

/** A producer: a named result, the possible antecedent of later references. */
export interface Producer extends SpokenOf {
  readonly list: CardsOf;
  /** Finds the cards of a group, which a sentence still means where what named it was declined. */
  readonly find?: Step;
  /** Not chosen yet: the list contains every candidate. */
  readonly open?: true;
  /** The candidates as far as everyone knows, for a pending choice in a question about public knowledge. */
  readonly openly?: CardsOf;
  /** The players among what was chosen as one with cards. */
  readonly players?: PlayersOf;
  /** For a party of the event: its role. */
  readonly role: string;
  /** The data that produced it: a selector, a party, an effect. */
  readonly data?: object;
}

/** The ability's own card as an antecedent. */
export const SELF: Producer = { how: 'self', types: [], list: (_s, scope) => [scope.source], role: '' };

/** The cards that are looked at or revealed. */
export interface Group {
  readonly list: CardsOf;
  /** What has been taken from it. */
  readonly taken: CardsOf[];
  /** Only the player who looks knows its cards. */
  readonly secret: boolean;
  readonly data?: object;
  /** Several cards that were chosen: a group where nothing was looked at. */
  readonly chosen?: true;
}

/**
 * Receives a reference (the object in the data) and its antecedent: the producing data, the card itself, the event, or
 * `undefined` if no part of the data produced it.
 */
export type ReferenceReport = (reference: object, producer: object | 'self' | 'event' | undefined) => void;
