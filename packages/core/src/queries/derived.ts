/**
 * Values derived from what functions now, which may depend on each other in a ring: "your other beasts get as much power
 * as this beast has", on two beasts.
 *
 * A value is computed directly, and those it depends on in turn. Where that goes too deep, it is computed in rounds: in
 * the first, everything is measured on what is printed; in each further one, on the values of the round before. If a round
 * changes nothing, the values agree with each other, and they are it. Otherwise those that depend on themselves and find
 * no end are as in the first round, and what depends on them is computed from that. Either way they depend on the state
 * alone, not on which value is asked for.
 */
import type { Kernel } from '../model/kernel.ts';
import type { ReadonlyState } from '../model/state.ts';
import { type AnyKind, type Derived, Rounds, type Value, valueOn } from './rounds.ts';

/** Values that depend on each other go no deeper than this in real games. */
const DEEPEST = 8;

/** What is being computed. */
class Asking {
  /** How many values are being computed, each for the one before. */
  depth = 0;
  /** Whether that went too deep: then all that is under way is in vain, and ends as quickly as it can. */
  tooDeep = false;
  rounds: Rounds | null = null;
}

const asking = new Asking();

/** The value that was asked for first: whatever happens, nothing is being computed after it. */
function outermost(
  kind: AnyKind,
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  of: Value['of'],
): unknown {
  try {
    asking.depth = 1;
    const found = kind.derive(kernel, state, card, of);
    if (!asking.tooDeep) return found;
    asking.rounds = new Rounds(kernel, state);
    return asking.rounds.settle(valueOn(kind, card, of));
  } finally {
    asking.depth = 0;
    asking.tooDeep = false;
    asking.rounds = null;
  }
}

/** A card's value of a kind now. */
export function derivedValue<Of extends { readonly id: number }, T>(
  kind: Derived<Of, T>,
  kernel: Kernel,
  state: ReadonlyState,
  card: number,
  of: Of,
): T {
  const { depth, rounds } = asking;
  const any = kind as unknown as AnyKind;
  if (rounds !== null) return rounds.read(valueOn(any, card, of)) as T;
  if (depth === 0) return outermost(any, kernel, state, card, of) as T;
  if (depth >= DEEPEST) asking.tooDeep = true;
  if (asking.tooDeep) return kind.printed(kernel, state, card, of);
  asking.depth = depth + 1;
  const found = kind.derive(kernel, state, card, of);
  asking.depth = depth;
  return found;
}
