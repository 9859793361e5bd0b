import type { Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Compared } from '../../syntax/syntax.ts';
import { inSteps, isAmount, stepsOf, type UnitSlot } from '../numbers/amounts.ts';
import { holding } from './holdings.ts';

/** A number that each player has, as text refers to it. */
export interface PlayerNumber {
  /** Part of the rows' names. */
  readonly id: string;
  /** The word for it. */
  readonly word: string;
  /** The slot of amounts of it, for "lose half their points". */
  readonly amounts?: UnitSlot;
  /** The quantity for a player, and its inverse. */
  of(player: PlayerSelector): Quantity;
  read(quantity: Quantity): PlayerSelector | undefined;
  /** The wording of a bound, if not "5 or more points"; `{n}` is its number. */
  bound?(words: string): string;
  readonly examples?: {
    readonly bound?: readonly string[];
    readonly more?: readonly string[];
    readonly measure?: readonly string[];
    readonly each?: readonly string[];
    readonly half?: readonly string[];
  };
}

/** Rows for comparing a player's number: with a constant, between players, and who has the most. */
export function playerNumber({ id, word, amounts, of, read, bound, examples = {} }: PlayerNumber): Phrase[] {
  const read1 = (c: Condition) => {
    const who = c.if === 'compare' ? read(c.left) : undefined;
    return who && c.if === 'compare' && isAmount(c.right) ? { who, cmp: c.cmp, value: c.right } : undefined;
  };
  const bounds = holding({
    name: `compared-${id}`,
    template: `{many:compared} ${word}`,
    build: ({ many: { cmp, value } }: { many: Compared }, who) => ({
      if: 'compare',
      left: of(who),
      cmp,
      right: value,
    }),
    read: (c) => {
      const found = read1(c);
      return found ? [{ who: found.who, parts: { many: { cmp: found.cmp, value: found.value } } }] : [];
    },
    ...(bound && { yieldsTo: ['measure-is-compared'] }),
    usual: (c) => !bound || c.if !== 'compare' || (c.cmp !== '>=' && c.cmp !== '<='),
    examples: examples.bound && !bound ? examples.bound : [],
  });
  // A game may say its own "5 points or more".
  const otherwise = !bound
    ? []
    : (
        [
          ['or-more', 'or more', '>='],
          ['or-less', '(or less|or fewer)', '<='],
        ] as const
      ).flatMap(([name, words, cmp]) =>
        holding({
          name: `${id}-${name}`,
          template: bound(words),
          build: ({ n }: { n: Quantity }, who) => ({ if: 'compare', left: of(who), cmp, right: n }),
          read: (c) => {
            const found = read1(c);
            return found?.cmp === cmp ? [{ who: found.who, parts: { n: found.value } }] : [];
          },
          ...(cmp === '>=' && examples.bound && { examples: examples.bound }),
        }),
      );
  const none = holding({
    name: `no-${id}`,
    template: `no ${word}`,
    build: (_parts, who) => ({ if: 'compare', left: of(who), cmp: '=', right: 0 }),
    read: (c) => {
      const who = c.if === 'compare' && c.cmp === '=' && c.right === 0 ? read(c.left) : undefined;
      return who ? [{ who, parts: {} }] : [];
    },
  });
  const against = (
    [
      ['more', 'more', '>'],
      ['less', '(less|fewer)', '<'],
      ['as-much', 'the same amount of', '='],
    ] as const
  ).flatMap(([name, words, cmp]) =>
    holding({
      name: `${name}-${id}-than`,
      template: `${words} ${word} ${cmp === '=' ? 'as' : 'than'} {than:player}`,
      build: ({ than }: { than: PlayerSelector }, who) => ({
        if: 'compare',
        left: of(who),
        cmp,
        right: of(than),
      }),
      read: (c) => {
        if (c.if !== 'compare' || c.cmp !== cmp) return [];
        const [who, than] = [read(c.left), read(c.right)];
        return who && than ? [{ who, parts: { than } }] : [];
      },
      ...(cmp === '>' && examples.more && { examples: examples.more }),
    }),
  );
  const extremes = (
    [
      ['most', 'most'],
      ['least', 'fewest'],
    ] as const
  ).flatMap(([said, is]) =>
    holding({
      name: `the-${said}-${id}`,
      template: `the ${said} ${word}`,
      build: (_parts, who) => ({ if: 'extreme', is, of: of(who) }),
      read: (c) => {
        const who = c.if === 'extreme' && c.is === is ? read(c.of) : undefined;
        return who ? [{ who, parts: {} }] : [];
      },
      onlyTrait: true,
    }),
  );
  const zero = holding({
    name: `zero-${id}`,
    yieldsTo: [`have-no-${id}`],
    template: `{n:integer} ${word}`,
    usual: () => false,
    build: ({ n }: { n: number }, who) =>
      n === 0 ? { if: 'compare', left: of(who), cmp: '=', right: 0 } : undefined,
    read: (c) => {
      const found = read1(c);
      return found?.cmp === '=' && found.value === 0 ? [{ who: found.who, parts: { n: 0 } }] : [];
    },
  });
  const measured = [
    definePhrase({
      slot: 'measure',
      name: id,
      template: `{who:possessive} ${word}` as '{who:possessive}',
      build: ({ who }) => of(who),
      split: (q) => {
        const who = read(q);
        return who && { who };
      },
      ...(examples.measure && { examples: examples.measure }),
    }),
    definePhrase({
      slot: 'each',
      name: id,
      template: `${word} {who:player} have~` as '{who:player}',
      build: ({ who }) => of(who),
      split: (q) => {
        const who = read(q);
        return who && { who };
      },
      ...(examples.each && { examples: examples.each }),
    }),
    definePhrase({
      slot: 'each',
      name: `so-many-${id}`,
      yieldsTo: [id],
      template: `{n:integer} ${word} {who:player} have~` as '{n:integer} {who:player}',
      build: ({ n, who }) => inSteps(of(who), n),
      split: (q) => {
        const { of: whole, by } = stepsOf(q);
        const who = read(whole);
        return who && { n: by, who };
      },
    }),
  ];
  const halves =
    amounts === undefined
      ? []
      : (['down', 'up'] as const).map((rounded) =>
          definePhrase({
            slot: amounts as 'card-count',
            name: `half-${rounded}`,
            yieldsTo: ['equal-to', 'as-many'],
            template:
              `(half {who:possessive} ${word} , rounded ${rounded}|half of {who:possessive} ${word} , rounded ${rounded})` as '{who:possessive}',
            build: ({ who }) => ({ amount: 'share', of: of(who), by: 2, rounded }),
            split: (q) => {
              const half = typeof q === 'object' && q.amount === 'share' ? q : undefined;
              const who = half?.by === 2 && half.rounded === rounded ? read(half.of) : undefined;
              return who && { who };
            },
            usual: () => false,
            ...(examples.half && { examples: examples.half.map((text) => text.replace('down', rounded)) }),
          }),
        );
  return [...halves, ...measured, ...zero, ...bounds, ...otherwise, ...none, ...against, ...extremes];
}
