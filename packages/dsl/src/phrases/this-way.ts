import type { CardFilter, Condition, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import type { Counted } from '../syntax/syntax.ts';

const DEEDS = ['discarded', 'moved', 'returned', 'drawn', 'played', 'revealed'];
/** The deeds that "you" can have done. */
const OWN_DEEDS = ['discarded', 'moved', 'returned'];

function doneCards(q: Quantity, done: string): readonly CardFilter[] | undefined {
  return typeof q === 'object' && q.amount === 'done-cards' && q.done === done ? q.filter : undefined;
}

/** The condition that something was done to this many cards. */
function soManyDone({ of, cmp, value }: Counted, done: string): Condition | undefined {
  if (of.pick !== 'each' || of.from) return undefined;
  return { if: 'compare', left: { amount: 'done-cards', done, filter: of.filter }, cmp, right: value };
}

function countedDone(c: Condition, done: string): { cards: Counted } | undefined {
  if (c.if !== 'compare') return undefined;
  const filter = doneCards(c.left, done);
  return filter && { cards: { cmp: c.cmp, value: c.right, of: { pick: 'each', filter } } };
}

const counted = (done: string): Phrase[] => [
  definePhrase({
    slot: 'each',
    name: `${done}-this-way`,
    template: `{group:group} ${done} this way` as '{group:group}',
    number: 'sg',
    wording: { outside: true },
    build: ({ group }) => (group.from ? undefined : { amount: 'done-cards', done, filter: group.filter }),
    split: (q) => {
      const filter = doneCards(q, done);
      return filter && { group: { filter } };
    },
    ...(done === 'discarded' && {
      examples: ['Discard your hand, then draw a card for each card discarded this way.'],
    }),
  }),
  // "If any … cards were moved this way", "if a … card is discarded this way".
  definePhrase({
    slot: 'condition',
    name: `is-${done}-this-way`,
    template: `{cards:counted} (be~|were~) ${done} this way` as '{cards:counted}',
    wording: { outside: true },
    build: ({ cards }) => soManyDone(cards, done),
    split: (c) => countedDone(c, done),
  }),
];

/** "If you discarded a … card": a deed of whoever acted before. */
const byYou = (done: string): Phrase =>
  definePhrase({
    slot: 'condition',
    name: `you-${done}`,
    yieldsTo: [`is-${done}-this-way`],
    template: `you ${done} {cards:counted} [this way]` as '{cards:counted}',
    usual: () => false,
    wording: { outside: true },
    build: ({ cards }) => soManyDone(cards, done),
    split: (c) => countedDone(c, done),
  });

/** "For each card you moved": the same as a count. */
const eachByYou = (done: string): Phrase =>
  definePhrase({
    slot: 'each',
    name: `you-${done}`,
    template: `{group:group} you ${done} [this way]` as '{group:group}',
    number: 'sg',
    usual: () => false,
    wording: { outside: true },
    build: ({ group }) => (group.from ? undefined : { amount: 'done-cards', done, filter: group.filter }),
    split: (q) => {
      const filter = doneCards(q, done);
      return filter && { group: { filter } };
    },
    ...(done === 'returned' && {
      examples: ['Return all cards from your discard to your hand. Draw a card for each card you returned.'],
    }),
  });

/**
 * "The returned beast": the nearest antecedent that was returned.
 *
 * @param done the participle, which is also the kind of event
 * @param by the kinds of effect that do it
 */
export function theDone(done: string, ...by: readonly string[]): Phrase {
  const that = { pick: 'ref', ref: { to: 'that', by: [...by, done] } } as const;
  return definePhrase({
    slot: 'determiner',
    name: `the-${done}`,
    template: `(the ${done}|the ${done})` as 'the done',
    number: (_parts, variant) => (variant === 0 ? 'sg' : 'pl'),
    data: () => that,
  });
}

/**
 * The rows about what an effect of the game did to cards: "each card {done} this way".
 *
 * @param done the participle, which is also the kind of event
 * @param by the kind of effect that does it
 */
export function deedPhrases(done: string, by: string): Phrase[] {
  return [...counted(done), byYou(done), theDone(done, by)];
}

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
  definePhrase({
    slot: 'predicate',
    name: 'pay-that-less-next',
    subject: 'player',
    template: 'pay~ that amount of {resource:resource} less for the next {group:group} {who:player} play~',
    build: ({ group, who }) =>
      group.from || !equal(who, { who: 'you' })
        ? undefined
        : {
            do: 'change-cost',
            by: { amount: 'minus', of: NUMBER },
            for: group.filter,
            action: 'play' as never,
            uses: 1,
          },
    split: (e, { lexicon }) => {
      if (e.do !== 'change-cost' || e.uses !== 1 || !e.for || 'pick' in e.for) return undefined;
      if (!equal(e.by, { amount: 'minus', of: NUMBER })) return undefined;
      const { for: filter } = e;
      const resources = (lexicon.symbols ?? []).flatMap((symbol) => symbol.resource ?? []);
      return resources.map((resource) => ({ resource, group: { filter }, who: { who: 'you' } as const }));
    },
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

export const THIS_WAY: readonly Phrase[] = [
  ...DEEDS.flatMap(counted),
  ...OWN_DEEDS.map(byYou),
  // Moves within play are not counted yet: only cards that left play are.
  ...OWN_DEEDS.filter((done) => done !== 'moved').map(eachByYou),
  ...counting,
  ...named,
];
