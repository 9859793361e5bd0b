import type { StateName } from '../ability/names.ts';
import type { EventTest } from './ability-part.ts';
import type { CardRef } from './card-ref.ts';
import type { GameEvent } from './game-event.ts';
import type { Kernel } from './kernel.ts';
import type { LastKnown } from './last-known.ts';
import type { Places } from './places.ts';
import type { Scope } from './scope.ts';
import type { ReadonlyState, WritableState } from './state.ts';

/** A state: a boolean property of a card. */
export interface StateRow {
  readonly name: string;
  /** Places of cards that can be in it; anywhere if absent. */
  readonly places?: Places;
  /** The state of every card that could be in this one but is not. */
  readonly opposite?: StateName;
  /** @param known what the card last was in play, where it is spoken of as it was there */
  test(kernel: Kernel, state: ReadonlyState, card: number, scope: Scope, known?: LastKnown | null): boolean;
  /**
   * The test of continuous effects, if it differs: they ask for what is there now, and not for what a card that has left
   * play last was, such as their own source.
   */
  readonly standing?: StateRow['test'];
  /** Puts a card that enters a zone into this state; absent for states that nothing enters with. */
  enter?(kernel: Kernel, draft: WritableState, card: number): void;
  /**
   * The cards that this state relates a card to; text may refer to them ("at a site … that site"). `known` is the card as
   * it last was, if it has left play.
   */
  brings?(state: ReadonlyState, card: number, known?: LastKnown | null): readonly CardRef[];
}

/** A circumstance: a qualification of an event. */
export interface CircumstanceRow {
  readonly name: string;
  /** Whose turn it is then, seen from the ability's player, if that is all it is about. */
  readonly turn?: 'own' | 'other';
  /** @param such predicate for the rest of the event pattern, for circumstances that count events */
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

/** Declares a circumstance of events. @param turn whose turn it is then, if that is all it is about */
export function defineCircumstance(
  name: string,
  test: CircumstanceRow['test'],
  turn?: 'own' | 'other',
): CircumstanceRow {
  return { name, test, ...(turn && { turn }) };
}
