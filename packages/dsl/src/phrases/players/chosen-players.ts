import type { Quantity, Range } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

/** A count: the words before "players", and their range. */
interface Count {
  readonly name: string;
  readonly words: string;
  rangeOf(parts: { readonly n: Quantity }): Range;
}

const COUNTS: readonly Count[] = [
  { name: 'any-number', words: 'any number of', rangeOf: () => ({ min: 0, max: 'any' }) },
  { name: 'up-to', words: 'up to {n:amount}', rangeOf: ({ n }) => ({ min: 0, max: n }) },
  { name: 'so-many', words: '{n:amount}', rangeOf: ({ n }) => ({ min: n, max: n }) },
];

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

const AMONG = [
  ['players', 'player', 'players'],
  ['opponents', 'opponent', 'opponents'],
] as const;

/** Players that are chosen: one, or as many as is said. */
export const CHOSEN_PLAYERS: readonly Phrase[] = AMONG.flatMap(([among, one, many]) => [
  definePhrase({
    slot: 'predicate',
    name: `choose-a-${one}`,
    subject: 'you',
    template: `choose~ a/an ${one}` as 'choose~ a/an',
    data: () => ({ do: 'choose-player', whom: { who: 'chosen-player', among } }),
    examples: [`Choose ${among === 'players' ? 'a player' : 'an opponent'}. That player draws a card.`],
  }),
  ...COUNTS.flatMap((count) => [
    definePhrase({
      slot: 'predicate',
      name: `choose-${count.name}-${many}`,
      subject: 'you',
      template: `choose~ ${count.words} ${many}` as 'choose~ {n:amount}',
      data: (parts) => ({
        do: 'choose-player',
        whom: { who: 'chosen-player', among, range: count.rangeOf(parts) },
      }),
      examples: [`Choose ${count.words.replace('{n:amount}', '2')} ${many}. They draw 2 cards each.`],
    }),
    definePhrase({
      slot: 'player',
      name: `${count.name}-chosen-${many}`,
      template: `${count.words} chosen ${many}` as '{n:amount} chosen',
      number: 'pl',
      data: (parts) => ({ who: 'chosen-player', among, range: count.rangeOf(parts) }),
      examples: [capital(`${count.words.replace('{n:amount}', '2')} chosen ${many} draw a card.`)],
    }),
  ]),
]);
