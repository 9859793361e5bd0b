/** What players gain and lose, and what waits for it. */
import type { PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { equal } from '../syntax/equal.ts';
import { amountsOf, isLess, negated, type Unit } from './numbers/amounts.ts';
import { eventsOf } from './triggers/happenings.ts';

/** Something that players have so much of: life, points. */
export interface Gains extends Pick<Unit, 'slot' | 'unit' | 'after' | 'examples'> {
  /** Its name in data: the effects are `gain-…` and `lose-…`, the events `…-gained` and `…-lost`. */
  readonly id: string;
  /** Its word, which has no other form: "3 life". */
  readonly word: string;
  /** The verb for gaining it, as a template: `(gain~|recover~)`; `gain~` if absent. */
  readonly gain?: string;
}

type Effects = { do: 'draw'; player: PlayerSelector; count: Quantity };

/** The rows for it: amounts of it, "gain 2 life", "each opponent loses 1 life", "whenever you gain life". */
export function gainsOf({ id, word, slot, unit, gain = 'gain~', after, examples }: Gains): Phrase[] {
  const verbs = [
    ['gain', gain, 'Gain 2'],
    ['lose', 'lose~', 'Each opponent loses 1'],
  ] as const;
  return [
    ...amountsOf({
      slot,
      noun: word,
      plain: word,
      many: 'much',
      unit,
      ...(after !== undefined && { after }),
      examples: { number: [`Gain 2 ${word}.`], ...examples },
    }),
    ...verbs.map(([verb, words, text]) =>
      definePhrase({
        slot: 'predicate',
        name: `${verb}-${id}`,
        subject: 'player',
        template: `${words} {amount:${slot}}` as 'gain~ {amount:amount}',
        data: ({ amount }) => ({ do: `${verb}-${id}`, amount }) as unknown as Effects,
        examples: [`${text} ${word}.`],
      }),
    ),
    // In place of as much as it would have been: an objection refuses it elsewhere.
    ...verbs.map(([verb, words]) =>
      definePhrase({
        slot: 'predicate',
        name: `${verb}-more-${id}`,
        subject: 'player',
        template: `${words} {n:amount} {way:more|less} ${word}` as 'gain~ {n:amount} {way:more|less}',
        build: ({ n, way }) => {
          const amount: Quantity = {
            amount: 'plus',
            of: [{ amount: 'done', unit }, way === 'less' ? negated(n) : n],
          };
          return { do: `${verb}-${id}`, amount } as unknown as Effects;
        },
        split: (e) => {
          const { do: kind, amount } = e as { readonly do: string; readonly amount?: Quantity };
          if (kind !== `${verb}-${id}` || typeof amount !== 'object' || amount.amount !== 'plus')
            return undefined;
          const [done, by, more] = amount.of;
          if (more !== undefined || by === undefined || !equal(done, { amount: 'done', unit }))
            return undefined;
          return isLess(by) ? { n: negated(by), way: 'less' } : { n: by, way: 'more' };
        },
        examples: ['more', 'less'].map(
          (way) => `If an opponent would ${verb} ${word}, they ${verb} 1 ${way} ${word} instead.`,
        ),
      }),
    ),
    ...eventsOf('player', [
      [
        `gain~ ${word}`,
        `${id}-gained`,
        `Whenever you gain ${word}, you may draw a card.`,
        { name: `gain-${id}` },
      ],
      [
        `lose~ ${word}`,
        `${id}-lost`,
        `Whenever you lose ${word}, you may draw a card.`,
        { name: `lose-${id}` },
      ],
    ]),
  ];
}
