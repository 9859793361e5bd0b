import {
  defineCondition,
  defineCost,
  defineEffect,
  defineFilter,
  defineQuantity,
} from '@cardwright/core/bind';
import type { CardFilter, CardSelector, Condition, Cost, Effect, Quantity } from '@cardwright/core/data';
import { definePhrase, type Slots } from '@cardwright/dsl';
import type { KingdomHeartsEffects } from '@cardwright/kingdom-hearts';
import type { KingdomHeartsSlots } from '@cardwright/kingdom-hearts/language';
import type { LorcanaEffects } from '@cardwright/lorcana';
import type { LorcanaSlots } from '@cardwright/lorcana/language';
import { describe, expectTypeOf, test } from 'vitest';

// A third game beside the two real ones. It calls its kinds what they call theirs, and means other data.
interface WeatherEffects {
  'deal-damage': { readonly storms: number };
  capture: { readonly cloud: CardSelector };
  banish: { readonly wind: boolean };
}
interface WeatherKinds {
  effects: WeatherEffects;
  conditions: { fighting: { readonly storm: true } };
  filters: { counters: { readonly drops: 'many' }; damage: { readonly by: 'hail' } };
  quantities: { counters: { readonly drops: number }; half: { readonly moon: true } };
  costs: { exert: { readonly sun: true } };
}
declare module '@cardwright/core/data' {
  interface Games {
    weather: WeatherKinds;
  }
}
declare module '@cardwright/dsl' {
  interface GameSlots {
    weather: { damage: { readonly storms: number }; 'hp-amount': boolean };
  }
}

type EffectOf<K> = Extract<Effect, { readonly do: K }>;

describe('three games in one program', () => {
  test('have effects of one name, each with its own fields', () => {
    type Weather = { readonly do: 'deal-damage' } & WeatherEffects['deal-damage'];
    type Lorcana = { readonly do: 'deal-damage' } & LorcanaEffects['deal-damage'];
    type KingdomHearts = { readonly do: 'deal-damage' } & KingdomHeartsEffects['deal-damage'];
    expectTypeOf<EffectOf<'deal-damage'>>().toEqualTypeOf<Weather | Lorcana | KingdomHearts>();
    expectTypeOf<Weather>().toExtend<Effect>();
    expectTypeOf<Lorcana>().toExtend<Effect>();
    expectTypeOf<KingdomHearts>().toExtend<Effect>();
    const storm = { do: 'deal-damage', storms: 2 } as const satisfies Effect;
    const hurt = {
      do: 'deal-damage',
      player: { who: 'you' },
      amount: 2,
      to: { pick: 'self' },
    } as const satisfies Effect;
    // @ts-expect-error none of the three has these fields alone
    const neither = { do: 'deal-damage', amount: 2 } as const satisfies Effect;
    expectTypeOf(storm.storms).toBeNumber();
    expectTypeOf(hurt.amount).toBeNumber();
    expectTypeOf(neither).toBeObject();
  });

  test('have conditions, filters, numbers and costs of one name', () => {
    expectTypeOf<{ readonly if: 'fighting'; readonly storm: true }>().toExtend<Condition>();
    expectTypeOf<{ readonly if: 'fighting'; readonly in: 'battle' }>().toExtend<Condition>();
    expectTypeOf<{ readonly is: 'counters'; readonly drops: 'many' }>().toExtend<CardFilter>();
    expectTypeOf<{ readonly is: 'counters'; readonly cmp: '='; readonly value: 1 }>().toExtend<CardFilter>();
    expectTypeOf<{ readonly amount: 'half'; readonly moon: true }>().toExtend<Quantity>();
    expectTypeOf<{ readonly pay: 'exert'; readonly sun: true }>().toExtend<Cost>();
  });

  test('have rows for them, which are given the data of any of the games', () => {
    defineEffect('banish', {
      resolve: (effect) => {
        expectTypeOf(effect).toEqualTypeOf<EffectOf<'banish'>>();
        if ('wind' in effect) expectTypeOf(effect.wind).toBeBoolean();
        else expectTypeOf(effect.what).toEqualTypeOf<CardSelector>();
        return null;
      },
    });
    defineCondition('fighting', () => () => true);
    defineFilter('damage', () => () => true);
    defineQuantity('half', () => () => 0);
    defineCost('exert', {
      compile: () => ({ payable: () => true, amount: null, resource: '' }),
      pay: () => {},
    });
    // @ts-expect-error no game has such a kind
    defineEffect('deal-damages', {});
  });

  test('have slots of one name', () => {
    expectTypeOf<Slots['damage']>().toEqualTypeOf<LorcanaSlots['damage'] | { readonly storms: number }>();
    expectTypeOf<Slots['hp-amount']>().toEqualTypeOf<KingdomHeartsSlots['hp-amount'] | boolean>();
    const storms = definePhrase({
      slot: 'damage',
      name: 'storms',
      template: '{storms:integer} storms',
      build: ({ storms }) => ({ storms }),
      split: (value) => typeof value === 'object' && 'storms' in value && { storms: value.storms },
    });
    expectTypeOf(storms).toBeObject();
  });
});
