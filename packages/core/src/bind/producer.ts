import type { Effect } from '../ability/effect.ts';
import type { SpokenOf } from '../reference/meaning.ts';
import { resultOf } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import type { ListOf } from './part.ts';

/** A named result that later words may refer to. */
export interface Producer extends SpokenOf {
  readonly list: ListOf;
  /** Role, of a party of the event. */
  readonly role: string;
  /** The part of the data that produced it: a selector, a party, an effect. */
  readonly data?: object;
}

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

/** Makes known what an effect brings up besides its selectors' cards, where it does; `list` finds it. */
export function produceResult(binder: Binder, effect: Effect, list: ListOf): void {
  const result = resultOf(effect);
  if (result !== undefined) binder.produce({ ...result, list, role: '' });
}
