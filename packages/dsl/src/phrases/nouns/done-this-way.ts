/** Cards told by what was done with them just now: "all revealed relic cards", "cards revealed this way". */
import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

const NOT_CHOSEN: readonly CardFilter[] = [{ is: 'not', filter: { is: 'ref', ref: { to: 'chosen' } } }];

export const DONE_THIS_WAY: readonly Phrase[] = [
  // Whoever chose.
  definePhrase({
    slot: 'modifier',
    name: 'not-chosen',
    template: "(not|that weren't|who weren't) chosen [this way]",
    data: () => ({ filter: NOT_CHOSEN }),
    examples: ['Choose a card in your hand. Draw a card for each card in your hand not chosen this way.'],
  }),
  definePhrase({
    slot: 'determiner',
    name: 'all-revealed',
    template: '(all revealed|each revealed)' as 'revealed',
    number: (_parts, variant) => (variant === 0 ? 'pl' : 'sg'),
    usual: () => false,
    data: () => ({ pick: 'each', shown: true }),
  }),
  definePhrase({
    slot: 'np',
    name: 'done-this-way',
    yieldsTo: ['determined'],
    template: '[the] {group:group} {deed:deed} this way',
    number: 'pl',
    usual: () => false,
    build: ({ group: { filter, from }, deed: { by } }) =>
      from || !by?.length
        ? undefined
        : { pick: 'ref', ref: { to: 'that', by }, ...(filter.length > 0 && { filter }) },
    split: (s) => {
      const by = s.pick === 'ref' && !s.from && s.ref.to === 'that' ? s.ref.by : undefined;
      if (s.pick !== 'ref' || !by || !equal(s.ref, { to: 'that', by })) return undefined;
      return { group: { filter: s.filter ?? [], card: true as const }, deed: { by } };
    },
  }),
];
