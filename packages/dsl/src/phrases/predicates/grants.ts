/** Keywords and abilities that are printed or gained. */
import type { KeywordForm, Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { SlotValue } from '../../phrase/slots.ts';

const formsOf = (keyword: string, { lexicon }: { readonly lexicon: Lexicon }): readonly KeywordForm[] =>
  lexicon.keywords?.find(({ id }) => id === keyword)?.forms ?? [];

const grants: Phrase[] = [
  definePhrase({
    slot: 'grant',
    name: 'plain',
    template: '{keyword:keyword-none}',
    data: ({ keyword }) => ({ keyword: keyword as never }),
  }),
  definePhrase({
    slot: 'grant',
    name: 'signed',
    template: '{keyword:keyword-signed} {value:signed}',
    data: ({ keyword, value }) => ({ keyword: keyword as never, value }),
  }),
  // What is paid is said with or without its symbol, or is a cost of another kind, as the keyword has it.
  definePhrase({
    slot: 'grant',
    name: 'number',
    template: '{keyword:keyword-number} ({value:integer} [{resource:resource}]|: {cost:costs})',
    build: ({ keyword, value, resource, cost }, context) => {
      const form = cost ? 'cost' : resource === undefined ? 'number' : 'resource';
      if (!formsOf(keyword, context).includes(form)) return undefined;
      return (cost ? { keyword, cost } : { keyword, value }) as never;
    },
    split: ({ keyword, value, cost, variant }, context) => {
      const forms = formsOf(keyword, context);
      if (variant || (cost !== undefined && value !== undefined)) return undefined;
      if (cost) return (forms.includes('cost') && { keyword, cost }) as never;
      if (typeof value !== 'number') return undefined;
      const symbols = forms.includes('resource') ? (context.lexicon.symbols ?? []) : [];
      return [
        ...(forms.includes('number') ? [{ keyword, value }] : []),
        ...symbols.flatMap(({ resource }) => (resource ? [{ keyword, value, resource }] : [])),
      ] as never;
    },
  }),
  definePhrase({
    slot: 'grant',
    name: 'variant',
    template: '{variant:variant} {grant:grant}',
    // One variant, not several.
    build: ({ variant, grant }) => (grant.variant === undefined ? { ...grant, variant } : undefined),
    split: ({ variant, ...grant }) => variant !== undefined && { variant, grant },
  }),
];

/** Whether it is one keyword or one ability. */
const isOne = ({ keywords, abilities = [] }: SlotValue<'grants'>): boolean =>
  keywords.length + abilities.length === 1;

const lists: Phrase[] = [
  definePhrase({
    slot: 'grant-list',
    name: 'one',
    template: '{first:grant}',
    data: ({ first }) => [first],
  }),
  definePhrase({
    slot: 'grant-list',
    name: 'more',
    template: '{first:grant} , {rest:grant-list}',
    data: ({ first, rest }) => [first, ...rest],
  }),
  definePhrase({
    slot: 'grants',
    name: 'keyword',
    template: '{a:grant}',
    data: ({ a }) => ({ keywords: [a] }),
  }),
  definePhrase({
    slot: 'grants',
    name: 'ability',
    template: '{ability:quoted}',
    data: ({ ability }) => ({ keywords: [], abilities: [ability] }),
  }),
  definePhrase({
    slot: 'grants',
    name: 'two',
    template: '{a:grant} and {b:grants}',
    build: ({ a, b }) => (isOne(b) ? { ...b, keywords: [a, ...b.keywords] } : undefined),
    split: ({ keywords: [a, ...keywords], ...rest }) => {
      const b = { keywords, ...rest };
      return a && isOne(b) && { a, b };
    },
  }),
  definePhrase({
    slot: 'grants',
    name: 'several',
    template: '{list:grant-list} , and {last:grants}',
    build: ({ list, last }) =>
      list.length > 1 && isOne(last) ? { ...last, keywords: [...list, ...last.keywords] } : undefined,
    split: ({ keywords, ...rest }) => {
      const last = keywords.slice(rest.abilities ? keywords.length : -1);
      const list = keywords.slice(0, keywords.length - last.length);
      const granted = { keywords: last, ...rest };
      return list.length > 1 && isOne(granted) && { list, last: granted };
    },
  }),
];

/** All abilities of cards, or one by its name: lost, or gained from other cards. */
const wholeAbilities: Phrase[] = [
  definePhrase({
    slot: 'predicate',
    name: 'lose-all-abilities',
    subject: 'cards',
    lasts: true,
    // What is gained while it lasts is lost as well.
    template:
      "lose~ (all abilities|all their abilities|all of their abilities|all abilities and can't gain abilities|all abilities and can't gain any abilities)",
    data: () => ({ do: 'lose-abilities' }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'lose-named-ability',
    subject: 'cards',
    lasts: true,
    template: 'lose~ the {ability:name} ability',
    data: ({ ability }) => ({ do: 'lose-abilities', ability }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain-all-abilities',
    subject: 'cards',
    lasts: true,
    template: 'gain~ (the abilities|all abilities|all the abilities|all of the abilities) of {of:np}',
    data: ({ of }) => ({ do: 'gain-abilities', of }),
  }),
  definePhrase({
    slot: 'predicate',
    name: 'gain-named-ability',
    subject: 'cards',
    lasts: true,
    template: 'gain~ the {ability:name} ability of {of:np}',
    data: ({ ability, of }) => ({ do: 'gain-abilities', ability, of }),
  }),
];

export const GRANTS: readonly Phrase[] = [...grants, ...lists, ...wholeAbilities];
