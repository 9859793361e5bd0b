import type { CardRef } from '../model/card-ref.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';

/** Feasibility of doing something to a card now; {@link UNKNOWN} stands for a card that not everyone can see. */
export type CanBeDoneTo = (state: ReadonlyState, scope: Scope, ref: CardRef) => boolean;

/** A hidden card, in a question about public knowledge. */
export const UNKNOWN = -1 as CardRef;
