import type { StateName } from '../ability/names.ts';
import type { EventTest } from './ability-part.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { LastKnown } from './last-known.ts';
import type { Places } from './places.ts';
import type { CardRef } from './reference.ts';
import type { Scope } from './scope.ts';
import type { ReadonlyState, WritableState } from './state.ts';

/** A yes-or-no property of a card. */
export interface StateRow {
  readonly name: string;
  /** Where a card is that can be in it, or not; anywhere if absent. */
  readonly places?: Places;
  /** The state of every card that can be in this one and is not. */
  readonly opposite?: StateName;
  /** @param known what the card last was in play, where it is spoken of as it was there (CR 6.7.7) */
  test(kernel: Kernel, state: ReadonlyState, card: number, scope: Scope, known?: LastKnown | null): boolean;
  /** Makes a card that enters a zone have it; absent for states nothing enters with. */
  enter?(kernel: Kernel, draft: WritableState, card: number): void;
  /** What such a card is with, which text may speak of ("at a site … that site"). */
  brings?(state: ReadonlyState, card: number): readonly CardRef[];
}

/** A qualification of an event. */
export interface CircumstanceRow {
  readonly name: string;
  /** Whose turn it is then, seen from the ability's player, if it is about that alone. */
  readonly turn?: 'own' | 'other';
  /** @param such what the event is one of by all else that is said of it, for those that count */
  test(kernel: Kernel, state: ReadonlyState, event: GameEvent, scope: Scope, such: EventTest): boolean;
}

/** Declares a state that cards can have. */
export function defineState(
  name: string,
  test: StateRow['test'],
  enter?: NonNullable<StateRow['enter']>,
  brings?: NonNullable<StateRow['brings']>,
): StateRow {
  return { name, test, ...(enter && { enter }), ...(brings && { brings }) };
}

/** Declares a circumstance of events. @param turn whose turn it is then, if it is about that alone */
export function defineCircumstance(
  name: string,
  test: CircumstanceRow['test'],
  turn?: 'own' | 'other',
): CircumstanceRow {
  return { name, test, ...(turn && { turn }) };
}
