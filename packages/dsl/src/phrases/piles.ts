import type { CardFilter, Destination, Goal, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { withSpellings } from '../phrase/spellings.ts';
import { equal } from '../syntax/equal.ts';
import { yourAndTheir } from './predicates/whose.ts';

const RANDOM: CardFilter = { is: 'random' };

/** The number of cards in a zone beyond a number. */
function beyond(from: { zone: string }, than: Quantity): Quantity {
  return {
    amount: 'beyond',
    in: { amount: 'cards', in: { pick: 'each', filter: [], from: from as never } },
    than,
  };
}

export const PILES: readonly Phrase[] = [
  definePhrase({
    slot: 'modifier',
    name: 'at-random',
    template: 'at random',
    data: () => ({ filter: [RANDOM] }),
    examples: [
      'Return 2 cards at random from your discard to your hand.',
      'Each opponent reveals a card at random from their hand.',
    ],
  }),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'return-at-random-until',
      subject: 'player',
      template:
        'return~ cards at random from {from:zone} to {to:zone} until you have {n:amount} cards in {there:zone}',
      build: ({ from, to, n, there }, { refuse }) => {
        if (!equal(from, there)) return refuse('the cards that are counted are those that they come from');
        const count = beyond(from, n);
        return {
          do: 'move',
          what: { pick: 'some', range: { min: count, max: count }, filter: [RANDOM], from },
          to,
        };
      },
      split: (e) => {
        const { what, to } = e.do === 'move' ? e : {};
        if (what?.pick !== 'some' || !to || !what.from || 'to' in what.from) return undefined;
        const { min, max } = what.range;
        if (
          !equal(min, max) ||
          typeof max !== 'object' ||
          max.amount !== 'beyond' ||
          !equal(what.filter, [RANDOM])
        )
          return undefined;
        if (!equal(max, beyond(what.from, max.than)) || to.position || to.as || to.order) return undefined;
        return { from: what.from, to, n: max.than, there: what.from };
      },
      examples: [
        'Return cards at random from your discard to your hand until you have 3 cards in your discard.',
      ],
    }),
    {
      name: 'return-at-random-until-they',
      template:
        'return~ cards at random from {from:zone} to {to:zone} until (they have|that player has) {n:amount} cards in {there:zone}',
      examples: [
        'Each opponent returns cards at random from their discard to their hand until they have 3 cards in their discard.',
      ],
    },
  ),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'reveal-until',
      subject: 'player',
      wording: { outside: true },
      template: 'reveal~ cards from the top of {zone:zone} until you reveal a/an {group:group}',
      build: ({ zone: { zone, of }, group }) =>
        of && !group.from ? { do: 'reveal-until', zone, of, filter: group.filter } : undefined,
      split: (e) =>
        e.do === 'reveal-until' &&
        e.zone !== undefined &&
        e.of !== undefined &&
        e.filter !== undefined && { zone: { zone: e.zone, of: e.of }, group: { filter: e.filter } },
      examples: [
        'Reveal cards from the top of your deck until you reveal a card named Otto. Put that card into your hand and shuffle the rest into your deck.',
      ],
    }),
    {
      name: 'reveal-until-they',
      template:
        'reveal~ cards from the top of {zone:zone} until (they reveal|that player reveals) a/an {group:group}',
      examples: [
        'Each opponent reveals cards from the top of their deck until they reveal a card named Otto.',
      ],
    },
  ),
  definePhrase({
    slot: 'destination',
    name: 'split-in-order',
    template: 'on (the top|top) or (the bottom|bottom) of {zone:zone} in any order',
    build: ({ zone }) => ({ ...zone, position: 'split', order: 'any' }),
    split: ({ zone, of, ...rest }) =>
      equal(rest, { position: 'split', order: 'any' }) && { zone: of ? { zone, of } : { zone } },
    examples: [
      'Look at the top 5 cards of your deck. Put any number of them on the top or the bottom of your deck in any order.',
      'Look at the top 3 cards of your deck. Put them on the top or the bottom of your deck in any order.',
    ],
  }),
  ...[false, true].map((each) =>
    definePhrase({
      slot: 'predicate',
      name: each ? 'put-each-either' : 'put-either',
      ...(each && { outranks: ['put-either'] }),
      subject: 'player',
      template:
        `put~ ${each ? 'each of ' : ''}{what:pronominal} ([either] {a:goal}|on either the {side:top|bottom} of {from:zone}) or {b:goal}` as 'put~ {what:pronominal} ({a:goal}|on either the {side:top|bottom} of {from:zone}) or {b:goal}',
      build: ({ what, a, side, from, b }) => {
        const first = a ?? (from!.or ? undefined : { ...from!, position: side! });
        return first && { do: 'move-either', what, to: [first, b], ...(each && { each: true }) };
      },
      split: (e) => {
        if (e.do !== 'move-either' || !e.what || !e.to || (e.each === true) !== each) return undefined;
        const { what, to } = e;
        const [a, b] = to as readonly [Goal, Goal];
        const { position: side, ...from } = a as Destination;
        const onEither = 'zone' in a && (side === 'top' || side === 'bottom') && { side, from };
        return [{ what, b, a }, ...(onEither ? [{ what, b, ...onEither }] : [])] as never;
      },
      examples: each
        ? [
            'Look at the top 2 cards of your deck. Put each of them either on the top of your deck or into your discard.',
          ]
        : [
            "Look at the top card of chosen player's deck. Put it on the top of their deck or into their discard.",
            'Look at the top card of your deck. Put it on either the top of your deck or into your discard.',
          ],
    }),
  ),
  definePhrase({
    slot: 'goal',
    name: 'destination',
    template: '{to:destination}',
    build: ({ to }) => to,
    split: (goal) => 'zone' in goal && { to: goal as Destination },
  }),
  // "… and the rest on the bottom": the verb is said once.
  definePhrase({
    slot: 'predicate',
    name: 'put-unsaid',
    yieldsTo: ['return'],
    subject: 'player',
    leavesOut: 'verb',
    unsaidVerb: 'put',
    template: '{what:pronominal} {to:destination}',
    usual: (_, { effect }) => effect?.do === 'move',
    data: ({ what, to }) => ({ do: 'move', what, to }),
    when: ({ what }) =>
      what.pick === 'some' || (what.pick === 'ref' && (what.ref.to === 'other' || what.ref.to === 'rest')),
    examples: [
      'Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom.',
      'Look at the top 4 cards of your deck. Put one into your hand, one into your discard, and the rest on the bottom of your deck in any order.',
    ],
  }),
  ...withSpellings(
    definePhrase({
      slot: 'predicate',
      name: 'put-back',
      yieldsTo: ['put-unsaid'],
      subject: 'player',
      template: 'put~ {what:object} back {order:order}',
      usual: () => false,
      data: ({ what, order }) => ({ do: 'move', what, to: { zone: 'deck', position: 'top', order } }),
    }),
    {
      name: 'put-back-unsaid',
      template: '{what:object} back {order:order}',
      leavesOut: 'verb',
      unsaidVerb: 'put',
      examples: [
        "Look at the top 3 cards of chosen opponent's deck. Put one into their discard and the rest back in any order.",
        'Look at the top 4 cards of your deck. Put 2 into your hand and the rest back in any order.',
      ],
    },
  ),
];
