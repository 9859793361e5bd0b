import { definePhrase } from '@cardwright/dsl';

/** What a card says of decks that have it (CR 1.10.1.1). */
export const decks = [
  definePhrase({
    slot: 'predicate',
    name: 'any-number-in-deck',
    subject: 'player',
    lasts: true,
    template: 'may have any number of cards named {name:name} in your deck',
    data: ({ name }) => ({ do: 'deck-copies', name, most: 'any' }),
    examples: ['You may have any number of cards named Stitch in your deck.'],
  }),
  ...(
    [
      ['only', 'may only have {most:integer} copies of {name:name} in your deck', (n: number) => n < 4],
      ['up-to', 'may have up to {most:integer} copies of {name:name} in your deck', (n: number) => n >= 4],
    ] as const
  ).map(([word, template, fits]) =>
    definePhrase({
      slot: 'predicate',
      name: `${word}-copies-in-deck`,
      subject: 'player',
      lasts: true,
      template: template as 'may have up to {most:integer} copies of {name:name} in your deck',
      // Both say how many at most; which word is used goes by the number that a deck may have anyway.
      usual: (e) => e.do === 'deck-copies' && typeof e.most === 'number' && fits(e.most),
      data: ({ most, name }) => ({ do: 'deck-copies', name, most }),
      examples: [
        word === 'only'
          ? 'You may only have 2 copies of Stitch in your deck.'
          : 'You may have up to 99 copies of Stitch in your deck.',
      ],
    }),
  ),
];
