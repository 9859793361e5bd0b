import type { Cost, CostKinds } from '../ability/cost.ts';
import type { NumberOf } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import type { Pool } from '../model/game-rules.ts';
import type { Action } from '../model/names.ts';
import type { PricePart, Spending } from '../model/pool.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { paymentModifier } from '../queries/cost.ts';
import { canPay } from '../queries/pools.ts';
import { payPrice } from '../run/pay-price.ts';
import { settlePayment } from '../run/settle-payment.ts';
import type { Binder } from './binder.ts';
import { type CostRow, defineCost } from './registry.ts';
import { numberIn } from './slot-values.ts';

type Resource = Readonly<CostKinds['resource']>;

/** The costs that one is listed with, or it alone. */
function listed({ options, around }: Binder, cost: Resource): readonly Cost[] {
  const lists = [options.ability, ...around].map(
    (one) => (one as { readonly costs?: readonly Cost[] })?.costs,
  );
  return lists.find((costs) => Array.isArray(costs) && costs.includes(cost as Cost)) ?? [cost as Cost];
}

/** All that the list pays in resources: at once, since a pool may pay for several of them. */
const together = (b: Binder, cost: Resource): readonly Resource[] =>
  listed(b, cost).filter((one) => one.pay === 'resource') as unknown as readonly Resource[];

const resourcesOf = ({ resource, or = [] }: Resource): readonly string[] => [resource, ...or];

/**
 * The row of costs that are paid in resources, from the pools of the game. Several in one list are paid together, with the
 * first of them.
 * @param use the action under which payment modifiers speak of using abilities; its costs are not modified if absent
 */
export function resourceCost({ use }: { readonly use?: Action } = {}): CostRow {
  /** Whether it is the cost of an activated ability, whose total includes payment modifiers. */
  const modified = ({ options: { ability } }: Binder, cost: Resource): Action | null =>
    use !== undefined && ability?.kind === 'activated' && ability.costs.includes(cost as Cost) ? use : null;
  const spendingOf = ({ source, controller: player }: Scope): Spending => ({
    player,
    card: source < 0 ? -1 : cardOf(source),
    action: use?.name ?? '',
  });

  /** The least amount; not below 0. */
  function least(b: Binder, cost: Resource): NumberOf {
    const amount = b.number(cost.amount);
    const action = modified(b, cost);
    if (action === null) return amount;
    const { kernel } = b;
    return (s, scope) => {
      if (scope.source < 0) return amount(s, scope);
      const modifier = paymentModifier(kernel, s, action, scope.controller, cardOf(scope.source));
      return Math.max(0, amount(s, scope) + modifier);
    };
  }

  type PriceOf = (s: ReadonlyState, scope: Scope) => PricePart[];
  const priceOf = (costs: readonly Resource[], amounts: readonly NumberOf[]): PriceOf => {
    const names = costs.map(resourcesOf);
    return (s, scope) => names.map((of, at) => [amounts[at]!(s, scope), of]);
  };

  /** Adds the step that settles the first of some costs; returns its amount. */
  function settle(b: Binder, costs: readonly Resource[], amounts: readonly NumberOf[]): NumberOf {
    const [amount] = amounts as readonly [NumberOf];
    const action = modified(b, costs[0]!);
    if (action === null) return amount;
    const price = priceOf(costs, amounts);
    const total = b.slot<number>();
    b.step((m) => {
      const { state, frame } = m;
      const { controller: player, source } = frame;
      if (source < 0) {
        frame.set(total, amount(state, frame));
        return m.next();
      }
      const base = costs.length === 1 ? amount(state, frame) : price(state, frame);
      return settlePayment(m, { actions: [action], player, card: cardOf(source), base }, total);
    });
    return numberIn(total);
  }

  /** The pool of a cost that is paid by itself, where no other could pay it; null if there may be a choice. */
  function onlyPool({ kernel }: Binder, costs: readonly Resource[]): Pool | null {
    const [pool, ...others] = (kernel.rules.pools ?? []).filter(({ pays }) =>
      costs.some((cost) => resourcesOf(cost).includes(pays)),
    );
    return costs.length > 1 || pool === undefined || others.length > 0 ? null : pool;
  }

  return defineCost('resource', {
    compile: (cost, b) => {
      const { kernel } = b;
      const costs = together(b, cost);
      const amount = least(b, cost);
      const { resource } = cost;
      if (costs[0] !== cost) return { payable: () => true, amount, resource };
      const pool = onlyPool(b, costs);
      if (pool !== null && pool.only === undefined) {
        const payable = (s: ReadonlyState, scope: Scope) =>
          amount(s, scope) <= pool.amount(s, scope.controller);
        return { payable, amount, resource };
      }
      const price = priceOf(costs, [amount, ...costs.slice(1).map((one) => b.number(one.amount))]);
      return {
        payable: (s, scope) => canPay(kernel, s, price(s, scope), spendingOf(scope)),
        amount,
        resource,
      };
    },
    pay: (cost, b) => {
      const costs = together(b, cost);
      if (costs[0] !== cost) return;
      const amounts = costs.map((one) => b.number(one.amount));
      const total = settle(b, costs, amounts);
      const pool = onlyPool(b, costs);
      if (pool !== null) {
        b.emit(({ state, frame }) => [pool.spent(frame.controller, total(state, frame), frame.source)]);
        return;
      }
      const price = priceOf(costs, [total, ...amounts.slice(1)]);
      const undone = b.slot<number>();
      b.step((m) => payPrice(m, price(m.state, m.frame), spendingOf(m.frame), undone));
      b.done = (_s, scope) => scope.slots[undone] === 0;
    },
  });
}
