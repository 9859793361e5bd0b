import type { Condition, PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import type { Compared } from '../../syntax/syntax.ts';
import { inSteps, isAmount, stepsOf, type UnitSlot } from '../numbers/amounts.ts';
import {
  AGAINST_PLAYER,
  type AgainstPlayer,
  againstPlayer,
  comparedBy,
  mostOfAll,
  readCompared,
} from './by-how-much.ts';
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
    : holding({
        name: `${id}-bound`,
        template: bound('{cmp:or more|or less|or fewer}'),
        words: { cmp: { 'or more': '>=', 'or less': '<=', 'or fewer': '<=' } },
        build: ({ cmp, n }: { cmp: '>=' | '<='; n: Quantity }, who) => ({
          if: 'compare',
          left: of(who),
          cmp,
          right: n,
        }),
        read: (c) => {
          const found = read1(c);
          return found ? [{ who: found.who, parts: { cmp: found.cmp, n: found.value } }] : [];
        },
        ...(examples.bound && { examples: examples.bound }),
      });
  const none = holding({
    name: `no-${id}`,
    template: `no ${word}`,
    build: (_parts, who) => ({ if: 'compare', left: of(who), cmp: '=', right: 0 }),
    read: (c) => {
      const who = c.if === 'compare' && c.cmp === '=' && c.right === 0 ? read(c.left) : undefined;
      return who ? [{ who, parts: {} }] : [];
    },
  });
  const against = holding({
    name: `more-${id}-than`,
    template: againstPlayer(word, 'the same amount of'),
    words: AGAINST_PLAYER,
    build: ({ than, ...how }: AgainstPlayer, who) => comparedBy(of(who), how, of(than)),
    read: (c) =>
      readCompared(c).flatMap(({ left, right, how }) => {
        const [who, than] = [read(left), read(right)];
        return who && than ? [{ who, parts: { ...how, than } }] : [];
      }),
    ...(examples.more && { examples: examples.more }),
  });
  const extremes = holding({
    name: `the-most-${id}`,
    template: `the {is:most|least} ${word}`,
    words: { is: { most: 'most', least: 'fewest' } },
    build: ({ is }: { is: 'most' | 'fewest' }, who) => ({ if: 'extreme', is, of: of(who) }),
    read: (c) => {
      const who = c.if === 'extreme' ? read(c.of) : undefined;
      return who && c.if === 'extreme' ? [{ who, parts: { is: c.is } }] : [];
    },
    onlyTrait: true,
  });
  const ofAll = mostOfAll(`you-have-the-most-${id}`, word, of, (q) => {
    const who = read(q);
    return who && { who };
  });
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
      template: `[{n:integer}] ${word} {who:player} have~` as '[{n:integer}] {who:player}',
      build: ({ n = 1, who }) => inSteps(of(who), n),
      split: (q) => {
        const { of: whole, by } = stepsOf(q);
        const who = read(whole);
        return who && (by === 1 ? [{ who }, { n: by, who }] : { n: by, who });
      },
      ...(examples.each && { examples: examples.each }),
    }),
  ];
  const halves =
    amounts === undefined
      ? []
      : [
          definePhrase({
            slot: amounts as 'card-count',
            name: 'half',
            yieldsTo: ['equal-to', 'as-many'],
            template:
              `half [of] {who:possessive} ${word} , rounded {rounded:down|up}` as 'half {who:possessive} , rounded {rounded:down|up}',
            build: ({ who, rounded }) => ({ amount: 'share', of: of(who), by: 2, rounded }),
            split: (q) => {
              const half = typeof q === 'object' && q.amount === 'share' && q.by === 2 ? q : undefined;
              const who = half && read(half.of);
              return who && half?.rounded && { who, rounded: half.rounded };
            },
            usual: () => false,
            ...(examples.half && {
              examples: examples.half.flatMap((text) => [text, text.replace('down', 'up')]),
            }),
          }),
        ];
  return [...halves, ...measured, ...zero, ...bounds, ...otherwise, ...none, ...against, ...extremes, ofAll];
}
