import type { AbilityPart } from './ability-part.ts';
import type { GameEvent } from './game-event.ts';
import type { CardRef } from './reference.ts';
import type { Value } from './value.ts';

/** A pending trigger: a triggered ability that waits to resolve. Immutable; saves name `part` by its id. */
export class PendingTrigger {
  constructor(
    readonly part: AbilityPart,
    readonly source: CardRef,
    readonly controller: number,
    readonly event: GameEvent | null,
    readonly slots: readonly Value[],
  ) {}
}
