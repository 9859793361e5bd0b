/** Predicates for the kernel's own effects. A game adds its verbs beside these. */
import type { CardSelector } from '@cardwright/core';
import { equal } from '../language/equal.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';

/** Whether a thing is returned to a zone, rather than put there: it was in play or discarded, and goes to a hand. */
function isReturn(what: CardSelector): boolean {
  return what.pick !== 'top' && what.pick !== 'ref';
}

const GROUP = { to: 'rest' } as const;

/** Cards in play are seen already: what is revealed without a place comes out of the group looked at. */
function fromGroup(what: CardSelector): CardSelector {
  return what.pick === 'some' && !what.from ? { ...what, from: GROUP } : what;
}

function withoutGroup(what: CardSelector): CardSelector {
  if (what.pick !== 'some' || !what.from || !equal(what.from, GROUP)) return what;
  const { from: _, ...rest } = what;
  return rest;
}

/** "Choose a character" is a choice in the rules' sense, as "chosen character" is. */
function asChosen(what: CardSelector): CardSelector {
  if (what.pick !== 'some' || (what.from && 'to' in what.from)) return what;
  const { from, ...rest } = what;
  return { ...rest, pick: 'chosen', ...(from && { from }) };
}

const actions: Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'draw',
    subject: 'player',
    template: 'draw~ {count:card-count}',
    build: ({ count }) => ({ do: 'draw', count }),
    split: (e) => e.do === 'draw' && e.count !== undefined && { count: e.count },
    examples: ['Draw 2 cards.', 'Each opponent draws a card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'draw-until',
    subject: 'player',
    template: 'draw~ (cards until|until) {who:player} have~ {count:integer} cards in {whose:possessive} hand',
    build: ({ count }) => ({ do: 'draw-until', count }),
    split: (e) =>
      e.do === 'draw-until' &&
      typeof e.count === 'number' && [
        { who: { who: 'you' } as const, count: e.count, whose: { who: 'you' } as const },
        { who: { who: 'that-player' } as const, count: e.count, whose: { who: 'that-player' } as const },
      ],
  }),
  ...(['choose~ and discard~', 'discard~'] as const).map((verb) =>
    definePhrase({
      slot: 'predicate',
      name: verb === 'discard~' ? 'discard' : 'choose-and-discard',
      subject: 'player',
      template: `${verb} {what:np}` as 'discard~ {what:np}',
      build: ({ what }, { refuse }) => {
        if (what.pick !== 'some' || what.from || what.range.min !== what.range.max) {
          refuse('what is discarded must be a number of cards');
          return undefined;
        }
        const { filter, range } = what;
        return filter.length > 0
          ? { do: 'discard', count: range.min, filter }
          : { do: 'discard', count: range.min };
      },
      split: (e) => {
        if (e.do !== 'discard' || e.count === undefined || e.count === 'all') return undefined;
        return {
          what: { pick: 'some' as const, range: { min: e.count, max: e.count }, filter: e.filter ?? [] },
        };
      },
      examples: verb === 'discard~' ? ['Discard a card.'] : ['Each opponent chooses and discards a card.'],
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'discard-hand',
    subject: 'player',
    template: 'discard~ (your hand|their hand|all cards in your hand|all cards in their hand)',
    build: () => ({ do: 'discard', count: 'all' }),
    split: (e) => e.do === 'discard' && e.count === 'all' && {},
    examples: ['Discard your hand.', 'Each opponent discards their hand.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'return',
    subject: 'player',
    template: 'return~ {what:object} (to|into) {zone:zone}',
    usual: (e) => e.do === 'move' && e.to?.zone === 'hand' && e.what !== undefined && isReturn(e.what),
    build: ({ what, zone }) => ({ do: 'move', what, to: zone }),
    split: (e) => {
      if (e.do !== 'move' || !e.what || !e.to || e.to.position || e.to.as || e.to.order) return undefined;
      const { zone, of } = e.to;
      return { what: e.what, zone: of ? { zone, of } : { zone } };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'put',
    subject: 'player',
    template: 'put~ {what:object} [back] {to:destination}',
    build: ({ what, to }) => ({ do: 'move', what, to }),
    split: (e) =>
      e.do === 'move' && e.what && e.to && e.to.position !== 'shuffled' && { what: e.what, to: e.to },
  }),
  ...(['other', 'rest'] as const).map((to) =>
    definePhrase({
      slot: 'predicate',
      name: `put-the-${to}-unsaid`,
      subject: 'player',
      template: `the ${to} {to:destination}` as 'the other {to:destination}',
      usual: () => false,
      build: (parts) => ({ do: 'move', what: { pick: 'ref', ref: { to } }, to: parts.to }),
      split: (e) =>
        e.do === 'move' && e.what && e.to && equal(e.what, { pick: 'ref', ref: { to } }) && { to: e.to },
      examples: ['Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom.'],
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'put-back',
    subject: 'player',
    template: 'put~ {what:object} back in any order',
    usual: () => false,
    build: ({ what }) => ({ do: 'move', what, to: { zone: 'deck', position: 'top', order: 'any' } }),
    split: (e) =>
      e.do === 'move' &&
      e.what &&
      equal(e.to, { zone: 'deck', position: 'top', order: 'any' }) && { what: e.what },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'shuffle-into',
    subject: 'player',
    template: 'shuffle~ {what:object} into {zone:zone}',
    build: ({ what, zone }) => ({ do: 'move', what, to: { ...zone, position: 'shuffled' } }),
    split: (e) => {
      if (e.do !== 'move' || !e.what || e.to?.position !== 'shuffled' || e.to.as || e.to.order)
        return undefined;
      const { zone, of } = e.to;
      return { what: e.what, zone: of ? { zone, of } : { zone } };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'look',
    subject: 'player',
    template: 'look~ at {at:object}',
    build: ({ at }) => ({ do: 'look', at }),
    split: (e) => e.do === 'look' && e.at && { at: e.at },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'look-at-zone',
    subject: 'player',
    template: 'look~ at {zone:zone}',
    build: ({ zone }) => ({ do: 'look', at: { pick: 'each', filter: [], from: zone } }),
    split: (e) =>
      e.do === 'look' &&
      e.at?.pick === 'each' &&
      e.at.filter.length === 0 &&
      e.at.from && { zone: e.at.from },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal',
    subject: 'player',
    template: 'reveal~ {what:object}',
    build: ({ what }) => ({ do: 'reveal', what: fromGroup(what) }),
    split: (e) => e.do === 'reveal' && e.what && { what: withoutGroup(e.what) },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal-zone',
    subject: 'player',
    template: 'reveal~ {zone:zone}',
    build: ({ zone }) => ({ do: 'reveal', what: { pick: 'each', filter: [], from: zone } }),
    split: (e) =>
      e.do === 'reveal' &&
      e.what?.pick === 'each' &&
      e.what.filter.length === 0 &&
      e.what.from && { zone: e.what.from },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'shuffle',
    subject: 'player',
    template: 'shuffle~ (your|their) deck',
    build: () => ({ do: 'shuffle' }),
    split: (e) => e.do === 'shuffle' && {},
  }),
  ...[true, false].map((free) =>
    definePhrase({
      slot: 'predicate',
      name: free ? 'play-free' : 'play',
      subject: 'player',
      template: (free ? 'play~ {what:object} for free' : 'play~ {what:object}') as 'play~ {what:object}',
      build: ({ what }) => ({ do: 'play', what, free }),
      split: (e) => e.do === 'play' && e.what && e.free === free && { what: e.what },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'choose',
    subject: 'player',
    template: 'choose~ {what:object}',
    build: ({ what }) => ({ do: 'choose', what: asChosen(what) }),
    split: (e) =>
      e.do === 'choose' && e.what?.pick === 'chosen' && { what: { ...e.what, pick: 'some' as const } },
    examples: ['Choose an opposing card.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'name-card',
    subject: 'player',
    template: 'name~ a card',
    build: () => ({ do: 'name-card' }),
    split: (e) => e.do === 'name-card' && {},
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay',
    subject: 'player',
    template: 'pay~ {amount:integer} {resource:resource}',
    build: ({ amount, resource }) => ({ do: 'pay', costs: [{ pay: 'resource', resource, amount }] }),
    split: (e) => {
      const [cost] = (e.do === 'pay' && e.costs) || [];
      if (e.do !== 'pay' || e.costs?.length !== 1 || cost?.pay !== 'resource') return undefined;
      return typeof cost.amount === 'number' && { amount: cost.amount, resource: cost.resource };
    },
  }),
];

const lasting: Phrase[] = [
  ...[true, false].map((verb) =>
    definePhrase({
      slot: 'predicate',
      name: verb ? 'get' : 'get-unsaid',
      subject: 'cards',
      scales: 'by',
      template: (verb ? 'get~ {change:stat-change}' : '{change:stat-change}') as 'get~ {change:stat-change}',
      build: ({ change }) => ({ do: 'modify', ...change }),
      split: (e) =>
        e.do === 'modify' &&
        e.stat !== undefined &&
        e.by !== undefined && { change: { stat: e.stat, by: e.by } },
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'give',
    subject: 'you',
    scales: 'by',
    template: 'give~ {what:object} {change:stat-change}',
    usual: () => false,
    build: ({ what, change }) => ({ do: 'modify', ...change, what }),
    split: (e) =>
      e.do === 'modify' &&
      e.what &&
      e.stat !== undefined &&
      e.by !== undefined && { what: e.what, change: { stat: e.stat, by: e.by } },
  }),
  definePhrase({
    slot: 'stat-change',
    name: 'plus-measure',
    template: '+ {stat:stat} equal to {by:measure}',
    build: ({ by, stat }) => ({ stat: stat as never, by }),
    split: ({ by, stat }) => typeof by !== 'number' && by.amount !== 'per' && { by, stat },
  }),
  definePhrase({
    slot: 'stat-change',
    name: 'signed',
    template: '{by:signed} {stat:stat}',
    build: ({ by, stat }) => ({ stat: stat as never, by }),
    split: ({ by, stat }) => typeof by === 'number' && { by, stat },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain',
    subject: 'cards',
    template: 'gain~ {grants:grants}',
    build: ({ grants }) => ({ do: 'grant', ...grants }),
    split: (e) => {
      if (e.do !== 'grant' || !e.keywords) return undefined;
      return {
        grants: e.abilities ? { keywords: e.keywords, abilities: e.abilities } : { keywords: e.keywords },
      };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'cannot',
    subject: 'cards',
    template: "can't {acts:acts}",
    build: ({ acts }) => ({ do: 'forbid', ...acts }),
    split: (e) => {
      if (e.do !== 'forbid' || !e.action) return undefined;
      const { action, other, except } = e;
      return { acts: { action, ...(other && { other }), ...(except && { except }) } };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'can',
    subject: 'cards',
    template: '(can|may|can also|may also) {acts:acts}',
    build: ({ acts: { action, other } }) => ({ do: 'permit', action, ...(other && { other }) }),
    split: (e) =>
      e.do === 'permit' && e.action && { acts: { action: e.action, ...(e.other && { other: e.other }) } },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay-more',
    subject: 'player',
    scales: 'by',
    template: 'pay~ {n:integer} {resource:resource} more to play {what:np}',
    build: ({ n, what }) =>
      what.pick === 'each' && !what.from
        ? { do: 'change-cost', by: n, for: what.filter, action: 'play' as never }
        : undefined,
    split: (e, { lexicon }) => {
      if (e.do !== 'change-cost' || typeof e.by !== 'number' || e.by < 0 || !e.for || e.uses)
        return undefined;
      if ('pick' in e.for || !equal(e.action, 'play')) return undefined;
      const [n, what] = [e.by, { pick: 'each', filter: e.for } as const];
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({ n, resource, what }));
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay-less',
    subject: 'player',
    scales: 'by',
    template: 'pay~ {n:integer} {resource:resource} less to play {what:np}',
    build: ({ n, what }) => {
      if (what.pick === 'self') return { do: 'change-cost', by: -n, for: what, action: 'play' as never };
      const plain = what.pick === 'each' && !what.from;
      return plain ? { do: 'change-cost', by: -n, for: what.filter, action: 'play' as never } : undefined;
    },
    split: (e, { lexicon }) => {
      if (
        e.do !== 'change-cost' ||
        typeof e.by !== 'number' ||
        e.by > 0 ||
        !e.for ||
        e.uses ||
        !equal(e.action, 'play')
      )
        return undefined;
      const n = -e.by;
      const what: CardSelector = 'pick' in e.for ? e.for : { pick: 'each', filter: e.for };
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({ n, resource, what }));
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay-less-next',
    subject: 'player',
    scales: 'by',
    template: 'pay~ {n:integer} {resource:resource} less for the next {group:group} {who:player} play~',
    build: ({ n, group, who }) =>
      group.from || !equal(who, { who: 'you' })
        ? undefined
        : { do: 'change-cost', by: -n, for: group.filter, action: 'play' as never, uses: 1 },
    split: (e, { lexicon }) => {
      if (
        e.do !== 'change-cost' ||
        typeof e.by !== 'number' ||
        e.by > 0 ||
        !e.for ||
        e.uses !== 1 ||
        'pick' in e.for
      )
        return undefined;
      const { by, for: filter } = e;
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({
        n: -by,
        resource,
        group: { filter },
        who: { who: 'you' } as const,
      }));
    },
  }),
];

export const PREDICATES: readonly Phrase[] = [...actions, ...lasting];
