import type { CardSelector, PlayerSelector } from '@cardwright/core/data';
import { choice } from '../phrase/choice.ts';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import type { DecomposeContext } from '../skeleton/context.ts';
import { equal } from '../syntax/equal.ts';
import type { Predicate } from '../syntax/syntax.ts';
import { isPlaced } from './filters.ts';
import { BOUNDS } from './numbers/amounts.ts';
import { fromParty, fromSeveral, isSeveral, toParty } from './triggers/statements.ts';

const ANY = { pick: 'any', filter: [] } as const;

const HANDS = (['you', 'that-player'] as const).map((who) => ({ zone: 'hand', of: { who } }) as const);

/** Removes the hand from a selector, and its owner: discarded cards always come from one. */
function withoutHand(card: CardSelector): { card: CardSelector; player?: PlayerSelector } {
  const hand = 'from' in card ? HANDS.find((one) => equal(one, card.from)) : undefined;
  if (!hand) return { card };
  const { from: _, ...rest } = card as CardSelector & { from: unknown };
  return { card: rest as CardSelector, player: hand.of };
}

const past: Phrase[] = [
  definePhrase({
    slot: 'event-predicate',
    name: 'leave-play',
    subject: 'cards',
    template: 'leave~ play',
    data: () => ({ on: 'left-play' }),
    examples: ['When this card leaves play, draw a card.'],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'discard-together',
    subject: 'player',
    notPast: true,
    template: 'discard~ {n:integer} or more cards',
    build: ({ n }) => (n === 1 ? { on: 'discarded', together: true } : undefined),
    split: (e) => e.on === 'discarded' && e.together && !e.card && !e.given && { n: 1 },
    examples: ['Whenever an opponent discards 1 or more cards, draw a card for each card discarded.'],
  }),
  definePhrase({
    slot: 'each',
    name: 'card-discarded',
    template: 'card discarded',
    data: () => ({ amount: 'done', unit: 'cards' }),
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'discard',
    subject: 'player',
    template: 'discard~ {card:np}',
    build: ({ card: said }) => {
      const { card, player } = withoutHand(said);
      const party = toParty(card);
      return (
        party && {
          on: 'discarded',
          ...(player && { player }),
          ...(!equal(party, ANY) && { card: party }),
          ...(isSeveral(card) && { together: true }),
        }
      );
    },
    usual: (e) => !e.together || e.card !== undefined,
    split: (e) =>
      e.on === 'discarded' &&
      !e.given &&
      (e.together ? fromSeveral : fromParty)(e.card ?? ANY).flatMap((card) => [
        { card },
        ...HANDS.map((from) => ({ card: { ...card, from } as CardSelector })),
      ]),
    examples: [
      'Whenever an opponent discards a card from their hand, draw a card.',
      'Whenever you discard a card, draw a card.',
      'Whenever you discard one or more cards, draw a card.',
    ],
  }),
  definePhrase({
    slot: 'event-predicate',
    name: 'be-played',
    subject: 'cards',
    template: 'be~ played',
    usual: () => false,
    data: () => ({ on: 'played' }),
  }),
];

/** A cost as one that was spoken of. */
const THE_SAME = {
  'the same cost': '=',
  'the same cost or less': '<=',
  'the same cost or fewer': '<=',
  'equal or lower cost': '<=',
  'equal or lesser cost': '<=',
  'the same cost or more': '>=',
  'the same cost or greater': '>=',
  'equal or higher cost': '>=',
  'equal or greater cost': '>=',
} as const;

const THAT_COST = { amount: 'cost', of: { pick: 'ref', ref: { to: 'that' } } } as const;

const traits: Phrase[] = [
  definePhrase({
    slot: 'condition-predicate',
    name: 'have-stat',
    subject: 'cards',
    template: `have~ {n:amount} {stat:stat} {cmp:${choice(BOUNDS)}}`,
    words: { cmp: BOUNDS },
    data: ({ n, stat, cmp }) => ({
      if: 'matches',
      filter: [{ is: 'stat', stat: stat as never, cmp, value: n }],
    }),
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'is-named',
    subject: 'cards',
    template: "(be~|'s) named {name:name}",
    data: ({ name }) => ({ if: 'matches', filter: [{ is: 'named', name }] }),
  }),
  definePhrase({
    slot: 'determiner',
    name: 'the',
    // "The beast", "the cards in your hand"; "the other beast" is the one that was said to be another.
    template: '(the|the)',
    usual: () => false,
    number: (_parts, variant) => (variant === 0 ? 'sg' : 'pl'),
    build: () => ({ pick: 'ref', ref: { to: 'that' }, definite: true }),
    split: (d) =>
      (equal(d, { pick: 'ref', ref: { to: 'that' } }) ||
        equal(d, { pick: 'ref', ref: { to: 'other' } }) ||
        equal(d, { pick: 'each' })) &&
      {},
  }),
  definePhrase({
    slot: 'determiner',
    name: 'another-n-chosen',
    template: 'another {n:amount} chosen',
    number: 'pl',
    data: ({ n }) => ({ pick: 'chosen', range: { min: n, max: n }, filter: [{ is: 'other' }] }),
    when: ({ n }) => n !== 1,
  }),
  definePhrase({
    slot: 'modifier',
    name: 'without-keyword',
    template: 'without {keyword:keyword}',
    data: ({ keyword }) => ({
      filter: [{ is: 'not', filter: { is: 'keyword', keyword: keyword as never } }],
    }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'same-name',
    template: 'with the same name',
    data: () => ({ filter: [{ is: 'same-name', as: { to: 'that' } }] }),
  }),
  definePhrase({
    slot: 'modifier',
    name: 'different-name',
    template: 'with a different name',
    data: () => ({ filter: [{ is: 'not', filter: { is: 'same-name', as: { to: 'that' } } }] }),
    examples: ['Choose a card in your hand. Play a card with a different name for free.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'same-name-as',
    yieldsTo: ['same-name'],
    template: 'with the same name as {as:np}',
    build: ({ as }) => {
      if (isPlaced(as)) return undefined;
      if (as.pick === 'top' || as.pick === 'both') return undefined;
      if (as.pick !== 'ref') return { filter: [{ is: 'same-name', as }] };
      return { filter: [{ is: 'same-name', as: as.ref, ...(as.filter && { filter: as.filter }) }] };
    },
    split: ({ filter, from }) => {
      const [only, more] = filter;
      if (from || more || only?.is !== 'same-name') return undefined;
      if ('pick' in only.as) return { as: only.as };
      return { as: { pick: 'ref' as const, ref: only.as, ...(only.filter && { filter: only.filter }) } };
    },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'same-cost',
    yieldsTo: ['cost-against-measure'],
    template: `with {cmp:${choice(THE_SAME)}}`,
    words: { cmp: THE_SAME },
    data: ({ cmp }) => ({ filter: [{ is: 'cost', cmp, value: THAT_COST }] }),
  }),
  definePhrase({
    slot: 'condition-predicate',
    name: 'costs',
    yieldsTo: ['is-a'],
    subject: 'cards',
    template: `(cost~|have~ cost|had cost) {n:amount} {cmp:${choice(BOUNDS)}}`,
    words: { cmp: BOUNDS },
    usual: () => false,
    data: ({ n, cmp }) => ({ if: 'matches', filter: [{ is: 'cost', cmp, value: n }] }),
  }),
];

const said: Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'have-somebody-do',
    subject: 'you',
    causes: true,
    template: 'have {player:player} {predicate:predicate}',
    usual: () => false,
    build: ({ player, predicate }, context) => {
      const it = predicate as unknown as Predicate;
      if (it.takes !== 'player' || it.role === '')
        return void context.refuse('only players are made to do things');
      return { ...it.value, [it.role]: player } as never;
    },
    split: (e, context) =>
      (context as DecomposeContext)
        .predicates('predicate', e as never)
        .filter((p) => p.takes === 'player' && p.role !== '')
        .flatMap((predicate) => {
          const player = (e as unknown as Record<string, PlayerSelector>)[predicate.role];
          // biome-ignore lint/suspicious/noExplicitAny: a predicate before its subject stands in the slot of whole effects
          return player ? [{ player, predicate: predicate as any }] : [];
        }),
  }),
];

const cannotEither: Phrase[] = [
  definePhrase({
    slot: 'chain',
    name: 'cannot-either',
    yieldsTo: ['joined'],
    template: "{subject:subject} can't {a:acts} or {b:acts} [{tails:tails}]",
    build: ({ subject, a, b, tails }) => [
      { clause: { subject, predicate: cannot(a), tails: [] } },
      { glue: 'and', clause: { predicate: cannot(b), tails: tails ?? [] } },
    ],
    split: (links) => {
      const [first, second, more] = links;
      if (more || !first?.clause.subject || second?.glue !== 'and' || second.clause.subject) return undefined;
      const [a, b] = [acts(first.clause.predicate.value), acts(second.clause.predicate.value)];
      if (!a || !b || first.clause.tails.length > 0) return undefined;
      const { tails } = second.clause;
      return { subject: first.clause.subject, a, b, ...(tails.length > 0 && { tails }) };
    },
  }),
];

/** "Your cards lose Haste and Armor": the verb is said once. */
const loseBoth: Phrase = definePhrase({
  slot: 'chain',
  name: 'lose-two-keywords',
  template: '{subject:subject} lose~ {a:keyword} and {b:keyword} [{tails:tails}]',
  build: ({ subject, a, b, tails }) => [
    { clause: { subject, predicate: losing(a), tails: [] } },
    { glue: 'and', clause: { predicate: losing(b), tails: tails ?? [] } },
  ],
  split: (links) => {
    const [first, second, more] = links;
    if (more || !first?.clause.subject || second?.glue !== 'and' || second.clause.subject) return undefined;
    const [a, b] = [first.clause.predicate.value, second.clause.predicate.value];
    if (a.do !== 'lose-keyword' || b.do !== 'lose-keyword' || !a.keyword || !b.keyword) return undefined;
    if (first.clause.tails.length > 0) return undefined;
    const { tails } = second.clause;
    return {
      subject: first.clause.subject,
      a: a.keyword,
      b: b.keyword,
      ...(tails.length > 0 && { tails }),
    };
  },
});

function losing(keyword: string) {
  return {
    value: { do: 'lose-keyword', keyword } as never,
    role: 'what',
    takes: 'cards',
    phrase: 'lose-keyword',
  } as const;
}

function cannot(value: object) {
  return {
    value: { do: 'forbid', ...value } as never,
    role: 'what',
    takes: 'cards',
    phrase: 'cannot',
  } as const;
}

function acts(value: { readonly do?: string }): never | undefined {
  if (value.do !== 'forbid' || 'by' in value) return undefined;
  const { do: _, ...rest } = value;
  return rest as never;
}

export const HISTORY: readonly Phrase[] = [...past, ...traits, ...said, ...cannotEither, loseBoth];
