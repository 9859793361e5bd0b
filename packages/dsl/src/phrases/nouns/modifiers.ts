/** "Or" and "not" between modifiers. */
import type { CardFilter } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Modifier } from '../../syntax/syntax.ts';
import { canonical, isClassFilter, isTypeFilter, without } from '../filters.ts';

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
      const denied = place ?? what;
      const [only, more] = denied?.filter ?? [];
      if (!denied || (place && what) || denied.from || !only || more || !isDenied(only)) return undefined;
      const asks = denied.asks !== undefined && { asks: denied.asks };
      return { filter: [{ is: 'not', filter: only }], ...asks };
    },
    split: ({ filter, from }) => {
      const [only, more] = filter;
      if (from || more || only?.is !== 'not' || !isDenied(only.filter)) return undefined;
      const denied = { filter: [only.filter] };
      return [{ place: denied }, { what: denied }];
    },
    examples: ['Put a card not named Otto from your discard into your hand.'],
  }),
  definePhrase({
    slot: 'modifier',
    name: 'that-is-not',
    template: "(that|who) aren't~ a/an {group:group}",
    build: ({ group: { filter, from } }) => {
      const [only, more] = filter;
      return from || !only || more ? undefined : { filter: [{ is: 'not', filter: only }] };
    },
    split: ({ filter, from }) => {
      const [only, more] = filter;
      if (from || more || only?.is !== 'not') return undefined;
      const { filter: denied } = only;
      return (isTypeFilter(denied) || isClassFilter(denied)) && { group: { filter: [denied] } };
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
