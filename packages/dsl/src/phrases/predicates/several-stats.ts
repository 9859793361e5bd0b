import type { StatName } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/**
 * Changes of two stats as one modifier, in games that list the row: "gets +1 {P} and +1 {T} for each …". Each has a number of its
 * own, and none is measured on what the other has become. Without it they are two effects, one after the other.
 *
 * @param template the words of a game whose two stats have a form of their own ("get~ {by:signed} / {more:signed}"), and the stats
 */
export function severalStats(
  form?: { readonly template: string; readonly stats: readonly [StatName, StatName] },
  examples: readonly string[] = [],
): Phrase {
  const row = {
    slot: 'predicate',
    name: 'get-several',
    subject: 'cards',
    scales: 'by',
    outranks: ['get'],
  } as const;
  if (form !== undefined) {
    const [stat, other] = form.stats;
    return definePhrase({
      ...row,
      template: form.template as 'get~ {by:signed} and {more:signed}',
      data: ({ by, more }) => ({ do: 'modify', stat, by, and: [{ stat: other, by: more }] }),
      examples,
    });
  }
  return definePhrase({
    ...row,
    template: 'get~ {by:signed} {stat:stat} and {more:signed} {other:stat}',
    data: ({ by, stat, more, other }) => ({
      do: 'modify',
      stat: stat as StatName,
      by,
      and: [{ stat: other as StatName, by: more }],
    }),
    examples,
  });
}
