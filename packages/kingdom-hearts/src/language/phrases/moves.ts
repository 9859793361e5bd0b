import type { CardFilter, PlayerSelector } from '@cardwright/core/data';
import { definePhrase, equal } from '@cardwright/dsl';

const FRIENDS: ReadonlySet<string> = new Set(['friend', 'magic-friend']);
const YOU: PlayerSelector = { who: 'you' };

const areFriends = (filter: readonly CardFilter[]): boolean =>
  filter.some((one) => one.is === 'type' && FRIENDS.has(one.type));

/** Where cards go and come from, in shorter words or in more of them. */
export const moves = [
  // A Friend is in play in its player's Friend Area (KH 4.2). A World is moved to, and a Dark Card is put on one: refused.
  definePhrase({
    slot: 'predicate',
    name: 'put-into-play',
    yieldsTo: ['put'],
    usual: () => false,
    subject: 'player',
    wording: { taken: true },
    template: 'put~ {what:object} into play',
    build: ({ what }, { facts: { type }, refuse }) => {
      const from = 'from' in what && what.from && 'zone' in what.from ? what.from.of : undefined;
      const own = what.pick === 'self' ? type !== undefined && FRIENDS.has(type) : false;
      const known = own || ((what.pick === 'some' || what.pick === 'chosen') && areFriends(what.filter));
      const of = what.pick === 'self' ? YOU : from;
      if (!known || !of || (of.who !== 'you' && of.who !== 'that-player'))
        return refuse('only a Friend of one’s own is put into play');
      return { do: 'move', what, to: { zone: 'friend-area', of } };
    },
    split: (e) => {
      if (e.do !== 'move' || !e.what || !e.to?.of) return undefined;
      return equal(e.to, { zone: 'friend-area', of: e.to.of }) && { what: e.what };
    },
    examples: ['{PLAY}: You may put a Friend card from your hand into play.'],
  }),
  // A player discards from hand, said or not (KH 8.4).
  ...(['your', 'their'] as const).map((whose) =>
    definePhrase({
      slot: 'predicate',
      name: `discard-from-${whose}-hand`,
      yieldsTo: ['discard', 'choose-and-discard', ...(whose === 'their' ? ['discard-from-your-hand'] : [])],
      usual: () => false,
      subject: 'player',
      whose,
      wording: { outside: true },
      template:
        `{how:choose~ and discard~|discard~} {what:np} from ${whose} {zone:zone-word}` as '{how:choose and discard|discard} {what:np} from your {zone:zone-word}',
      build: ({ how, what, zone }) => {
        if (what.pick !== 'some' || what.from || zone !== 'hand' || what.range.min !== what.range.max)
          return undefined;
        const { min: count } = what.range;
        const { filter } = what;
        // At random nobody chooses.
        if (how !== 'discard' && filter.some(({ is }) => is === 'random')) return undefined;
        return { do: 'discard', count, ...(filter.length > 0 && { filter }) };
      },
      split: (e) => {
        if (e.do !== 'discard' || e.count === undefined || e.count === 'all' || e.upTo) return undefined;
        const range = { min: e.count, max: e.count };
        const what = { pick: 'some' as const, range, filter: e.filter ?? [] };
        return (['choose and discard', 'discard'] as const).map((how) => ({ how, what, zone: 'hand' }));
      },
      examples: [
        whose === 'your'
          ? '{PLAY}: You may discard a Dark card from your hand. If you do, draw a card.'
          : '{PLAY}: Each opponent chooses and discards 2 cards from their hand.',
        `{PLAY}: ${whose === 'your' ? 'Discard a card' : 'Each opponent discards a card'} at random from ${whose} hand.`,
      ],
    }),
  ),
];
