import type { AbilityPart } from './ability-part.ts';
import type { CardRef } from './card-ref.ts';
import type { GameEvent } from './game-event.ts';
import type { Scope } from './scope.ts';
import type { Value } from './value.ts';

/** A pending trigger: a triggered ability that waits to resolve. Immutable; saves name `part` by its id. */
export class PendingTrigger {
  readonly source: CardRef;
  readonly controller: number;
  readonly slots: readonly Value[];

  /** @param from the scope in which it triggered */
  constructor(
    readonly part: AbilityPart,
    from: Omit<Scope, 'event'>,
    /** The event that triggered it. */
    readonly event: GameEvent | null,
  ) {
    this.source = from.source;
    this.controller = from.controller;
    this.slots = from.slots;
  }
}
