import { type CardRef, cardOf } from '../model/card-ref.ts';
import { playAction } from '../model/core-names.ts';
import type { EventKind } from '../model/event-kind.ts';
import type { Refusal, TurnActionRow } from '../model/game-rules.ts';
import type { Kernel } from '../model/kernel.ts';
import type { Action } from '../model/names.ts';
import type { Price } from '../model/pool.ts';
import { defineProgram, type Program } from '../model/program.ts';
import { isCurrent, refOf } from '../model/reference.ts';
import { actionCard, actionSlots } from '../model/slots.ts';
import type { ReadonlyState } from '../model/state.ts';
import { hand, type Zone } from '../model/zone.ts';
import { isForbidden } from '../queries/can.ts';
import { paymentModifier } from '../queries/cost.ts';
import { canPay, changePrice } from '../queries/pools.ts';
import { couldResolve, spellsOf } from '../queries/spells.ts';
import { payPrice } from './pay-price.ts';
import { letRespond } from './priority.ts';
import { settlePayment } from './settle-payment.ts';
import { spellSteps } from './spell-steps.ts';

/** Why a card cannot be played. */
type Reason = 'cannot-pay' | 'nothing-to-choose' | 'forbidden';

/** What a game says of playing cards. */
export interface CastRules {
  /** Name of the program, for saves. */
  readonly id: string;
  /** What players call it. */
  readonly name: string;
  readonly rule: string;
  /** The rules behind refusals, if others than `rule`. */
  readonly cites?: Readonly<Partial<Record<Reason, string>>>;
  /** Where cards are played from; the hand if absent. */
  readonly zones?: readonly Zone[];
  /** The action under which texts forbid it and change its price; `play` if absent. */
  readonly action?: Action;
  /** Why a card cannot be played now; null if it may be. */
  when?(kernel: Kernel, state: ReadonlyState, player: number, card: number): Refusal | null;
  /** What a card costs; free if absent. */
  price?(kernel: Kernel, state: ReadonlyState, card: number): Price;
  /** It is played: the card goes to where it waits, or to where it ends. */
  readonly played: EventKind;
  /** What happens to it once it has resolved, if it is still where it waited; null if it stays there. */
  resolved?(kernel: Kernel, state: ReadonlyState, card: number): EventKind | null;
}

const slots = actionSlots();
const COST = slots.add<number>();
/** The card where it waits. */
const WAITING = slots.add<CardRef>();
const NEXT = slots.add<number>();

/**
 * The turn action that plays a card, with its program for the game's `programs`: its price is paid, it goes to where it waits,
 * players respond where the game has responses, and it does what its text says once.
 */
export function castAction(rules: CastRules): { readonly action: TurnActionRow; readonly program: Program } {
  const { id, name, rule, cites = {}, zones = [hand], action = playAction, when, played, resolved } = rules;
  const refusal = (reason: Reason): Refusal => ({ reason, rule: cites[reason] ?? rule });
  const [unpaid, targetless, forbidden] = (['cannot-pay', 'nothing-to-choose', 'forbidden'] as const).map(
    refusal,
  ) as [Refusal, Refusal, Refusal];
  const priceOf = (kernel: Kernel, state: ReadonlyState, card: number): Price =>
    rules.price?.(kernel, state, card) ?? [];
  const program = defineProgram(id, slots.count, [
    (m) => {
      const card = cardOf(m.frame.get(actionCard));
      const base = priceOf(m.kernel, m.state, card);
      if (base.length === 0) return m.next();
      return settlePayment(m, { actions: [action], player: m.frame.controller, card, base }, COST);
    },
    (m) => {
      const card = cardOf(m.frame.get(actionCard));
      const base = priceOf(m.kernel, m.state, card);
      if (base.length === 0) return m.next();
      const [[, of], ...others] = base as readonly [Price[number], ...Price];
      return payPrice(m, [[m.frame.get(COST), of], ...others], { card, action: action.name });
    },
    (m) => m.emit([played.of(m.frame.controller, { card: m.frame.get(actionCard) })]),
    (m) => {
      const card = cardOf(m.frame.get(actionCard));
      const here = refOf(m.state, card);
      m.frame.set(WAITING, here);
      m.frame.source = here;
      // What it does is announced by itself.
      return spellsOf(m.kernel, m.state, card).length === 0 ? letRespond(m) : m.next();
    },
    ...spellSteps(WAITING, NEXT),
    (m) => {
      const { kernel, state, frame } = m;
      const card = frame.get(WAITING);
      const after = isCurrent(state, card) ? (resolved?.(kernel, state, cardOf(card)) ?? null) : null;
      return m.emit(after === null ? [] : [after.of(frame.controller, { card })]);
    },
  ]);
  return {
    program,
    action: {
      name,
      zones,
      rule,
      check: (kernel, state, player, card) => {
        const not = when?.(kernel, state, player, card) ?? null;
        if (not !== null) return not;
        const less = paymentModifier(kernel, state, action, player, card);
        const price = changePrice(priceOf(kernel, state, card), less);
        if (!canPay(kernel, state, price, { player, card, action: action.name })) return unpaid;
        if (kernel.rules.responses?.announces !== undefined && !couldResolve(kernel, state, player, card))
          return targetless;
        return isForbidden(kernel, state, action, player, card, -1) ? forbidden : null;
      },
      program: () => program,
    },
  };
}
