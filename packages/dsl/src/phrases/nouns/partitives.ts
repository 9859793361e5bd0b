/** Some out of cards that were spoken of ("one of those beasts"), and cards that lay under one that has left. */
import type { CardSelector, Range } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Determiner, Modifier } from '../../syntax/syntax.ts';
import { asTheyWere, nowOf } from '../past-standing.ts';
import { select } from './nouns.ts';

type Known = Extract<CardSelector, { pick: 'ref' }>;

const THE: Determiner = { pick: 'ref', ref: { to: 'that' }, definite: true };
const one: Range = { min: 1, max: 1 };

/** Some of these cards. */
const someOf = ({ ref, filter = [] }: Known, range: Range): CardSelector => ({
  pick: 'some',
  range,
  filter,
  from: ref,
});

/** Whether cards can be parted: "them" and "the rest" have words of their own. */
const isParted = (ref: Known['ref']): boolean => ref.to === 'that' || ref.to === 'under';

const KINDS = [
  ['one', 'one', () => one, (range: Range) => range.min === 1 && range.max === 1 && {}],
  [
    'so-many',
    '{n:amount}',
    ({ n }: { n: Range['min'] }) => ({ min: n, max: n }),
    ({ min, max }: Range) => JSON.stringify(min) === JSON.stringify(max) && { n: min },
  ],
  [
    'up-to',
    'up to {n:amount}',
    ({ n }: { n: Range['min'] }) => ({ min: 0, max: n }),
    ({ min, max }: Range) => min === 0 && max !== 'any' && { n: max },
  ],
  [
    'any-number',
    'any number',
    () => ({ min: 0, max: 'any' as const }),
    ({ min, max }: Range) => min === 0 && max === 'any' && {},
  ],
] as const;

export const PARTITIVES: readonly Phrase[] = [
  ...KINDS.map(([name, words, range, parts]) =>
    definePhrase({
      slot: 'np',
      name: `${name}-of-them`,
      yieldsTo: ['pronominal', 'determined'],
      template: `${words} of {cards:np}` as '{n:amount} of {cards:np}',
      number: () => (name === 'one' ? 'sg' : 'pl'),
      usual: () => name === 'one',
      build: ({ n, cards }) =>
        cards.pick === 'ref' && !cards.from && !cards.was && isParted(cards.ref)
          ? someOf(cards, range({ n }))
          : undefined,
      split: (s) => {
        if (s.pick !== 'some' || !s.from || !('to' in s.from) || !isParted(s.from)) return undefined;
        const found = parts(s.range);
        const cards: CardSelector = {
          pick: 'ref',
          ref: s.from,
          ...(s.filter.length > 0 && { filter: s.filter }),
        };
        return found ? ({ ...found, cards } as never) : undefined;
      },
    }),
  ),
  definePhrase({
    slot: 'np',
    name: 'that-were-under',
    template: '{determiner:determiner} {group:group} that (was|were|lay) under {top:np}',
    build: ({ determiner, group, top }) => {
      const was = asTheyWere(top);
      const { card: _, ...said } = group;
      const cards = select(determiner, said);
      if (!was || !cards || ('from' in cards && cards.from)) return undefined;
      const ref = { to: 'under', top: was } as const;
      if (cards.pick === 'some') return { ...cards, from: ref };
      if (cards.pick !== 'each' && !determiner.definite) return undefined;
      const { filter = [] } = cards as { readonly filter?: Modifier['filter'] };
      return { pick: 'ref', ref, ...(filter.length > 0 && { filter }) };
    },
    split: (s) => {
      const ref = s.pick === 'ref' ? s.ref : s.pick === 'some' ? s.from : undefined;
      if (!ref || !('to' in ref) || ref.to !== 'under') return undefined;
      const top = nowOf(ref.top);
      if (!top) return undefined;
      const { filter = [] } = s as { readonly filter?: Modifier['filter'] };
      return [{ filter, card: true as const }, { filter }].flatMap((group) =>
        s.pick === 'some'
          ? { determiner: { pick: s.pick, range: s.range }, group, top }
          : [
              { determiner: { pick: 'each' as const }, group, top },
              { determiner: THE, group, top },
            ],
      );
    },
  }),
];
