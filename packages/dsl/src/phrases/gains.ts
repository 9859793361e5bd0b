/** What players gain and lose, and what waits for it. */
import type { PlayerSelector, Quantity } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../phrase/define-phrase.ts';
import { amountsOf, type Unit } from './numbers/amounts.ts';
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
