import type { CardRef } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Whether something could be done to a card now; {@link UNKNOWN} is one of which not everybody knows what it is. */
export type CanBeDoneTo = (state: ReadonlyState, scope: Scope, ref: CardRef) => boolean;

/** A card that only its player sees, in a question of what everyone knows. */
export const UNKNOWN: CardRef = -1;
