/** "Or" and "not" between modifiers. */
import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { canonical, denied, deniedIn, isClassFilter, isTypeFilter, without } from '../filters.ts';

/** What a modifier says, if it is nothing but a filter. */
const saidBy = ({ filter, from, asks }: Modifier): readonly CardFilter[] | undefined =>
  from || asks !== undefined || filter.length === 0 ? undefined : filter;

/** Modifiers that "not" may stand before; others have words of their own ("without …", "who weren't …"). */
const DENIED: ReadonlySet<string> = new Set(['named', 'state']);

const isDenied = (filter: CardFilter): boolean =>
  filter.is === 'any'
    ? filter.of.every(([one, more]) => one !== undefined && !more && one.is === 'named')
    : DENIED.has(filter.is);

export const JOINED_MODIFIERS: readonly Phrase[] = [
  // "With cost 2 or less or with no damage": what is said after them is said of both.
  definePhrase({
    slot: 'modifiers',
    name: 'either',
    yieldsTo: ['one-modifier', 'more-modifier', 'one-place', 'more-place'],
    template: '{a:modifier} or {b:modifier} [{rest:modifiers}]',
    build: ({ a, b, rest }) => {
      const [first, second] = [saidBy(a), saidBy(b)];
      if (!first || !second) return undefined;
      const filter = canonical([{ is: 'any', of: [first, second] }, ...(rest?.filter ?? [])]);
      return { filter, ...(rest?.from && { from: rest.from }) };
    },
    split: ({ filter, from }) =>
      filter.flatMap((one, i) => {
        if (one.is !== 'any' || one.of.length !== 2) return [];
        const [a, b] = [{ filter: one.of[0]! }, { filter: one.of[1]! }];
        const rest = without(filter, i);
        return rest.length > 0 || from
          ? [{ a, b, rest: { filter: rest, ...(from && { from }) } }]
          : [{ a, b }];
      }),
    examples: ['Return a card named Otto or with cost 3 or less from your discard to your hand.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'not',
    template: 'not [{place:place}] [{what:modifier}]',
    build: ({ place, what }) => {
      const said = place ?? what;
      const [only, more] = said?.filter ?? [];
      if (!said || (place && what) || said.from || !only || more || !isDenied(only)) return undefined;
      const asks = said.asks !== undefined && { asks: said.asks };
      return { filter: [{ is: 'not', filter: only }], ...asks };
    },
    split: ({ filter, from }) => {
      const [only, more] = filter;
      if (from || more || only?.is !== 'not' || !isDenied(only.filter)) return undefined;
      const said = { filter: [only.filter] };
      return [{ place: said }, { what: said }];
    },
    examples: ['Put a card not named Otto from your discard into your hand.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'that-is-not',
    template: "(that|who) aren't~ a/an {group:group}",
    build: ({ group: { filter, from } }) =>
      from || filter.length === 0 ? undefined : { filter: [denied(filter)] },
    split: ({ filter, from }) => {
      const what = from ? undefined : deniedIn(filter);
      return what?.every((one) => isTypeFilter(one) || isClassFilter(one)) && { group: { filter: what } };
    },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'that-is-there',
    template: "(that|who) {is:be~|aren't~} {place:place}",
    words: { is: { be: true, "aren't": false } },
    build: ({ is, place: { filter, from, asks } }) => {
      if (from || filter.length === 0) return undefined;
      return { filter: is ? filter : [denied(filter)], ...(asks !== undefined && { asks }) };
    },
    usual: () => false,
    split: ({ filter, from }) => {
      if (from) return undefined;
      const not = deniedIn(filter);
      return [{ is: true, place: { filter } }, ...(not ? [{ is: false, place: { filter: not } }] : [])];
    },
  }),
  definePhrase({
    slot: 'modifier',
    name: 'that-are-not-of-class',
    template: "(that|who) aren't {classification:classification-plural}",
    data: ({ classification }) => ({
      filter: [{ is: 'not', filter: { is: 'classification', classification } }],
    }),
    usual: () => false,
  }),
];
