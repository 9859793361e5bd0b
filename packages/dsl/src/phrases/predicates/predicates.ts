import type { CardFilter, CardSelector, Destination, Range } from '@cardwright/core/data';
import { definePhrase, type Phrase, type SplitContext } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import { yourAndTheir } from './whose.ts';

/** Effects that introduce a group of cards, from which later effects take. */
const LOOKS = ['look', 'reveal', 'reveal-until', 'search'];

/** Whether a move is "returned" to a hand rather than "put": the card was in play or discarded, not looked at. */
function isReturn(what: CardSelector, { does }: SplitContext): boolean {
  if (what.pick === 'ref') return !LOOKS.some((kind) => does?.(kind));
  return what.pick !== 'top' && !(what.pick === 'some' && what.from && 'to' in what.from);
}

/** "All cards in your hand", "all cards in their hand". */
function wholeHand(what: CardSelector): boolean {
  return what.pick === 'each' && what.filter.length === 0 && what.from?.zone === 'hand';
}

/** Whether cards are discarded at random. */
function atRandom(filter: readonly CardFilter[] = []): boolean {
  return filter.some(({ is }) => is === 'random');
}

const THE_OTHER = { pick: 'ref', ref: { to: 'other' } } as const;
const GROUP = { to: 'rest' } as const;

/** Cards in play are visible, so a reveal without a zone takes cards from the group looked at. */
function fromGroup(what: CardSelector): CardSelector {
  if (what.pick === 'both') return { ...what, of: what.of.map(fromGroup) };
  return what.pick === 'some' && !what.from ? { ...what, from: GROUP } : what;
}

function withoutGroup(what: CardSelector): CardSelector {
  if (what.pick === 'both') return { ...what, of: what.of.map(withoutGroup) };
  if (what.pick !== 'some' || !what.from || !equal(what.from, GROUP)) return what;
  const { from: _, ...rest } = what;
  return rest;
}

/** Some cards of a kind that go to one's own zone, without a stated origin, owner or state. */
function isUnplaced(what: CardSelector, to: Destination): boolean {
  if (what.pick !== 'some' || what.from || to.of?.who !== 'you') return false;
  return what.filter.length > 0 && !what.filter.some(({ is }) => is === 'of' || is === 'state');
}

/** "Choose a character" is a choice in the rules' sense, like "chosen character". */
function asChosen(what: CardSelector): CardSelector {
  if (what.pick === 'both') return { ...what, of: what.of.map(asChosen) };
  if (what.pick !== 'some' || (what.from && 'to' in what.from)) return what;
  const { from, ...rest } = what;
  return { ...rest, pick: 'chosen', ...(from && { from }) };
}

/** The inverse; undefined for what is not chosen. */
function fromChosen(what: CardSelector | undefined): CardSelector | undefined {
  if (what?.pick === 'chosen') return { ...what, pick: 'some' };
  // "Chosen opponent chooses one of them": a part is a part, whoever chooses it.
  if (what?.pick === 'some' && what.from && 'to' in what.from) return what;
  if (what?.pick !== 'both') return undefined;
  const of = what.of.flatMap((part) => fromChosen(part) ?? []);
  return of.length === what.of.length ? { ...what, of } : undefined;
}

export const PREDICATES: readonly Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'draw',
    subject: 'player',
    template: 'draw~ {count:card-count}',
    data: ({ count }) => ({ do: 'draw', count }),
    examples: ['Draw 2 cards.', 'Each opponent draws a card.'],
  }),
  ...(['choose~ and discard~', 'discard~'] as const).map((verb) =>
    definePhrase({
      slot: 'predicate',
      name: verb === 'discard~' ? 'discard' : 'choose-and-discard',
      ...(verb === 'discard~' && { yieldsTo: ['choose-and-discard'] }),
      subject: 'player',
      wording: { outside: true },
      template: `${verb} {what:np}` as 'discard~ {what:np}',
      usual: (e) =>
        e.do === 'discard' &&
        (e.count !== 'all' || e.upTo === true) &&
        atRandom(e.filter) === (verb === 'discard~'),
      build: ({ what }, { refuse }) => {
        const all = wholeHand(what);
        if (verb === 'discard~' && all) return { do: 'discard', count: 'all' };
        if (verb === 'discard~' && what.pick === 'each' && !what.from && what.filter.length > 0)
          return { do: 'discard', count: 'all', filter: what.filter };
        // "All relic cards": of the hand that was looked at.
        if (verb === 'discard~' && what.pick === 'ref' && what.ref.to === 'rest' && what.filter)
          return { do: 'discard', count: 'all', filter: what.filter };
        // "It": a card of the hand that was revealed.
        if (verb === 'discard~' && what.pick === 'ref' && !what.from && !what.was)
          return { do: 'discard', count: 'all', what };
        const { range } = what as { range?: Range };
        const upTo = range?.min === 0;
        if (what.pick !== 'some' || what.from || !range || (range.min !== range.max && !upTo)) {
          refuse('what is discarded must be a number of cards');
          return undefined;
        }
        const { filter } = what;
        if (atRandom(filter) && (upTo || verb !== 'discard~'))
          return refuse('no one chooses what is discarded at random');
        return {
          do: 'discard',
          count: range.max === 'any' ? 'all' : range.max,
          ...(filter.length > 0 && { filter }),
          ...(upTo && { upTo }),
        };
      },
      split: (e) => {
        if (e.do !== 'discard' || e.count === undefined) return undefined;
        if (e.what) return verb === 'discard~' && { what: e.what };
        if (atRandom(e.filter) && verb !== 'discard~') return undefined;
        if (e.upTo) {
          const max = e.count === 'all' ? ('any' as const) : e.count;
          return { what: { pick: 'some' as const, range: { min: 0, max }, filter: e.filter ?? [] } };
        }
        if (e.count === 'all' && e.filter)
          return (
            verb === 'discard~' && [
              { what: { pick: 'each' as const, filter: e.filter } },
              { what: { pick: 'ref' as const, ref: GROUP, filter: e.filter } },
            ]
          );
        if (e.count === 'all') {
          const hands = [{ who: 'you' }, { who: 'that-player' }] as const;
          return hands.map((of) => ({
            what: { pick: 'each' as const, filter: [], from: { zone: 'hand', of } },
          }));
        }
        return {
          what: { pick: 'some' as const, range: { min: e.count, max: e.count }, filter: e.filter ?? [] },
        };
      },
      examples:
        verb === 'discard~'
          ? ['Discard a card.', 'Each opponent discards a card at random.', 'Discard 2 cards at random.']
          : ['Each opponent chooses and discards a card.', 'Choose and discard any number of cards.'],
    }),
  ),
  definePhrase({
    slot: 'predicate',
    name: 'return',
    subject: 'player',
    template: 'return~ {what:object} (to|into) {zone:zone}',
    wording: { taken: true },
    usual: (e, context) =>
      e.do === 'move' && e.to?.zone === 'hand' && e.what !== undefined && isReturn(e.what, context),
    data: ({ what, zone }) => ({ do: 'move', what, to: zone }),
    when: ({ zone: { zone: _, of: __, ...more } }) => Object.keys(more).length === 0,
  }),
  definePhrase({
    slot: 'predicate',
    name: 'put',
    yieldsTo: ['return'],
    usual: (e, { effect }) => !(effect?.do === 'move' && e.do === 'move' && equal(e.what, THE_OTHER)),
    subject: 'player',
    wording: { taken: true },
    template: 'put~ {what:object} [back] {to:destination}',
    // For cards in play an owner must be stated.
    build: ({ what, to }) => ({ do: 'move', what: isUnplaced(what, to) ? fromGroup(what) : what, to }),
    split: (e) => {
      if (e.do !== 'move' || !e.what || !e.to || e.to.position === 'shuffled') return undefined;
      const said = withoutGroup(e.what);
      return { what: isUnplaced(said, e.to) ? said : e.what, to: e.to };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'shuffle-into',
    subject: 'player',
    wording: { taken: true },
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
    name: 'search',
    subject: 'player',
    wording: { outside: true },
    template: 'search~ {zone:zone} for {what:np}',
    build: ({ zone, what }) =>
      what.pick === 'some' && what.from === undefined
        ? { do: 'search', what: { ...what, from: zone } }
        : undefined,
    split: (e) => {
      if (e.do !== 'search' || e.what?.pick !== 'some' || e.what.from === undefined || 'to' in e.what.from)
        return undefined;
      const { from, ...what } = e.what;
      return { zone: from, what };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'shuffle-zone-into',
    yieldsTo: ['shuffle-into'],
    subject: 'player',
    template: 'shuffle~ {from:zone} into {zone:zone}',
    usual: (e) => e.do === 'move' && e.what?.pick === 'each' && e.what.filter.length === 0,
    build: ({ from, zone }) => ({
      do: 'move',
      what: { pick: 'each', filter: [], from },
      to: { ...zone, position: 'shuffled' },
    }),
    split: (e) => {
      if (e.do !== 'move' || e.to?.position !== 'shuffled' || e.to.as || e.to.order) return undefined;
      const { zone, of } = e.to;
      return (
        e.what?.pick === 'each' &&
        e.what.filter.length === 0 &&
        e.what.from && { from: e.what.from, zone: of ? { zone, of } : { zone } }
      );
    },
    examples: ['Each player shuffles their hand into their deck and draws 7 cards.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'play-from-there',
    subject: 'player',
    usual: () => false,
    template: 'play~ {what:np} from there {free:for free|}',
    words: { free: { 'for free': true, '': false } },
    build: ({ what, free }) =>
      what.pick === 'some' && !what.from ? { do: 'play', what: { ...what, from: GROUP }, free } : undefined,
    split: (e) =>
      e.do === 'play' &&
      e.onto === undefined &&
      e.what?.pick === 'some' &&
      e.what.from !== undefined &&
      equal(e.what.from, GROUP) && { what: withoutGroup(e.what), free: e.free === true },
    examples: ['Look at the top 3 cards of your deck. You may play a card from there for free.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'look',
    subject: 'player',
    template: 'look~ at {at:object}',
    data: ({ at }) => ({ do: 'look', at }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'look-at-zone',
    yieldsTo: ['look'],
    subject: 'player',
    template: 'look~ at {zone:zone}',
    data: ({ zone }) => ({ do: 'look', at: { pick: 'each', filter: [], from: zone } }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal',
    subject: 'player',
    wording: { outside: true },
    template: 'reveal~ {what:object}',
    build: ({ what }) => ({ do: 'reveal', what: fromGroup(what) }),
    split: (e) => e.do === 'reveal' && e.what && { what: withoutGroup(e.what) },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'reveal-zone',
    yieldsTo: ['reveal'],
    subject: 'player',
    template: 'reveal~ {zone:zone}',
    data: ({ zone }) => ({ do: 'reveal', what: { pick: 'each', filter: [], from: zone } }),
  }),
  ...yourAndTheir(
    definePhrase({
      slot: 'predicate',
      name: 'shuffle-your-deck',
      subject: 'player',
      template: 'shuffle~ your deck',
      data: () => ({ do: 'shuffle' }),
    }),
    { name: 'shuffle-their-deck', template: 'shuffle~ their deck' },
  ),
  definePhrase({
    slot: 'predicate',
    name: 'play',
    subject: 'player',
    wording: { taken: true, all: 'plain' },
    template: 'play~ {what:object} {free:for free|}',
    words: { free: { 'for free': true, '': false } },
    data: ({ what, free }) => ({ do: 'play', what, free }),
  }),
  // "As if it were in your hand": for its price, wherever it is.
  definePhrase({
    slot: 'predicate',
    name: 'play-as-if-in-hand',
    yieldsTo: ['play'],
    subject: 'player',
    wording: { taken: true, all: 'plain' },
    template: 'play~ {what:object} as if (it were|it was|they were) in (your|their) hand',
    usual: () => false,
    data: ({ what }) => ({ do: 'play', what, free: false }),
    when: ({ what }) => what.pick === 'ref' || what.pick === 'top',
  }),
  // A card played "again" was played before; it is wherever it went.
  definePhrase({
    slot: 'predicate',
    name: 'play-again-free',
    subject: 'player',
    usual: () => false,
    wording: { taken: true },
    template: 'play~ {what:object} again from {zone:zone} for free',
    build: ({ what, zone }) =>
      what.pick === 'ref' && !what.from
        ? { do: 'play', what: { ...what, from: zone }, free: true }
        : undefined,
    split: (e) => {
      if (e.do !== 'play' || e.onto || !e.free || e.what?.pick !== 'ref' || !e.what.from) return undefined;
      const { from, ...what } = e.what;
      return { what, zone: from };
    },
  }),
  definePhrase({
    slot: 'predicate',
    name: 'choose',
    subject: 'player',
    template: 'choose~ {what:object}',
    build: ({ what }) => ({ do: 'choose', what: asChosen(what) }),
    split: (e) => {
      if (e.do !== 'choose') return undefined;
      // Of what is looked at, where that was just said.
      if (e.what?.pick === 'some' && e.what.from && equal(e.what.from, GROUP))
        return [{ what: e.what }, { what: withoutGroup(e.what) }];
      const what = fromChosen(e.what);
      return what && { what };
    },
    examples: ['Choose a card in your discard.'],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'start-over',
    subject: 'you',
    template: 'repeat this effect',
    data: () => ({ do: 'start-over' }),
    examples: [
      "Reveal the top card of your deck. If it's a card named Otto, put it into your hand and repeat this effect.",
    ],
  }),
  definePhrase({
    slot: 'predicate',
    name: 'name-card',
    subject: 'player',
    template: 'name~ a card',
    data: () => ({ do: 'name-card' }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'pay',
    subject: 'player',
    template: 'pay~ {amount:amount} {resource:resource}',
    data: ({ amount, resource }) => ({ do: 'pay', costs: [{ pay: 'resource', resource, amount }] }),
  }),
];
