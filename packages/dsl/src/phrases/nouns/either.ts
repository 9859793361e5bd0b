/** "Or" between kinds of cards and between noun phrases: cards of either kind are picked from. */
import type { CardFilter, CardSelector } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { isTypeFilter } from '../filters.ts';
import { divide, select } from './nouns.ts';
import { isSaidTwice, parted, waysOf } from './ways.ts';

type Picked = Extract<CardSelector, { pick: 'some' | 'chosen' | 'each' }>;

const either = (of: readonly (readonly CardFilter[])[]): readonly CardFilter[] => [{ is: 'any', of }];

/** Words that tell whose or which cards: said of one kind, they might be meant of the other. */
const says = (filter: readonly CardFilter[], is: string): boolean => filter.some((one) => one.is === is);

/** What cards of any type have: after a list of types it is said of all of them. */
const OF_ANY_TYPE: ReadonlySet<string> = new Set(['cost', 'named', 'same-name', 'happened', 'done']);

/** "Beast or relic with cost 2" is one kind, and cannot say that any beast is meant. */
function readsAsOne(first: readonly CardFilter[], rest: readonly CardFilter[]): boolean {
  const more = waysOf(rest)[0]!.filter((one) => !isTypeFilter(one));
  return first.every(isTypeFilter) && more.every(({ is }) => OF_ANY_TYPE.has(is));
}

const isPicked = (one: CardSelector): one is Picked =>
  one.pick === 'some' || one.pick === 'chosen' || one.pick === 'each';

/** Cards of which either kind is picked, if they are picked the same way from the same place. */
function joined(a: CardSelector | undefined, b: CardSelector): CardSelector | undefined {
  if (!a || !isPicked(a) || !isPicked(b)) return undefined;
  // "Up to 2 beasts or up to 2 relics" are two of one kind, not one of each.
  if (b.pick !== 'each' && b.range.max !== 1) return undefined;
  const from = 'from' in b ? b.from : undefined;
  // "A relic card or a site card from your discard": the zone applies to both, unless the first says where it is.
  const first = 'from' in a || !from || says(a.filter, 'of') || says(a.filter, 'state') ? a : { ...a, from };
  if (!equal({ ...first, filter: [] }, { ...b, filter: [] })) return undefined;
  return { ...b, filter: either([a.filter, ...waysOf(b.filter)]) } as CardSelector;
}

export const EITHER: readonly Phrase[] = [
  definePhrase({
    slot: 'group',
    name: 'one',
    // "Beasts or relics" are one kind: what follows is said of both.
    outranks: ['either'],
    template: '{only:kind}',
    data: ({ only }) => only,
  }),
  // "Relic or weary beast": each word is said of its own noun.
  definePhrase({
    slot: 'group',
    name: 'either',
    yieldsTo: ['one'],
    template: '{first:kind} or {rest:group}',
    build: ({ first, rest }, { refuse }) => {
      const ways = [first.filter, ...waysOf(rest.filter)];
      // Each has a noun of its own: "Elder or Elf beast" is one kind.
      const named = (way: readonly CardFilter[], { card }: Modifier): boolean =>
        card === true || way.some(isTypeFilter);
      if (first.from || !named(first.filter, first) || !ways.slice(1).every((way) => named(way, rest)))
        return undefined;
      if (['of', 'other'].some((is) => ways.some((way) => says(way, is))))
        return refuse('of which of them is this said? Say it of each, with "a" or "chosen" before both');
      const card = first.card && rest.card;
      return {
        filter: either(ways),
        ...(rest.from && { from: rest.from }),
        ...(card && { card }),
      } as Modifier;
    },
    split: ({ filter, from, card }, { wording }) => {
      const ways = parted(filter);
      if (!ways) return undefined;
      const nouns = card ? [true] : from || wording?.outside ? [true, false] : [false, true];
      return nouns.flatMap((said) => {
        if (!said && readsAsOne(ways.first, ways.rest)) return [];
        const noun = said && ({ card: true } as const);
        return [
          {
            first: { filter: ways.first, ...noun },
            rest: { filter: ways.rest, ...(from && { from }), ...noun },
          },
        ];
      });
    },
  }),
  // "Chosen relic or chosen beast": one of either kind.
  definePhrase({
    slot: 'np',
    name: 'either',
    yieldsTo: ['determined', 'plural'],
    usual: isSaidTwice,
    template: '{determiner:determiner} {kind:kind} or {rest:np}',
    build: ({ determiner, kind, rest }) => joined(select(determiner, kind), rest),
    split: (s) => {
      if (!isPicked(s)) return undefined;
      const ways = parted(s.filter);
      if (!ways) return undefined;
      const { from: _, ...placeless } = s as Picked & { from?: unknown };
      const rest = { ...s, filter: ways.rest } as CardSelector;
      const firsts = [placeless, s].map((one) => ({ ...one, filter: ways.first }) as CardSelector);
      return firsts
        .filter((first) => equal(joined(first, rest), s))
        .flatMap((first) => divide(first))
        .flatMap(({ determiner, group }) => {
          const ways = [group, { ...group, card: true as const }];
          return (s.from ? ways.reverse() : ways).map((kind) => ({ determiner, kind, rest }));
        });
    },
    examples: ['Put a card named Otto or a card with cost 3 or less from your discard into your hand.'],
  }),
];
