import type { Effect } from '@cardwright/core/data';
import { definePhrase, withSpellings } from '@cardwright/dsl';

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
  // Both mean a maximum; the word depends on whether it is above the usual limit.
  ...withSpellings(
    definePhrase({
      slot: 'predicate',
      name: 'only-copies-in-deck',
      subject: 'player',
      lasts: true,
      template:
        '(may only have|may have only|can only have|can have only) {most:integer} (copies|copy) of {name:name} in your deck',
      usual: isFewer,
      data: ({ most, name }) => ({ do: 'deck-copies', name, most }),
      examples: ['You may only have 2 copies of Stitch in your deck.'],
    }),
    {
      name: 'up-to-copies-in-deck',
      template: 'may have up to {most:integer} copies of {name:name} in your deck',
      usual: (effect: Partial<Effect>) => !isFewer(effect),
      examples: ['You may have up to 99 copies of Stitch in your deck.'],
    },
  ),
];

/** Fewer copies than any deck may have of a card. */
function isFewer(effect: Partial<Effect>): boolean {
  return effect.do === 'deck-copies' && typeof effect.most === 'number' && effect.most < 4;
}
