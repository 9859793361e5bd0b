/** Keywords and abilities that are printed or gained. */
import type { Ability, KeywordGrant } from '@cardwright/core';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';

function bare(grant: KeywordGrant): boolean {
  return grant.value === undefined && grant.cost === undefined && grant.variant === undefined;
}

const grants: Phrase[] = [
  definePhrase({
    slot: 'grant',
    name: 'plain',
    template: '{keyword:keyword-none}',
    build: ({ keyword }) => ({ keyword: keyword as never }),
    split: (g) => bare(g) && { keyword: g.keyword },
  }),
  ...(['number', 'signed'] as const).map((form) =>
    definePhrase({
      slot: 'grant',
      name: form,
      template:
        `{keyword:keyword-${form}} {value:${form === 'number' ? 'integer' : 'signed'}}` as '{keyword:keyword-number} {value:integer}',
      build: ({ keyword, value }) => ({ keyword: keyword as never, value }),
      split: (g) =>
        typeof g.value === 'number' && !g.cost && !g.variant && { keyword: g.keyword, value: g.value },
    }),
  ),
  definePhrase({
    slot: 'grant',
    name: 'resource',
    template: '{keyword:keyword-resource} {value:integer} {resource:resource}',
    build: ({ keyword, value }) => ({ keyword: keyword as never, value }),
    split: (g, { lexicon }) =>
      typeof g.value === 'number' &&
      !g.cost &&
      !g.variant &&
      (lexicon.symbols ?? []).flatMap((s) =>
        s.resource ? [{ keyword: g.keyword, value: g.value as number, resource: s.resource }] : [],
      ),
  }),
  definePhrase({
    slot: 'grant',
    name: 'cost',
    template: '{keyword:keyword-cost} : {cost:costs}',
    build: ({ keyword, cost }) => ({ keyword: keyword as never, cost }),
    split: (g) => g.cost && g.value === undefined && !g.variant && { keyword: g.keyword, cost: g.cost },
  }),
  definePhrase({
    slot: 'grant',
    name: 'variant',
    template: '{variant:variant} {grant:grant-plain}',
    build: ({ variant, grant }) => ({ ...grant, variant }),
    split: ({ variant, ...grant }) => variant !== undefined && { variant, grant },
  }),
];

/** A variant stands before a keyword of any form but another variant. */
const unvaried: Phrase[] = grants
  .filter((row) => row.name !== 'variant')
  .map((row) => ({ ...row, slot: 'grant-plain' }));

const lists: Phrase[] = [
  definePhrase({
    slot: 'grant-list',
    name: 'one',
    template: '{first:grant}',
    build: ({ first }) => [first],
    split: (all) => all.length === 1 && { first: all[0]! },
  }),
  definePhrase({
    slot: 'grant-list',
    name: 'more',
    template: '{first:grant} , {rest:grant-list}',
    build: ({ first, rest }) => [first, ...rest],
    split: (all) => all.length > 1 && { first: all[0]!, rest: all.slice(1) },
  }),
  definePhrase({
    slot: 'grants',
    name: 'keyword',
    template: '{a:grant}',
    build: ({ a }) => ({ keywords: [a] }),
    split: (g) => !g.abilities && g.keywords.length === 1 && { a: g.keywords[0]! },
  }),
  definePhrase({
    slot: 'grants',
    name: 'two-keywords',
    template: '{a:grant} and {b:grant}',
    build: ({ a, b }) => ({ keywords: [a, b] }),
    split: (g) => !g.abilities && g.keywords.length === 2 && { a: g.keywords[0]!, b: g.keywords[1]! },
  }),
  definePhrase({
    slot: 'grants',
    name: 'three-keywords',
    template: '{a:grant} , {b:grant} , and {c:grant}',
    build: ({ a, b, c }) => ({ keywords: [a, b, c] }),
    split: (g) =>
      !g.abilities && g.keywords.length === 3 && { a: g.keywords[0]!, b: g.keywords[1]!, c: g.keywords[2]! },
  }),
  definePhrase({
    slot: 'grants',
    name: 'ability',
    template: '{ability:quoted}',
    build: ({ ability }) => ({ keywords: [], abilities: [ability] }),
    split: (g) => g.keywords.length === 0 && only(g.abilities),
  }),
  definePhrase({
    slot: 'grants',
    name: 'keyword-and-ability',
    template: '{a:grant} and {ability:quoted}',
    build: ({ a, ability }) => ({ keywords: [a], abilities: [ability] }),
    split: (g) => {
      const ability = only(g.abilities);
      return ability && g.keywords.length === 1 && { a: g.keywords[0]!, ...ability };
    },
  }),
];

function only(abilities: readonly Ability[] | undefined): { ability: Ability } | undefined {
  return abilities?.length === 1 ? { ability: abilities[0]! } : undefined;
}

export const GRANTS: readonly Phrase[] = [...grants, ...unvaried, ...lists];
