import type { AbilityPart } from './ability-part.ts';
import type { DurationEffect } from './duration-effect.ts';
import type { Scope } from './scope.ts';

/** A functioning part, with its source and controller. */
export class Active {
  constructor(
    readonly part: AbilityPart,
    readonly scope: Scope,
    readonly lasting: DurationEffect | null,
    /** Identity of this instance, for "each applies once". */
    readonly mark: number,
  ) {}
}
