import type { CardFilter, Condition, Destination, Quantity, ZoneName } from '@cardwright/core/data';
import { choice } from '../phrase/choice.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import type { Counted } from '../syntax/syntax.ts';
import { inSteps, stepsOf } from './numbers/amounts.ts';

/** What an effect can have done to cards: the participle, and what tells cards that it was done to. */
export interface Deed {
  /** The kind of event, if it is known. */
  readonly done?: string;
  /** Kinds of effect and event that antecedents are known by. */
  readonly by?: readonly string[];
  /** Where they were put, if the words say it. */
  readonly to?: Destination | undefined;
}

/**
 * What was done to cards: "discarded", "moved". A game adds the words for its own effects, which then stand at every such
 * place.
 *
 * @param by the kinds of effect and event, by participle, which is also the kind of event
 */
export function deeds(name: string, by: Readonly<Record<string, readonly string[]>>): Phrase {
  const [only, more] = Object.keys(by);
  return definePhrase({
    slot: 'deed',
    name,
    template: (more === undefined ? only : `{done:${choice(by)}}`) as '[{done:done|}]',
    build: ({ done = only! }) => ({ done, by: by[done]! }),
    split: (deed) =>
      !deed.to &&
      Object.keys(by)
        .filter((done) => (deed.by ? equal(by[done], deed.by) : done === deed.done))
        .map((done) => (more === undefined ? {} : { done: done as 'done' })),
  });
}

const DEEDS = deeds('neutral', {
  discarded: ['discard', 'discarded'],
  moved: [],
  returned: ['returned'],
  drawn: [],
  played: ['play', 'played'],
  revealed: ['reveal', 'reveal-until', 'revealed'],
});

/** "Put there", "put into your discard". */
const PUT: Phrase[] = [
  definePhrase({
    slot: 'deed',
    name: 'put-there',
    yieldsTo: ['neutral'],
    template: 'put there',
    usual: () => false,
    build: () => ({ done: 'moved', by: [] }),
    split: ({ done, to }) => done === 'moved' && !to && {},
  }),
  definePhrase({
    slot: 'deed',
    name: 'put-somewhere',
    // Of anyone: "put into a discard".
    template:
      'put ({to:destination}|into a/an {zone:zone-word})' as 'put [{to:destination}] [{zone:zone-word}]',
    build: ({ to, zone }) => ({ done: 'moved', by: [], to: to ?? { zone: zone as ZoneName } }),
    split: ({ done, to }) =>
      done === 'moved' && to && (equal(to, { zone: to.zone }) ? { zone: to.zone } : { to }),
  }),
];

const A_DECK: Destination = { zone: 'deck', position: 'shuffled' };

/** "Shuffled", "shuffled into your deck": moved there. */
const SHUFFLED: Phrase[] = [
  definePhrase({
    slot: 'deed',
    name: 'shuffled',
    template: 'shuffled',
    build: () => ({ done: 'moved', by: [], to: A_DECK }),
    split: ({ done, to }) => done === 'moved' && equal(to, A_DECK) && {},
  }),
  definePhrase({
    slot: 'deed',
    name: 'shuffled-into',
    template: 'shuffled into {zone:zone}',
    build: ({ zone }) => ({ done: 'moved', by: [], to: { ...zone, position: 'shuffled' } }),
    split: ({ done, to }) => {
      if (done !== 'moved' || to?.position !== 'shuffled' || to.as || to.order || !to.of) return undefined;
      const { position: _, ...zone } = to;
      return { zone };
    },
    examples: [
      'Shuffle all cards from your discard into your deck. Draw a card for each card shuffled into your deck this way.',
    ],
  }),
];

/** "You drew" is no participle. */
const isOwn = ({ done }: Deed): boolean => done !== 'drawn' && done !== 'played' && done !== 'revealed';

function doneCards(q: Quantity): { deed: Deed; filter: readonly CardFilter[] } | undefined {
  return typeof q === 'object' && q.amount === 'done-cards'
    ? { deed: { done: q.done, ...(q.to && { to: q.to }) }, filter: q.filter }
    : undefined;
}

/** The cards that a deed was done to. */
const doneTo = ({ done, to }: Deed, filter: readonly CardFilter[]): Quantity => ({
  amount: 'done-cards',
  done: done!,
  filter,
  ...(to && { to }),
});

/** The condition that something was done to this many cards. */
function soManyDone({ of, cmp, value }: Counted, deed: Deed): Condition | undefined {
  if (of.pick !== 'each' || of.from) return undefined;
  return { if: 'compare', left: doneTo(deed, of.filter), cmp, right: value };
}

function countedDone(c: Condition): { deed: Deed; cards: Counted } | undefined {
  const found = c.if === 'compare' ? doneCards(c.left) : undefined;
  if (!found || c.if !== 'compare') return undefined;
  return {
    deed: found.deed,
    cards: { cmp: c.cmp, value: c.right, of: { pick: 'each', filter: found.filter } },
  };
}

const done: Phrase[] = [
  DEEDS,
  ...PUT,
  ...SHUFFLED,
  definePhrase({
    slot: 'each',
    name: 'done-this-way',
    template: '[{by:integer}] {group:group} {deed:deed} this way',
    number: ({ by }) => (by === undefined ? 'sg' : 'pl'),
    wording: { outside: true },
    build: ({ by = 1, group, deed }) => (group.from ? undefined : inSteps(doneTo(deed, group.filter), by)),
    split: (q) => {
      const { of, by } = stepsOf(q);
      const found = doneCards(of);
      return found && { ...(by > 1 && { by }), group: { filter: found.filter }, deed: found.deed };
    },
    examples: [
      'Discard your hand, then draw a card for each card discarded this way.',
      'Put all cards from your discard on the bottom of your deck. Draw a card for each card put on the bottom of your deck this way.',
    ],
  }),
  // "If any … cards were moved this way", "if a … card is discarded this way".
  definePhrase({
    slot: 'condition',
    name: 'is-done-this-way',
    template: '{cards:counted} (be~|were~) {deed:deed} this way',
    wording: { outside: true },
    build: ({ cards, deed }) => soManyDone(cards, deed),
    split: (c) => countedDone(c),
  }),
  // "If you discarded a … card": a deed of whoever acted before.
  definePhrase({
    slot: 'condition',
    name: 'you-did-this-way',
    yieldsTo: ['is-done-this-way'],
    template: 'you {deed:deed} {cards:counted} [this way]',
    usual: () => false,
    wording: { outside: true },
    build: ({ cards, deed }) =>
      isOwn(deed) && (!deed.to || equal(deed.to, A_DECK)) ? soManyDone(cards, deed) : undefined,
    split: (c) => countedDone(c),
  }),
  // "If they revealed 2 or more relics this way": whoever acted before.
  definePhrase({
    slot: 'condition',
    name: 'they-did-this-way',
    yieldsTo: ['you-did-this-way'],
    template: 'they {deed:deed} {cards:counted} this way',
    usual: () => false,
    wording: { outside: true },
    build: ({ cards, deed }) =>
      deed.to || deed.done === 'drawn' || deed.done === 'played' ? undefined : soManyDone(cards, deed),
    split: (c) => countedDone(c),
  }),
  // "If you put 3 cards there this way": the cards stand before the place, and an objection looks at who it was.
  definePhrase({
    slot: 'condition',
    name: 'put-there-this-way',
    yieldsTo: ['is-done-this-way'],
    template: '{who:you|they} put {cards:counted} there this way',
    usual: () => false,
    wording: { outside: true },
    build: ({ cards }) => soManyDone(cards, { done: 'moved' }),
    split: (c) => {
      const found = countedDone(c);
      return (
        found?.deed.done === 'moved' &&
        !found.deed.to && [
          { cards: found.cards, who: 'you' },
          { cards: found.cards, who: 'they' },
        ]
      );
    },
  }),
  definePhrase({
    slot: 'condition',
    name: 'put-somewhere-this-way',
    yieldsTo: ['is-done-this-way'],
    template: '{who:you|they} put {cards:counted} {to:destination} this way',
    usual: () => false,
    wording: { outside: true },
    build: ({ cards, to }) => soManyDone(cards, { done: 'moved', to }),
    split: (c) => {
      const found = countedDone(c);
      const to = found?.deed.done === 'moved' && found.deed.to;
      return (
        found &&
        to && [
          { cards: found.cards, to, who: 'you' },
          { cards: found.cards, to, who: 'they' },
        ]
      );
    },
  }),
  // "For each card you returned": the same as a count. Moves within play are not counted: only cards that left play are.
  definePhrase({
    slot: 'each',
    name: 'you-did-this-way',
    template: '{group:group} you {deed:deed} [this way]',
    number: 'sg',
    usual: () => false,
    wording: { outside: true },
    build: ({ group, deed: { done } }) =>
      group.from || !isOwn({ done: done! }) || done === 'moved'
        ? undefined
        : doneTo({ done: done! }, group.filter),
    split: (q) => {
      const found = doneCards(q);
      return found && { group: { filter: found.filter }, deed: found.deed };
    },
    examples: ['Return all cards from your discard to your hand. Draw a card for each card you returned.'],
  }),
  // "The returned beast": the nearest antecedent that was returned.
  definePhrase({
    slot: 'determiner',
    name: 'the-done',
    template: '(the|the) {deed:deed}',
    number: (_parts, variant) => (variant === 0 ? 'sg' : 'pl'),
    build: ({ deed: { by } }) => (by?.length ? { pick: 'ref', ref: { to: 'that', by } } : undefined),
    split: ({ pick, ref, ...more }) =>
      pick === 'ref' &&
      ref?.to === 'that' &&
      ref.by !== undefined &&
      Object.keys(more).length === 0 && { deed: { by: ref.by } },
  }),
  definePhrase({
    slot: 'determiner',
    name: 'revealed',
    yieldsTo: ['the-done'],
    template: 'revealed',
    number: 'pl',
    usual: () => false,
    data: () => ({ pick: 'ref', ref: { to: 'that', by: ['reveal', 'reveal-until', 'revealed'] } }),
  }),
];

const NUMBER: Quantity = { amount: 'done', unit: 'number' };

const counting: Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'count',
    subject: 'player',
    template: 'count~ the number of {what:np}',
    wording: { all: 'plain', counted: true },
    data: ({ what }) => ({ do: 'count', what }),
    examples: ['Count the number of cards you have in play. Draw cards equal to that number.'],
  }),
  definePhrase({
    slot: 'measure',
    name: 'that-number',
    template: 'that number',
    data: () => NUMBER,
  }),
];

const THE_NAMED: readonly CardFilter[] = [{ is: 'the-named' }];

const named: Phrase[] = [
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-the-named',
    subject: 'cards',
    template: "(be~|'s) the named card",
    data: () => ({ if: 'matches', filter: THE_NAMED }),
    examples: [
      "Name a card, then reveal the top card of your deck. If it's the named card, put that card into your hand.",
    ],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'with-that-name',
    template: 'with (that|the named) name',
    data: () => ({ filter: THE_NAMED }),
  }),
];

export const THIS_WAY: readonly Phrase[] = [...done, ...counting, ...named];
