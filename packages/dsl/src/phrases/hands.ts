import type { CardSelector, DiscardOption, Effect, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import { isAmount } from './numbers/amounts.ts';
import { isYours, yourAndTheir } from './predicates/whose.ts';

const YOU = { who: 'you' } as const;
const THAT_PLAYER = { who: 'that-player' } as const;

function handOf(of: PlayerSelector): Quantity {
  return { amount: 'cards', in: { pick: 'each', filter: [], from: { zone: 'hand', of } } };
}

/** The player whose hand size a quantity is. */
function handOwner(count: Quantity): PlayerSelector | undefined {
  const from = typeof count === 'object' && count.amount === 'cards' && 'from' in count.in && count.in.from;
  const of = from && 'zone' in from ? from.of : undefined;
  return of && equal(count, handOf(of)) ? of : undefined;
}

/** Discards until the player has this many cards in hand. */
function discardDown(who: PlayerSelector, count: Quantity) {
  return { do: 'discard', count: { amount: 'beyond', in: handOf(who), than: count } } as const;
}

/** The player and the hand size, if the words can mean that player. */
function discardedDown(e: Partial<Effect>, players: readonly PlayerSelector[] = [YOU, THAT_PLAYER]) {
  const count = e.do === 'discard' && !e.filter && !e.upTo && e.count;
  if (typeof count !== 'object' || count.amount !== 'beyond') return [];
  return players.filter((who) => equal(count.in, handOf(who))).map((who) => ({ who, count: count.than }));
}

const isYouOrThey = ({ who }: PlayerSelector): boolean => who === 'you' || who === 'that-player';

/** Ways to say how many somebody has then: "they" names them, too, and so does whose hand it is. */
function said(found: readonly { readonly who: PlayerSelector; readonly count: Quantity }[]) {
  const named = (ways: readonly { who?: PlayerSelector; count: Quantity }[]) => [
    ...ways,
    ...ways.map((way) => ({ ...way, whose: way.who ?? THAT_PLAYER })),
  ];
  const theirs = found.filter(({ who }) => who.who === 'that-player');
  return [...named(found), ...named(theirs.map(({ count }) => ({ count })))];
}

/** "2 cards": a discard option. */
function toDiscard(what: CardSelector): DiscardOption | undefined {
  if (what.pick !== 'some' || what.from || what.range.min !== what.range.max) return undefined;
  return { count: what.range.min, filter: what.filter };
}

function fromDiscard({ count, filter }: DiscardOption): CardSelector {
  return { pick: 'some', range: { min: count, max: count }, filter };
}

export const HANDS: readonly Phrase[] = [
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'discard-your-hand',
      yieldsTo: ['discard'],
      subject: 'player',
      template: 'discard~ your hand',
      data: () => ({ do: 'discard', count: 'all' }),
      examples: ['Discard your hand.'],
    }),
    {
      name: 'discard-their-hand',
      yieldsTo: ['discard'],
      template: 'discard~ their (hand|hands)',
      examples: ['Each opponent discards their hand.'],
    },
  ),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until-so-many',
    subject: 'player',
    template:
      'draw~ (cards until|until) ({who:player} have~|they have) {count:amount}' as 'until [{who:player}] {count:amount}',
    usual: () => false,
    build: ({ count, who = THAT_PLAYER }) =>
      who.who === 'you' || who.who === 'that-player' ? { do: 'draw-until', count } : undefined,
    split: (e, context) => {
      if (e.do !== 'draw-until' || !isAmount(e.count)) return undefined;
      const { count } = e;
      const ways = (['you', 'that-player'] as const).map((who) => ({ who: { who }, count }));
      return [...(isYours(e, context) ? ways : ways.reverse()), { count }];
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until-they-hold',
    yieldsTo: ['draw-until-so-many'],
    subject: 'player',
    template: 'draw~ (cards until|until) they have {count:amount} cards in {whose:possessive} hand',
    usual: () => false,
    build: ({ count, whose }) => (whose.who === 'that-player' ? { do: 'draw-until', count } : undefined),
    split: (e) =>
      e.do === 'draw-until' &&
      isAmount(e.count) && { count: e.count, whose: { who: 'that-player' } as const },
    examples: ['Each player draws cards until they have 5 cards in their hand.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until-same',
    subject: 'player',
    template: 'draw~ (cards until|until) {who:player} have~ the same number',
    build: ({ who }) =>
      who.who === 'you' ? { do: 'draw-until', count: handOf({ who: 'that-player' }) } : undefined,
    split: (e) =>
      e.do === 'draw-until' &&
      equal(e.count, handOf({ who: 'that-player' })) && { who: { who: 'you' } as const },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until-as-many-as',
    subject: 'player',
    template:
      'draw~ (cards until|until) {who:player} have~ (the same number of|as many) cards in {whose:possessive} hand as {other:player}',
    build: ({ who, whose, other }) =>
      (who.who === 'you' || who.who === 'that-player') && equal(who, whose)
        ? { do: 'draw-until', count: handOf(other) }
        : undefined,
    split: (e, context) => {
      const of = e.do === 'draw-until' && typeof e.count === 'object' ? handOwner(e.count) : undefined;
      if (!of || of.who === 'that-player') return undefined;
      const ways = [YOU, THAT_PLAYER].map((who) => ({ who, whose: who, other: of }));
      return isYours(e, context) ? ways : ways.reverse();
    },
    examples: ['Draw cards until you have the same number of cards in your hand as chosen opponent.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'discard-until',
    subject: 'player',
    template:
      '(choose~ and discard~|discard~) (cards until|until) ({who:player} have~|they have) {count:amount} [cards in {whose:possessive} hand]' as 'until [{who:player}] {count:amount} [{whose:possessive}]',
    build: ({ count, who = THAT_PLAYER, whose = who }) =>
      isYouOrThey(who) && equal(who, whose) ? discardDown(who, count) : undefined,
    split: (e) => said(discardedDown(e)),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'discard-either',
    subject: 'player',
    template: '(choose~ and discard~|discard~) either {a:np} or {b:np}',
    wording: { outside: true },
    build: ({ a, b }) => {
      const [first, second] = [toDiscard(a), toDiscard(b)];
      return first && second && { do: 'discard-either', options: [first, second] };
    },
    split: (e) => {
      const [a, b] = (e.do === 'discard-either' && e.options) || [];
      return a && b && { a: fromDiscard(a), b: fromDiscard(b) };
    },
    examples: ['Each opponent chooses and discards either 2 cards or 1 card.'],
  }),
];
