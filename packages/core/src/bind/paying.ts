import type { ActivatedAbility } from '../ability/ability.ts';
import type { Cost } from '../ability/cost.ts';
import type { BoundCost } from '../model/ability-part.ts';
import { type CardRef, cardOf } from '../model/card-ref.ts';
import type { Label } from '../model/label.ts';
import type { Program } from '../model/program.ts';
import { activatedOf } from '../queries/activated.ts';
import { isPermission, refersBack } from '../reference/spoken.ts';
import type { Binder } from './binder.ts';
import { compileCost, payByRow } from './rows.ts';

/** What comes before "to": a cost, or an effect that the next one depends on. */
export type Price = 'cost' | 'effect';

/** Marker on the stack of what is being bound: the price is an effect. */
const AN_EFFECT = Object.freeze({});

/** Whether the binder is inside a price, be it a cost or an effect. */
export const isPrice = ({ around }: Binder): boolean => around.some((part) => 'pay' in part);

/** Whether the binder is inside a cost. */
export const isPaying = (binder: Binder): boolean => isPrice(binder) && !binder.around.includes(AN_EFFECT);

/** "[A] to [B]": A is a cost if any of it pays a resource, else an effect. */
export const priceOf = (costs: readonly Cost[]): Price =>
  costs.some(({ pay }) => pay === 'resource') ? 'cost' : 'effect';

const priceOfUse = (ability: ActivatedAbility): Price =>
  isPermission(ability) ? priceOf(ability.costs) : 'cost';

const as = <T>(binder: Binder, price: Price, bind: () => T): T =>
  price === 'effect' ? binder.from(AN_EFFECT, bind) : bind();

/** Compiles the payability test of a cost. */
export function bindCost(binder: Binder, cost: Cost, price: Price = 'cost'): BoundCost {
  const row = binder.named('cost', binder.kernel.costs, cost.pay);
  return {
    pay: cost.pay,
    evenForFree: row.evenForFree === true || price === 'effect',
    ...as(binder, price, () => compileCost(binder, row, cost)),
  };
}

/** A cost that refers to a choice of the previous cost is payable only when that is known. */
const isKnownAtOnce = (cost: Cost, at: number): boolean =>
  at === 0 || cost.pay !== 'perform' || !refersBack(cost.effect);

/** Compiles the payability tests of all costs, as far as they can be decided in advance. */
export function bindCosts(binder: Binder, costs: readonly Cost[], price: Price): BoundCost[] {
  return costs.filter(isKnownAtOnce).map((cost) => bindCost(binder, cost, price));
}

/** Adds the steps that pay a cost. */
export function payCost(binder: Binder, cost: Cost, price: Price = 'cost'): void {
  const row = binder.named('cost', binder.kernel.costs, cost.pay);
  as(binder, price, () => binder.from(cost, () => payByRow(binder, row, cost)));
  // "Destroy this card — …": paying with the card does not make it an antecedent of what follows.
  const others = binder.producers.filter(({ how, role }) => how !== 'self' || role !== '');
  binder.producers.splice(0, binder.producers.length, ...others);
}

/** The same; goes on at the label where it was begun and not completely performed. */
export function payInFull(binder: Binder, cost: Cost, price: Price, unpaid: Label): void {
  binder.done = null;
  payCost(binder, cost, price);
  if (binder.done !== null) binder.unless(binder.done, unpaid);
}

/** The program that pays the costs that are not resources; null if there are none. */
export function bindPayment(binder: Binder, costs: readonly Cost[]): Program | null {
  const others = costs.filter(({ pay }) => pay !== 'resource');
  if (others.length === 0) return null;
  return binder.program((inner) => {
    for (const cost of others) payCost(inner, cost);
  });
}

/** An activated ability's costs: the checks, and the steps that pay them. */
export interface Use {
  readonly costs: readonly BoundCost[];
  /** Adds the steps that pay; goes on at the label where not all could be. */
  readonly pay: (unpaid: Label) => void;
}

/** Compiles what is paid for using an ability: for free only what is paid even then. */
export function bindUse(binder: Binder, ability: ActivatedAbility): Use {
  const { kernel } = binder;
  const price = priceOfUse(ability);
  const costs = bindCosts(binder, ability.costs, price);
  const isKept = ({ pay }: Cost): boolean =>
    price === 'effect' || binder.named('cost', kernel.costs, pay).evenForFree === true;
  if (ability.costs.every(isKept))
    return {
      costs,
      pay: (unpaid) => {
        for (const cost of ability.costs) payInFull(binder, cost, price, unpaid);
      },
    };
  // The turn action passes the card and the chosen way in the first two slots.
  const card = binder.slot<CardRef>();
  // Which way it is at first, then whether that way is free.
  const way = binder.slot<number | boolean>();
  return {
    costs,
    pay: (unpaid) => {
      binder.step((m) => {
        const { frame, state } = m;
        const uses = activatedOf(kernel, state, cardOf(frame.get(card))).length;
        frame.set(way, Number(frame.get(way)) >= uses);
        return m.next();
      });
      for (const cost of ability.costs) {
        const paid = binder.label();
        if (!isKept(cost)) binder.unless((_s, scope) => scope.slots[way] !== true, paid);
        payInFull(binder, cost, price, unpaid);
        binder.place(paid);
      }
    },
  };
}
