import { ask } from '../model/ask.ts';
import { cite } from '../model/citations.ts';
import type { Machine, Signal } from '../model/machine.ts';
import type { Action } from '../model/names.ts';
import { abilityUsed } from '../model/noted-events.ts';
import { defineProgram } from '../model/program.ts';
import type { CardRef } from '../model/reference.ts';
import type { ReadonlyState } from '../model/state.ts';
import type { Value } from '../model/value.ts';
import { amountOf } from '../queries/active.ts';
import { modifiersOf } from '../queries/cost.ts';

/** Something that a player pays for. */
export interface Payment {
  /** What is done, by every name under which payment modifiers speak of it. */
  readonly actions: readonly Action[];
  readonly player: number;
  /** The card it is done with. */
  readonly card: number;
  /** The other card that takes part; none if absent. */
  readonly other?: number;
  /**
   * The cost, before modifiers; `nothing` where something else is paid, or nothing at all: no modifier changes that, and
   * what applies once a turn has still been applied (CR 4.3.6).
   */
  readonly base: number | 'nothing';
  /** The most that the player can pay: asked for where a modifier may be applied. */
  readonly means: (state: ReadonlyState, player: number) => number;
}

/** A modifier that the player may apply: what it adds, whose it is, and whether its use is noted. */
type Offer = readonly [amount: number, source: CardRef, part: string, limited: boolean];
/** The use of a modifier that applies once a turn. */
type Use = readonly [source: CardRef, part: string];

const NONE: readonly Offer[] = [];
const UNUSED: readonly Use[] = [];

// Slots of the program.
const TOTAL = 0;
const MEANS = 1;
const OFFERS = 2;
const USED = 3;
/** How many offers are behind. */
const AT = 4;
const ANSWER = 5;
const OFFER_STEP = 0;
const RECORD_STEP = 2;

function apply(slots: Value[]): void {
  const [amount, source, part, limited] = (slots[OFFERS] as readonly Offer[])[slots[AT] as number]!;
  slots[TOTAL] = (slots[TOTAL] as number) + amount;
  if (limited) slots[USED] = [...(slots[USED] as readonly Use[]), [source, part]];
}

/** Asks of one modifier after the other; not of what there is nothing left for, nor of what cannot be done without. */
function offer(m: Machine): Signal {
  const { slots, controller: player } = m.frame;
  const offers = slots[OFFERS] as readonly Offer[];
  for (; (slots[AT] as number) < offers.length; slots[AT] = (slots[AT] as number) + 1) {
    const at = slots[AT] as number;
    const total = slots[TOTAL] as number;
    if (total <= 0) break;
    const [amount, source, part] = offers[at]!;
    const without = offers.slice(at + 1).reduce((sum, [more]) => sum + more, total);
    if (without <= (slots[MEANS] as number)) {
      const rule = cite(m.kernel, 'may');
      return m.ask(
        ask.confirm(player, { prompt: 'pay-less', into: ANSWER, source, data: [-amount, part], rule }),
      );
    }
    apply(slots);
  }
  return m.goto(RECORD_STEP);
}

function answered(m: Machine): Signal {
  const { slots } = m.frame;
  if (slots[ANSWER] === true) apply(slots);
  slots[AT] = (slots[AT] as number) + 1;
  return m.goto(OFFER_STEP);
}

function recordUses(m: Machine): Signal {
  const { slots, controller: player } = m.frame;
  return m.emit(
    (slots[USED] as readonly Use[]).map(([source, part]) =>
      abilityUsed.of(player, { source, data: { part } }),
    ),
  );
}

/** Works out what is paid in all, asking for each modifier that may be applied; its result is the total. */
export const paymentProgram = defineProgram('core/payment', 6, [
  offer,
  answered,
  recordUses,
  (m) => m.pop(Math.max(0, m.frame.slots[TOTAL] as number)),
]);

/**
 * As the last thing a step does: puts the total of a payment, its modifiers applied (CR 4.3.2.3), into a slot of the
 * frame that runs. Modifiers that the player may apply are asked for first, and what applies once a turn is noted. A
 * total is never below 0, and is no more than the means where {@link paymentModifier} says that it need not be.
 */
export function settlePayment(m: Machine, payment: Payment, slot: number): Signal {
  const { kernel, state, frame } = m;
  const { actions, player, card, other = -1, base, means } = payment;
  const paysNothing = base === 'nothing';
  let total = paysNothing ? 0 : base;
  let offers = NONE;
  let used = UNUSED;
  for (const action of actions) {
    for (const active of modifiersOf(kernel, state, action, player, card, other)) {
      const { part, scope } = active;
      if (paysNothing && (part.optional || !part.oncePerTurn)) continue;
      const amount = amountOf(state, active);
      if (!part.optional) {
        if (!paysNothing) total += amount;
        if (part.oncePerTurn) used = [...used, [scope.source, part.id]];
      } else if (amount < 0) offers = [...offers, [amount, scope.source, part.id, part.oncePerTurn]];
    }
  }
  if (offers.length === 0 && used.length === 0) {
    frame.slots[slot] = Math.max(0, total);
    return m.next();
  }
  const slots = [total, means(state, player), offers, used, 0, null];
  return m.push(paymentProgram, slots, frame.source, player, null, slot);
}
