import type { EventPattern, TurnPattern } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

const PLAYED: readonly (EventPattern | TurnPattern)[] = [{ on: 'played', card: { pick: 'self' } }];

/** The sign: what stands right of it happens when the card is played (KH 4.3). */
export const sign = [
  definePhrase({
    slot: 'sentence',
    name: 'when-played',
    template: '{PLAY} : {rest:sentence}',
    build: ({ rest }) => ({ ...rest, leads: [{ lead: 'trigger', on: PLAYED }, ...rest.leads] }),
    split: ({ leads: [first, ...leads], ...rest }) =>
      first?.lead === 'trigger' &&
      first.duration === undefined &&
      first.while === undefined &&
      equal(first.on, PLAYED) && { rest: { ...rest, leads } },
    examples: [
      '{PLAY}: Draw a card.',
      '{PLAY}: Each player loses 1 HP.',
      '{PLAY}: You may discard a card. If you do, gain 2 HP.',
      '{PLAY}: Choose one:\n• Draw a card.\n• Gain 1 HP.',
    ],
  }),
];
