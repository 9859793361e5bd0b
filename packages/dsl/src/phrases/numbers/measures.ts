/** Measures that are reckoned: half, twice, sums and differences, numbers of different values, "as many as". */
import type { CardSelector, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { canonical, isPlaced, without } from '../filters.ts';
import { owned, ownerOf, withoutOwner } from '../owned.ts';
import { cardsOf, readCards } from '../players/holdings.ts';
import { isAmount, isLess, negated } from './amounts.ts';

type Kind<K> = Extract<Quantity, { readonly amount: K }>;
const is = <K extends Exclude<Quantity, number>['amount']>(q: Quantity, kind: K): q is Kind<K> =>
  typeof q === 'object' && q.amount === kind;

const reckoned: Phrase[] = [
  definePhrase({
    slot: 'measure',
    name: 'half',
    template: 'half {of:measure} (,|) rounded {rounded:down|up} [,]',
    data: ({ of, rounded }) => ({ amount: 'share', of, by: 2, rounded }),
    examples: [
      'Draw cards equal to half the number of cards in your discard, rounded down.',
      'Draw cards equal to half the number of cards in your discard, rounded up.',
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'times',
    template: '(twice|double|{by:integer} times) {of:measure}' as '[{by:integer}] {of:measure}',
    build: ({ by = 2, of }) => ({ amount: 'times', by, of }),
    split: (q) =>
      is(q, 'times') && (q.by === 2 ? [{ of: q.of }, { by: 2, of: q.of }] : { by: q.by, of: q.of }),
    examples: ['Draw cards equal to twice the number of cards chosen opponent has in play.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'more-or-less-than',
    template: '{n:amount} {sign:more than|greater than|plus|less than|fewer than} {of:measure}',
    words: { sign: { 'more than': 1, 'greater than': 1, plus: 1, 'less than': -1, 'fewer than': -1 } },
    build: ({ n, sign, of }) => ({ amount: 'plus', of: [of, sign < 0 ? negated(n) : n] }),
    split: (q) => {
      if (!is(q, 'plus')) return undefined;
      const [of, n, more] = q.of;
      if (more !== undefined || of === undefined || n === undefined) return undefined;
      return isLess(n) ? { n: negated(n), sign: -1, of } : { n, sign: 1, of };
    },
    examples: [
      'Draw cards equal to 2 more than the number of cards in your hand.',
      'Draw cards equal to 2 less than the number of cards in your hand.',
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'sum',
    yieldsTo: ['more-or-less-than'],
    template: 'the sum of {a:measure} and {b:measure}',
    data: ({ a, b }) => ({ amount: 'plus', of: [a, b] }),
  }),
  definePhrase({
    slot: 'measure',
    name: 'difference',
    template: 'the difference between {a:measure} and {b:measure}',
    data: ({ a, b }) => ({ amount: 'difference', of: [a, b] }),
    examples: [
      "Draw cards equal to the difference between the number of cards in your hand and the number of cards in chosen opponent's hand.",
    ],
  }),
  definePhrase({
    slot: 'measure',
    name: 'as-many',
    template: '(as many as|as much as) {of:as-many}',
    usual: () => false,
    data: ({ of }) => of,
  }),
];

const THAT_PLAYER: PlayerSelector = { who: 'that-player' };

const asMany: Phrase[] = [
  definePhrase({
    slot: 'as-many',
    name: 'have',
    template: '{who:player} have~ {group:group} [in play]',
    number: 'pl',
    build: ({ who, group }) => cardsOf(group, who),
    split: (q) => readCards(q),
    examples: ['Draw as many cards as you have cards in play.'],
  }),
  // "Each opponent discards as many cards as they have relics in play".
  definePhrase({
    slot: 'as-many',
    name: 'they-have',
    yieldsTo: ['have'],
    template: 'they have {group:group} [in play]',
    number: 'pl',
    build: ({ group }) => cardsOf(group, THAT_PLAYER),
    split: (q) => {
      const read = readCards(q);
      return read?.who.who === 'that-player' && { group: read.group };
    },
    examples: ['Each opponent draws as many cards as they have cards in play.'],
  }),
  definePhrase({
    slot: 'as-many',
    name: 'there-are',
    yieldsTo: ['they-have'],
    template: 'there are {group:group} [in play]',
    number: 'pl',
    build: ({ group: { filter, from } }) => ({
      amount: 'cards',
      in: { pick: 'each', filter, ...(from && { from }) },
    }),
    split: (q) =>
      is(q, 'cards') &&
      q.in.pick === 'each' && {
        group: q.in.from ? { filter: q.in.filter, from: q.in.from } : { filter: q.in.filter },
      },
  }),
  definePhrase({
    slot: 'as-many',
    name: 'discarded',
    yieldsTo: ['there-are'],
    template:
      '(they discarded|you discarded|were discarded|they discarded this way|you discarded this way|were discarded this way)',
    data: () => ({ amount: 'done', unit: 'cards' }),
  }),
];

/** What cards differ in. A game adds rows for what its cards have besides. */
const DISTINCT: Phrase = definePhrase({
  slot: 'distinct',
  name: 'neutral',
  template: '{of:cost#|name#|card type#|classification#}',
  words: { of: { cost: 'cost', name: 'name', 'card type': 'type', classification: 'classification' } },
  data: ({ of }) => of,
});

/** Ways to say where cards are: with the noun, or behind what they differ in. */
function waysWithPlace({
  filter,
  from,
}: CardSelector & { pick: 'each' }): { group: Modifier; place?: Modifier }[] {
  const zone = from ? { from } : {};
  return [
    { group: { filter, ...zone } },
    ...(from ? [{ group: { filter }, place: { filter: [], from } }] : []),
    ...filter.map((one, i) => ({ group: { filter: without(filter, i), ...zone }, place: { filter: [one] } })),
  ];
}

/** How cards are told apart, and how they are not. */
const AMONG = { different: 'distinct', alike: 'alike' } as const;

/** The cards that such deeds of this ability were done to. */
const doneBy = (by: readonly string[] | undefined): CardSelector | undefined =>
  by?.length ? { pick: 'ref', ref: { to: 'that', by } } : undefined;

const distinct: Phrase[] = [
  DISTINCT,
  ...(['each', 'measure'] as const).map((slot) =>
    definePhrase({
      slot,
      name: 'different',
      template:
        `${slot === 'each' ? '' : 'the number of '}different {of:distinct} (among {cards:np}|of {cards:np}|in {zone:zone}|{deed:deed} this way)` as 'different {of:distinct} [{cards:np}] [{zone:zone}] [{deed:deed}]',
      wording: { all: 'plain' },
      number: slot === 'each' ? 'sg' : 'pl',
      build: ({ of, cards, zone, deed }): Quantity | undefined => {
        const found =
          cards ?? (zone ? ({ pick: 'each', filter: [], from: zone } as const) : doneBy(deed?.by));
        return found && { amount: 'distinct', of, in: found };
      },
      split: (q) => {
        if (!is(q, 'distinct') || typeof q.of === 'object') return undefined;
        const { of, in: cards } = q;
        const zone = cards.pick === 'each' && cards.filter.length === 0 ? cards.from : undefined;
        const by = cards.pick === 'ref' && cards.ref.to === 'that' ? cards.ref.by : undefined;
        const told = by && equal(cards, doneBy(by)) ? { deed: { by } } : undefined;
        return [{ of, cards }, ...(zone ? [{ of, zone }] : []), ...(told ? [{ of, ...told }] : [])];
      },
      examples:
        slot === 'each'
          ? [
              'Draw a card for each different cost among your cards.',
              'Draw a card for each different card type among your cards.',
              'Draw a card for each different cost in your discard.',
              'Discard your hand. Draw a card for each different cost discarded this way.',
            ]
          : [
              'Draw cards equal to the number of different names among cards in your discard.',
              'Draw cards equal to the number of different classifications among cards in your discard.',
            ],
    }),
  ),
  // "For each relic with a different name": so many can be told apart.
  definePhrase({
    slot: 'each',
    name: 'with-different',
    yieldsTo: ['different'],
    template: '{group:group} with a different {of:distinct} [{place:modifiers}] [in play]',
    wording: { counted: true },
    number: 'sg',
    usual: () => false,
    build: ({ group, of, place }): Quantity | undefined => {
      const from = place?.from ?? group.from;
      if (place?.from && group.from) return undefined;
      const filter = canonical([...group.filter, ...(place?.filter ?? [])]);
      return { amount: 'distinct', of, in: { pick: 'each', filter, ...(from && { from }) } };
    },
    split: (q) =>
      is(q, 'distinct') && q.in.pick === 'each' && typeof q.of !== 'object'
        ? waysWithPlace(q.in).map((ways) => ({ of: q.of as 'cost', ...ways }))
        : undefined,
    examples: ['Draw a card for each card with a different cost in your discard.'],
  }),
  // "3 or more relics with different costs": so many can be told apart; "that share a classification": so many cannot.
  ...(['different', 'alike'] as const).map((how) =>
    definePhrase({
      slot: 'condition',
      name: `so-many-${how}`,
      yieldsTo: ['measure-is-compared'],
      template:
        `({who:player} have~|there (are|is|'s)) {n:amount} or more {group:group} ${how === 'different' ? 'with different' : '[in play] (that|who) share a/an'} {of:distinct} [{place:place}] [in play]` as '{who:player} have~ {n:amount} {group:group} {of:distinct} [{place:place}]',
      number: 'pl',
      usual: () => false,
      build: ({ who, n, group, of, place }) => {
        const from = place?.from ?? group.from;
        if (place?.from && group.from) return undefined;
        const filter = canonical([...group.filter, ...(place?.filter ?? [])]);
        const cards = { pick: 'each', filter, ...(from && { from }) } as const;
        const all = who ? owned(cards, who) : cards;
        return { if: 'compare', left: { amount: AMONG[how], of, in: all }, cmp: '>=', right: n };
      },
      split: (c) => {
        if (c.if !== 'compare' || c.cmp !== '>=' || !isAmount(c.right) || !is(c.left, AMONG[how]))
          return undefined;
        const { of, in: cards } = c.left;
        if (cards.pick !== 'each' || typeof of === 'object') return undefined;
        const who = ownerOf(cards);
        return [...(who ? [{ who, cards: withoutOwner(cards, who) }] : []), { cards }].flatMap(
          ({ cards: all, ...said }) =>
            waysWithPlace(all).map((ways) => ({ ...said, n: c.right, of, ...ways })),
        ) as never;
      },
      examples:
        how === 'different'
          ? ['If there are 3 or more cards with different costs in your discard, draw a card.']
          : ['If there are 2 or more cards that share a cost in your discard, draw a card.'],
    }),
  ),
  definePhrase({
    slot: 'condition-predicate',
    name: 'share',
    yieldsTo: ['is-a'],
    subject: 'cards',
    template: 'share~ a/an {of:distinct} with {as:np}',
    // "Another" would be other than the card with the text, and the card that shares it shares all with itself.
    build: ({ of, as }, { refuse }) => {
      if (isPlaced(as)) return undefined;
      if ('filter' in as && as.filter?.some(({ is: kind }) => kind === 'other'))
        return refuse('other than which card? Say with which one it is shared');
      return { if: 'matches', filter: [{ is: 'shares', of, with: as }] };
    },
    split: (c) => {
      const [only, more] = (c.if === 'matches' && c.filter) || [];
      if (more || only?.is !== 'shares' || typeof only.of === 'object') return undefined;
      return { of: only.of, as: only.with };
    },
    examples: ['Reveal the top card of your deck. If it shares a cost with this card, draw a card.'],
  }),
  definePhrase({
    slot: 'each',
    name: 'different-stat',
    template: 'different {stat:stat} among {cards:np}',
    wording: { all: 'plain' },
    data: ({ stat, cards }) => ({ amount: 'distinct', of: { stat: stat as never }, in: cards }),
  }),
];

/** Measures, and what is counted, that are reckoned from others. */
export const MEASURES: readonly Phrase[] = [...reckoned, ...asMany, ...distinct];
