import type { Effect } from '@cardwright/core/data';
import type { SentenceShape } from '../shape.ts';

/** The price of a choice between modes, as effects, and the choice. */
export function priceOf(effect: Effect): { effects: Effect[]; choice: Effect } | undefined {
  if (effect.do === 'may') {
    const inner = effect.effects.length === 1 ? priceOf(effect.effects[0]!) : undefined;
    return inner && { effects: [{ ...effect, effects: inner.effects }], choice: inner.choice };
  }
  const [choice, more] = effect.do === 'pay-to' ? effect.effects : [];
  if (effect.do !== 'pay-to' || choice?.do !== 'choose-mode' || more) return undefined;
  const resources = effect.costs.filter(({ pay }) => pay !== 'perform');
  const player = { who: 'you' } as const;
  return {
    effects: effect.costs.flatMap((cost) =>
      cost.pay === 'perform'
        ? cost.effect
        : cost === resources[0]
          ? { do: 'pay', player, costs: resources }
          : [],
    ),
    choice,
  };
}

/** The shape of the price: the clauses before "to choose one". */
export function pricedShape(shape: SentenceShape | undefined): SentenceShape | undefined {
  return shape?.price && { leads: [], links: shape.price };
}
