import { ask } from '../model/ask.ts';
import type { CardRef } from '../model/card-ref.ts';
import { cite } from '../model/citations.ts';
import type { Frame } from '../model/frame.ts';
import { label } from '../model/label.ts';
import type { Machine, Signal } from '../model/machine.ts';
import type { Action } from '../model/names.ts';
import { abilityUsed } from '../model/noted-events.ts';
import type { Price } from '../model/pool.ts';
import { defineProgram } from '../model/program.ts';
import { Slots } from '../model/slots.ts';
import { amountOf } from '../queries/active.ts';
import { meansOf, modifiersOf } from '../queries/cost.ts';
import { changePrice, mostPayable } from '../queries/pools.ts';

/** A payment. */
export interface Payment {
  /** The actions being paid for, under every name that payment modifiers use. */
  readonly actions: readonly Action[];
  readonly player: number;
  /** The card it is done with. */
  readonly card: number;
  /** The other card that takes part; none if absent. */
  readonly other?: number;
  /**
   * The cost, before modifiers; `nothing` where something else is paid, or nothing at all: no modifier changes that, and
   * what applies once a turn has still been applied. Of a price the first part is settled, so that it can be paid with
   * the others.
   */
  readonly base: number | Price | 'nothing';
}

/** An optional modifier: its amount, its source, and whether its use is recorded. */
type Offer = readonly [amount: number, source: CardRef, part: string, limited: boolean];
/** The use of a modifier with a limit of once a turn. */
type Use = readonly [source: CardRef, part: string];

const NONE: readonly Offer[] = [];
const UNUSED: readonly Use[] = [];

const layout = new Slots();
const TOTAL = layout.add<number>();
const MEANS = layout.add<number>();
const OFFERS = layout.add<readonly Offer[]>();
const USED = layout.add<readonly Use[]>();
/** Number of offers already made. */
const AT = layout.add<number>();
const ANSWER = layout.add<boolean | null>();

const nextOffer = label();
const record = label();

function apply(frame: Frame): void {
  const [amount, source, part, limited] = frame.get(OFFERS)[frame.get(AT)]!;
  frame.set(TOTAL, frame.get(TOTAL) + amount);
  if (limited) frame.set(USED, [...frame.get(USED), [source, part]]);
}

/**
 * Offers the optional modifiers one by one. Skips those without effect, and applies those that the player cannot pay
 * without.
 */
function offer(m: Machine): Signal {
  const { frame } = m;
  const player = frame.controller;
  const offers = frame.get(OFFERS);
  for (; frame.get(AT) < offers.length; frame.set(AT, frame.get(AT) + 1)) {
    const at = frame.get(AT);
    const total = frame.get(TOTAL);
    if (total <= 0) break;
    const [amount, source, part] = offers[at]!;
    const without = offers.slice(at + 1).reduce((sum, [more]) => sum + more, total);
    if (without <= frame.get(MEANS)) {
      const rule = cite(m.kernel, 'may');
      return m.ask(
        ask.confirm(player, { prompt: 'pay-less', into: ANSWER, source, data: [-amount, part], rule }),
      );
    }
    apply(frame);
  }
  return m.goto(record);
}

function answered(m: Machine): Signal {
  const { frame } = m;
  if (frame.get(ANSWER) === true) apply(frame);
  frame.set(AT, frame.get(AT) + 1);
  return m.goto(nextOffer);
}

function recordUses(m: Machine): Signal {
  const { frame } = m;
  const player = frame.controller;
  return m.emit(frame.get(USED).map(([source, part]) => abilityUsed.of(player, { source, data: { part } })));
}

/** Computes the total, asking about each optional modifier; its result is the total. */
export const paymentProgram = defineProgram('core/payment', layout.count, [
  nextOffer,
  offer,
  answered,
  record,
  recordUses,
  (m) => m.pop(Math.max(0, m.frame.get(TOTAL))),
]);

/**
 * As the last thing a step does: puts the total of a payment, its modifiers applied, into a slot of the
 * frame that runs. Modifiers that the player may apply are asked for first, and what applies once a turn is noted. A
 * total is never below 0, and is no more than the means where {@link paymentModifier} says that it need not be.
 */
export function settlePayment(m: Machine, payment: Payment, slot: number): Signal {
  const { kernel, state, frame } = m;
  const { actions, player, card, other = -1, base } = payment;
  const paysNothing = base === 'nothing';
  const price = paysNothing || typeof base === 'number' ? null : base;
  let total = paysNothing ? 0 : typeof base === 'number' ? base : (base[0]?.[0] ?? 0);
  let offers = NONE;
  let used = UNUSED;
  for (const action of actions) {
    for (const active of modifiersOf(kernel, state, action, player, card, other)) {
      const { part, scope } = active;
      if (paysNothing && (part.optional || part.usesPerTurn === null)) continue;
      const amount = amountOf(state, active);
      if (!part.optional) {
        if (!paysNothing) total += amount;
        if (part.usesPerTurn !== null) used = [...used, [scope.source, part.id]];
      } else if (amount < 0) offers = [...offers, [amount, scope.source, part.id, part.usesPerTurn !== null]];
    }
  }
  if (offers.length === 0 && used.length === 0) {
    frame.slots[slot] = Math.max(0, total);
    return m.next();
  }
  const means =
    price === null
      ? meansOf(kernel, state, player)
      : mostPayable(kernel, state, changePrice(price, total - (price[0]?.[0] ?? 0)), {
          player,
          card,
          action: actions[0]!.name,
        });
  const slots = [total, means, offers, used, 0, null];
  return m.push(paymentProgram, slots, frame.source, player, null, slot);
}
