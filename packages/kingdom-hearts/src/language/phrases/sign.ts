import type { EventPattern, TurnPattern } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

const PLAYED: readonly (EventPattern | TurnPattern)[] = [{ on: 'played', card: { pick: 'self' } }];

/** The sign: what stands right of it happens when the card is played (KH 4.3). */
export const sign = [
  definePhrase({
    slot: 'sentence',
    name: 'when-played',
    template:
      '({PLAY} :|when (this card|this {type:type} [card]) (is played|comes into play) ,|when you move to this {world:type} [card] ,) {rest:sentence}' as '{PLAY} : [{type:type}] [{world:type}] {rest:sentence}',
    build: ({ rest, type, world }, { thisIs, refuse }) => {
      if (type !== undefined) thisIs(type);
      // A World is played by moving there (KH 8.2.1).
      if (world !== undefined && world !== 'world') return refuse('only to Worlds one moves');
      if (world !== undefined) thisIs(world);
      return { ...rest, leads: [{ lead: 'trigger', on: PLAYED }, ...rest.leads] };
    },
    split: ({ leads: [first, ...leads], ...rest }, { facts: { type } }) => {
      if (first?.lead !== 'trigger' || first.duration !== undefined || first.while !== undefined)
        return undefined;
      if (!equal(first.on, PLAYED)) return undefined;
      const said = { rest: { ...rest, leads } };
      const ways = ['friend', 'magic-friend', ...(type === undefined ? [] : [type])].map((one) => ({
        ...said,
        type: one,
      }));
      return [said, ...ways, { ...said, world: 'world' }] as never;
    },
    examples: [
      '{PLAY}: Draw a card.',
      'When this card is played, draw a card.',
      'When you move to this World, draw a card.',
      '{PLAY}: Each player loses 1 HP.',
      '{PLAY}: You may discard a card. If you do, gain 2 HP.',
      '{PLAY}: Choose one:\n• Draw a card.\n• Gain 1 HP.',
    ],
  }),
];
