import type { CardRef } from './card-ref.ts';
import type { GameEvent } from './game-event.ts';
import type { Value } from './value.ts';

/** The scope in which predicates and quantities of an ability are evaluated. A frame is one. */
export interface Scope {
  /** The card with the ability, in the incarnation in which the ability came to function. */
  readonly source: CardRef;
  /** "You". */
  readonly controller: number;
  /** Named results. */
  readonly slots: readonly Value[];
  /** The event that triggered the ability or is being replaced. */
  readonly event: GameEvent | null;
}
