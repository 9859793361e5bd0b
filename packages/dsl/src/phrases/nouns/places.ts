import type { ZoneSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { canonical, without } from '../filters.ts';
import { select } from './nouns.ts';
import { shared } from './of-some-types.ts';

/** "The beasts at that site": a place says which, so that nothing was spoken of before. In a zone, the determiner says it. */
const THE_ONES_THERE = definePhrase({
  slot: 'np',
  name: 'the-ones-there',
  outranks: ['determined'],
  yieldsTo: ['determined', 'plural'],
  usual: () => false,
  number: 'pl',
  template: '(the|all the|all of the) {kind:kind} {place:place}',
  build: ({ kind: { filter, from }, place }, context) => {
    if (from || place.from || place.filter.length === 0) return undefined;
    const there = shared(filter, place, context);
    return { pick: 'each', filter: there === filter ? canonical([...filter, ...place.filter]) : there };
  },
  split: (s) =>
    s.pick !== 'each' || s.from
      ? undefined
      : s.filter.map((one, i) => ({ kind: { filter: without(s.filter, i) }, place: { filter: [one] } })),
});

/** Modifiers of place: a zone, or either of two. */
const ZONES: readonly Phrase[] = (['in', 'from'] as const).flatMap((word) => {
  const usual = (_: unknown, { wording }: SplitContext) => word === 'from' || !wording?.taken;
  return [
    definePhrase({
      slot: 'place',
      name: `${word}-zone`,
      ...(word === 'from' && { yieldsTo: ['in-zone'] }),
      usual,
      template:
        `${word} {zone:zone} [or {or:zone-word}] [or {other:zone}]` as 'in {zone:zone} [or {or:zone-word}] [or {other:zone}]',
      build: ({ zone, or, other }) => {
        if (or === undefined && other === undefined) return { filter: [], from: zone };
        if ((or !== undefined && other !== undefined) || (other && !equal(zone.of, other.of)))
          return undefined;
        const second = (or as ZoneSelector['zone'] | undefined) ?? other!.zone;
        return second === zone.zone ? undefined : { filter: [], from: { ...zone, or: second } };
      },
      split: ({ filter, from }) => {
        if (filter.length > 0 || !from) return undefined;
        const { or, ...zone } = from;
        return or === undefined
          ? { zone }
          : [
              { zone, or },
              { zone, other: { ...zone, zone: or } },
            ];
      },
      examples: [
        word === 'from'
          ? 'Put a card from your hand or discard on the bottom of your deck.'
          : 'Draw a card for each card in your hand or discard.',
      ],
    }),
  ];
});

/** "A relic card from among them", "from it" of a hand: out of the cards that are looked at or revealed, as "a relic card" would be there. */
const AMONG_THEM = definePhrase({
  slot: 'np',
  name: 'among-them',
  yieldsTo: ['determined', 'pronominal'],
  usual: () => false,
  template:
    '{determiner:determiner} {group:group} (from among them|from among those cards|among them|among those cards|from it)' as '{determiner:determiner} {group:group}',
  build: ({ determiner, group }) => {
    const cards = select(determiner, group);
    return cards?.pick === 'some' && !cards.from ? { ...cards, from: { to: 'rest' } } : undefined;
  },
  split: (s) =>
    // Where cards are put, the row that says it has taken away what goes without saying.
    s.pick === 'some' && (!s.from || equal(s.from, { to: 'rest' }))
      ? [
          { determiner: { pick: s.pick, range: s.range }, group: { filter: s.filter, card: true as const } },
          { determiner: { pick: s.pick, range: s.range }, group: { filter: s.filter } },
        ]
      : undefined,
  examples: [
    'Look at the top 3 cards of your deck. Put a card from among them into your hand and the rest on the bottom of your deck in any order.',
    'Each opponent reveals their hand. Put a card from it on the bottom of your deck.',
  ],
});

export const PLACES: readonly Phrase[] = [...ZONES, THE_ONES_THERE, AMONG_THEM];
