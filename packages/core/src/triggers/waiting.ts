import type { Value } from '../agenda/value.ts';
import type { Part } from '../bind/part.ts';
import type { GameEvent } from '../events/game-event.ts';
import type { CardRef } from '../state/reference.ts';

/** A triggered ability that waits to resolve. Immutable; saves name `part` by its id. */
export class Waiting {
  constructor(
    readonly part: Part,
    readonly source: CardRef,
    readonly controller: number,
    readonly event: GameEvent | null,
    readonly slots: readonly Value[],
  ) {}
}
