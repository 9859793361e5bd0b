import type { StateName, ZoneName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { yourAndTheir } from './whose.ts';

/** "With their hand face up", "with the top card of your deck face up". */
const shown: Phrase[] = [
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'play-with-your-zone-shown',
      subject: 'player',
      lasts: true,
      template: 'play~ with your {zone:zone-word} (face up|faceup|revealed)',
      data: ({ zone }) => ({ do: 'play-shown', zone: zone as ZoneName }),
      examples: ['You play with your hand face up.'],
    }),
    {
      name: 'play-with-their-zone-shown',
      template: 'play~ with their {zone:zone-word} (face up|faceup|revealed)',
      examples: ['Each opponent plays with their hand face up.'],
    },
  ),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'play-with-top-of-your-zone-shown',
      subject: 'player',
      lasts: true,
      template: 'play~ with the top card of your {zone:zone-word} (face up|faceup|revealed)',
      data: ({ zone }) => ({ do: 'play-shown', zone: zone as ZoneName, top: 1 }),
      examples: ['You play with the top card of your deck face up.'],
    }),
    {
      name: 'play-with-top-of-their-zone-shown',
      template: 'play~ with the top card of their {zone:zone-word} (face up|faceup|revealed)',
      examples: ['Each player plays with the top card of their deck face up.'],
    },
  ),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'play-with-top-cards-of-your-zone-shown',
      subject: 'player',
      lasts: true,
      template: 'play~ with the top {top:amount} cards of your {zone:zone-word} (face up|faceup|revealed)',
      data: ({ zone, top }) => ({ do: 'play-shown', zone: zone as ZoneName, top }),
      when: ({ top }) => top !== 1,
      examples: ['You play with the top 2 cards of your deck face up.'],
    }),
    {
      name: 'play-with-top-cards-of-their-zone-shown',
      template: 'play~ with the top {top:amount} cards of their {zone:zone-word} (face up|faceup|revealed)',
      examples: ['Opponents play with the top 3 cards of their deck face up this turn.'],
    },
  ),
];

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
