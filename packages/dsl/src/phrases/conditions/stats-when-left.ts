import type { Condition } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { isAmount } from '../numbers/amounts.ts';
import { pronouns } from '../pronouns.ts';
import { isPronoun } from '../triggers/statements.ts';

const IT = { pick: 'ref', ref: { to: 'it' } } as const;

const COMPARED = [
  ['or-more', 'or more', '>='],
  ['or-less', 'or less', '<='],
  ['exactly', '', '='],
] as const;

/** The card, its stat and the number of such a condition. */
function readStat(c: Condition, cmp: string) {
  if (c.if !== 'compare' || c.cmp !== cmp || !isAmount(c.right)) return undefined;
  const { left } = c;
  if (typeof left !== 'object' || left.amount !== 'stat') return undefined;
  return { of: left.of, n: c.right, stat: left.stat };
}

/** Compared with their last known values, since they may have left play. */
export const HAD: readonly Phrase[] = COMPARED.flatMap(([name, words, cmp]) => [
  definePhrase({
    slot: 'condition',
    name: `had-stat-${name}`,
    template: `{of:np} had {n:amount} {stat:stat} ${words}`.trim() as '{of:np} had {n:amount} {stat:stat}',
    usual: () => false,
    data: ({ of, n, stat }) => ({
      if: 'compare',
      left: { amount: 'stat', stat: stat as never, of },
      cmp,
      right: n,
    }),
  }),
  definePhrase({
    slot: 'condition',
    name: `they-had-stat-${name}`,
    template:
      `{pronoun:pronoun-subject} had {n:amount} {stat:stat} ${words}`.trim() as '{pronoun:pronoun-subject} had {n:amount} {stat:stat}',
    usual: () => false,
    build: ({ n, stat }) => ({
      if: 'compare',
      left: { amount: 'stat', stat: stat as never, of: IT },
      cmp,
      right: n,
    }),
    split: (c, context) => {
      const read = readStat(c, cmp);
      if (!read || !isPronoun(read.of)) return undefined;
      return pronouns(read.of, context, ['they', 'he', 'she']).map((one) => ({
        ...one,
        n: read.n,
        stat: read.stat,
      }));
    },
  }),
]);
