import type { GameEvent } from './game-event.ts';
import type { CardRef } from './reference.ts';
import type { Value } from './value.ts';

/** What a predicate or quantity of an ability is evaluated in. A frame is one. */
export interface Scope {
  /** The card that has the ability, as it was when the ability came to function. */
  readonly source: CardRef;
  /** "You". */
  readonly controller: number;
  /** Named results. */
  readonly slots: readonly Value[];
  /** The event that triggered or is being replaced. */
  readonly event: GameEvent | null;
}
