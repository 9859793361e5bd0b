import type { PlayerSelector, Quantity } from '@cardwright/core';
import { holding } from '@cardwright/dsl';

const loreOf = (of: PlayerSelector): Quantity => ({ amount: 'player-stat', stat: 'lore', of });
const readLore = (quantity: Quantity): PlayerSelector | undefined =>
  typeof quantity === 'object' && quantity.amount === 'player-stat' && quantity.stat === 'lore'
    ? quantity.of
    : undefined;

/** How players stand in lore: against a number, against each other, and who has the most. */
export const loreStandings = [
  ...(
    [
      ['or-more', 'or more', '>='],
      ['or-less', '(or less|or fewer)', '<='],
    ] as const
  ).flatMap(([name, words, cmp]) =>
    holding({
      name: `lore-${name}`,
      template: `{n:integer} ${words} lore`,
      build: ({ n }: { n: number }, who) => ({ if: 'compare', left: loreOf(who), cmp, right: n }),
      read: (c) => {
        const who = c.if === 'compare' && c.cmp === cmp ? readLore(c.left) : undefined;
        return who && c.if === 'compare' && typeof c.right === 'number'
          ? [{ who, parts: { n: c.right } }]
          : [];
      },
      ...(cmp === '>=' && {
        examples: ['While an opponent has 10 or more lore, this character gets +6 {S}.'],
      }),
    }),
  ),
  ...holding({
    name: 'no-lore',
    template: 'no lore',
    build: (_parts, who) => ({ if: 'compare', left: loreOf(who), cmp: '=', right: 0 }),
    read: (c) => {
      const who = c.if === 'compare' && c.cmp === '=' && c.right === 0 ? readLore(c.left) : undefined;
      return who ? [{ who, parts: {} }] : [];
    },
  }),
  ...(
    [
      ['more', 'more', '>'],
      ['less', '(less|fewer)', '<'],
    ] as const
  ).flatMap(([name, words, cmp]) =>
    holding({
      name: `${name}-lore-than`,
      template: `${words} lore than {than:player}`,
      build: ({ than }: { than: PlayerSelector }, who) => ({
        if: 'compare',
        left: loreOf(who),
        cmp,
        right: loreOf(than),
      }),
      read: (c) => {
        if (c.if !== 'compare' || c.cmp !== cmp) return [];
        const [who, than] = [readLore(c.left), readLore(c.right)];
        return who && than ? [{ who, parts: { than } }] : [];
      },
      ...(cmp === '>' && {
        examples: [
          'If an opponent has more lore than you, draw a card.',
          'Each opponent with more lore than you loses 1 lore.',
        ],
      }),
    }),
  ),
  ...(
    [
      ['most', 'most'],
      ['least', 'fewest'],
    ] as const
  ).flatMap(([word, is]) =>
    holding({
      name: `the-${word}-lore`,
      template: `the ${word} lore`,
      build: (_parts, who) => ({ if: 'extreme', is, of: loreOf(who) }),
      read: (c) => {
        const who = c.if === 'extreme' && c.is === is ? readLore(c.of) : undefined;
        return who ? [{ who, parts: {} }] : [];
      },
      onlyTrait: true,
    }),
  ),
];
