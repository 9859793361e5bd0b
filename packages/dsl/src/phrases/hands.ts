import type { CardSelector, DiscardOption, Effect, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import { isAmount } from './numbers/amounts.ts';
import { yourAndTheir } from './predicates/whose.ts';

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

/** The hand size, if it is this player's. */
function discardedDown(e: Partial<Effect>, who: PlayerSelector): readonly Quantity[] {
  const count = e.do === 'discard' && !e.filter && !e.upTo && e.count;
  return typeof count === 'object' && count.amount === 'beyond' && equal(count.in, handOf(who))
    ? [count.than]
    : [];
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
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'draw-until',
      subject: 'player',
      template: 'draw~ (cards until|until) you have {count:amount} (card# in your hand|)',
      build: ({ count }) => ({ do: 'draw-until', count }),
      split: (e) => e.do === 'draw-until' && isAmount(e.count) && { count: e.count },
      examples: ['Draw cards until you have 5 cards in your hand.'],
    }),
    {
      name: 'they-draw-until',
      template:
        "draw~ (cards until|until) (they have|that player has) {count:amount} (card# in their hand|card# in that player 's hand|)" as '{count:amount}',
      examples: [
        'Each player draws cards until they have 5 cards in their hand.',
        'Each player draws cards until they have 1 card in their hand.',
      ],
    },
  ),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until-same',
    subject: 'player',
    whose: 'your',
    template: 'draw~ (cards until|until) you have the same number',
    data: () => ({ do: 'draw-until', count: handOf(THAT_PLAYER) }),
    examples: ['Each opponent draws 2 cards. Draw until you have the same number.'],
  }),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'draw-until-as-many-as',
      subject: 'player',
      template:
        'draw~ (cards until|until) you have (the same number of|as many) cards in your hand as {other:player}',
      build: ({ other }) => ({ do: 'draw-until', count: handOf(other) }),
      split: (e) => {
        const other = e.do === 'draw-until' && typeof e.count === 'object' ? handOwner(e.count) : undefined;
        return other && other.who !== 'that-player' && { other };
      },
      examples: ['Draw cards until you have the same number of cards in your hand as chosen opponent.'],
    }),
    {
      name: 'they-draw-until-as-many-as',
      template:
        'draw~ (cards until|until) they have (the same number of|as many) cards in their hand as {other:player}',
      examples: [
        'Chosen opponent draws cards until they have the same number of cards in their hand as you.',
      ],
    },
  ),
  // Whose hand is measured is in the data, and who discards is the subject: they have to be the same.
  ...([YOU, THAT_PLAYER] as const).map((who) =>
    definePhrase({
      slot: 'predicate',
      name: who === YOU ? 'discard-until' : 'they-discard-until',
      subject: 'player',
      whose: who === YOU ? 'your' : 'their',
      template:
        `(choose~ and discard~|discard~) (cards until|until) ${who === YOU ? 'you have' : '(they have|that player has)'} {count:amount} ${who === YOU ? '(|card# in your hand)' : "(|card# in their hand|card# in that player 's hand)"}` as '{count:amount}',
      build: ({ count }) => discardDown(who, count),
      split: (e) => discardedDown(e, who).map((than) => ({ count: than })),
      examples: [
        who === YOU ? 'Discard cards until you have 2.' : 'Each opponent discards cards until they have 2.',
      ],
    }),
  ),
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
