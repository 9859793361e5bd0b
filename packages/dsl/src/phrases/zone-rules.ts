/** What makes zones other than they are: cards enter them in a state, players play with them face up. */
import type { Effect, StateName, ZoneName } from '@cardwright/core';
import { definePhrase, type Phrase, type SplitContext } from '../phrase/define-phrase.ts';
import { isYours } from './predicates.ts';

/** "With their hand face up", "with the top card of your deck face up". */
const shown: Phrase[] = (['your', 'their'] as const).flatMap((whose) => {
  const yours = whose === 'your';
  const usual = (e: Partial<Effect>, context: SplitContext) => isYours(e, context) === yours;
  return [
    definePhrase({
      slot: 'predicate',
      name: `play-with-${whose}-zone-shown`,
      subject: 'player',
      lasts: true,
      whose,
      usual,
      template:
        `play~ with ${whose} {zone:zone-word} (face up|faceup|revealed)` as 'play~ with {zone:zone-word}',
      data: ({ zone }) => ({ do: 'play-shown', zone: zone as ZoneName }),
      examples: [yours ? 'You play with your hand face up.' : 'Each opponent plays with their hand face up.'],
    }),
    definePhrase({
      slot: 'predicate',
      name: `play-with-top-of-${whose}-zone-shown`,
      subject: 'player',
      lasts: true,
      whose,
      usual,
      template:
        `play~ with the top card of ${whose} {zone:zone-word} (face up|faceup|revealed)` as 'play~ with {zone:zone-word}',
      data: ({ zone }) => ({ do: 'play-shown', zone: zone as ZoneName, top: 1 }),
      examples: [
        yours
          ? 'You play with the top card of your deck face up.'
          : 'Each player plays with the top card of their deck face up.',
      ],
    }),
    definePhrase({
      slot: 'predicate',
      name: `play-with-top-cards-of-${whose}-zone-shown`,
      subject: 'player',
      lasts: true,
      whose,
      usual,
      template:
        `play~ with the top {top:integer} cards of ${whose} {zone:zone-word} (face up|faceup|revealed)` as 'play~ with the top {top:integer} cards of {zone:zone-word}',
      data: ({ zone, top }) => ({ do: 'play-shown', zone: zone as ZoneName, top }),
      when: ({ top }) => top !== 1,
      examples: [
        yours
          ? 'You play with the top 2 cards of your deck face up.'
          : 'Opponents play with the top 3 cards of their deck face up this turn.',
      ],
    }),
  ];
});

/** How cards enter a zone, and who sees those in it. */
export const ZONE_RULES: readonly Phrase[] = [
  ...shown,
  definePhrase({
    slot: 'predicate',
    name: 'enter-zone',
    subject: 'cards',
    lasts: true,
    template: 'enter~ {zone:zone} {state:state}',
    build: ({ zone, state }, { lexicon, refuse }) => {
      const word = lexicon.zones?.find(({ id }) => id === zone.zone);
      return word?.does === undefined || word.does.length === 0
        ? refuse('cards there are in no such state')
        : { do: 'enters-zone', zone, as: [state as StateName] };
    },
    split: (e) => {
      const [state, more] = (e.do === 'enters-zone' && e.as) || [];
      return e.do === 'enters-zone' && e.zone && state && !more && { zone: e.zone, state };
    },
  }),
];
