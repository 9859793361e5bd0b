import type { EventPattern, TurnPattern } from '../ability/event-pattern.ts';
import type { GameEvent } from '../model/game-event.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Binder } from './binder.ts';
import { compare } from './compared.ts';
import { bindPattern } from './patterns.ts';

/** What may have happened in a turn: a pattern of events, and how much of it in all. */
export interface Past {
  matches(state: ReadonlyState, event: GameEvent, scope: Scope): boolean;
  /** Whether the amounts of events that match are enough together: "lost 4 or more life this turn". */
  enough(sum: number): boolean;
}

/** Compiles a pattern of events that are asked about later, whose amounts count together. */
export function bindPast(binder: Binder, event: EventPattern | TurnPattern): Past {
  const { amount, ...single } = event as EventPattern;
  const pattern = bindPattern(binder, single as EventPattern);
  return {
    matches: (state, past, scope) => pattern.matches(state, past, scope),
    enough: amount === undefined ? () => true : (sum) => compare(sum, amount.cmp, amount.value),
  };
}
