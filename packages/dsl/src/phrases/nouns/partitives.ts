/** Some out of cards that were spoken of ("one of those beasts"), and cards that lay under one that has left. */
import type { CardFilter, CardSelector, Range, Reference, ZoneSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Determiner, Modifier } from '../../syntax/syntax.ts';
import { rangeOf, saidRange, UP_TO } from '../numbers/ranges.ts';
import { asTheyWere, nowOf } from '../past-standing.ts';
import { select } from './nouns.ts';

type Known = Extract<CardSelector, { pick: 'ref' }>;

const THE: Determiner = { pick: 'ref', ref: { to: 'that' }, definite: true };
const one = { min: 1, max: 1 } as const;

/** Some of these cards. */
const someOf = ({ ref, filter = [], from }: Known, range: Range): CardSelector =>
  from
    ? { pick: 'some', range, filter: [{ is: 'ref', ref }, ...filter], from }
    : { pick: 'some', range, filter, from: ref };

/** Whether cards can be parted: "them" and "the rest" have words of their own. */
const isParted = (ref: Known['ref']): boolean => ref.to === 'that' || ref.to === 'under';

/** What cards were under another, of which kinds, and the zone they must be in by now. */
function underOf(s: Extract<CardSelector, { pick: 'ref' | 'some' }>): {
  readonly ref?: Reference;
  readonly filter: readonly CardFilter[];
  readonly from?: ZoneSelector;
} {
  const { filter = [] } = s;
  if (s.pick === 'ref') return { ref: s.ref, filter, ...(s.from && { from: s.from }) };
  if (s.from && 'to' in s.from) return { ref: s.from, filter };
  const [first, ...rest] = filter;
  return first?.is === 'ref' && s.from ? { ref: first.ref, filter: rest, from: s.from } : { filter };
}

/** Some of what was spoken of, as an np: the range and the cards, if it is that. */
function partsOf(s: CardSelector): { range: Range; cards: CardSelector } | undefined {
  if (s.pick !== 'some') return undefined;
  const { ref, filter, from } = underOf(s);
  if (!ref || !isParted(ref)) return undefined;
  const cards: CardSelector = {
    pick: 'ref',
    ref,
    ...(filter.length > 0 && { filter }),
    ...(from && { from }),
  };
  return { range: s.range, cards };
}

const part = (cards: CardSelector, range: Range): CardSelector | undefined =>
  cards.pick === 'ref' && !cards.was && isParted(cards.ref) ? someOf(cards, range) : undefined;

const SOME = { one, 'any number': { min: 0, max: 'any' } } as const;

export const PARTITIVES: readonly Phrase[] = [
  definePhrase({
    slot: 'np',
    name: 'some-of-them',
    yieldsTo: ['pronominal', 'determined'],
    template: '{range:one|any number} of {cards:np}',
    words: { range: SOME },
    number: ({ range }) => (range === 'one' ? 'sg' : 'pl'),
    usual: (s) => s.pick === 'some' && s.range.max === 1,
    build: ({ range, cards }) => part(cards, range),
    split: (s) => partsOf(s) as { range: (typeof SOME)['one']; cards: CardSelector } | undefined,
  }),
  definePhrase({
    slot: 'np',
    name: 'so-many-of-them',
    yieldsTo: ['pronominal', 'determined', 'some-of-them'],
    template: '{upTo:up to|} {n:amount} of {cards:np}',
    words: { upTo: UP_TO },
    number: 'pl',
    usual: () => false,
    build: ({ upTo, n, cards }) => part(cards, rangeOf(upTo, n)),
    split: (s) => {
      const parts = partsOf(s);
      const said = parts && saidRange(parts.range);
      return said && { ...said, cards: parts.cards };
    },
  }),
  definePhrase({
    slot: 'np',
    name: 'that-were-under',
    // Of a card that has left, "from under it" says the same.
    template:
      '{determiner:determiner} {group:group} (that were|that was|that lay|from) under {top:np} [{from:origin}]',
    build: ({ determiner, group, top, from }) => {
      const was = asTheyWere(top);
      const { card: _, ...said } = group;
      const cards = select(determiner, said);
      if (!was || !cards || ('from' in cards && cards.from)) return undefined;
      const ref = { to: 'under', top: was } as const;
      if (cards.pick === 'some')
        return from
          ? { ...cards, filter: [{ is: 'ref', ref }, ...cards.filter], from }
          : { ...cards, from: ref };
      if (cards.pick !== 'each' && !determiner.definite) return undefined;
      const { filter = [] } = cards as { readonly filter?: Modifier['filter'] };
      return { pick: 'ref', ref, ...(filter.length > 0 && { filter }), ...(from && { from }) };
    },
    split: (s) => {
      if (s.pick !== 'ref' && s.pick !== 'some') return undefined;
      const { ref, filter, from } = underOf(s);
      const top = ref?.to === 'under' ? nowOf(ref.top) : undefined;
      if (!top) return undefined;
      const rest = { top, ...(from && { from }) };
      return [{ filter, card: true as const }, { filter }].flatMap((group) =>
        s.pick === 'some'
          ? { determiner: { pick: s.pick, range: s.range }, group, ...rest }
          : [
              { determiner: { pick: 'each' as const }, group, ...rest },
              { determiner: THE, group, ...rest },
            ],
      );
    },
  }),
];
