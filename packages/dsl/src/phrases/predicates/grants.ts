/** Keywords and abilities that are printed or gained. */
import type { KeywordForm, Lexicon } from '../../lexicon/lexicon.ts';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

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
    name: 'two-keywords',
    template: '{a:grant} and {b:grant}',
    data: ({ a, b }) => ({ keywords: [a, b] }),
  }),
  definePhrase({
    slot: 'grants',
    name: 'three-keywords',
    template: '{a:grant} , {b:grant} , and {c:grant}',
    data: ({ a, b, c }) => ({ keywords: [a, b, c] }),
  }),
  definePhrase({
    slot: 'grants',
    name: 'ability',
    template: '{ability:quoted}',
    data: ({ ability }) => ({ keywords: [], abilities: [ability] }),
  }),
  definePhrase({
    slot: 'grants',
    name: 'keyword-and-ability',
    template: '{a:grant} and {ability:quoted}',
    data: ({ a, ability }) => ({ keywords: [a], abilities: [ability] }),
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
