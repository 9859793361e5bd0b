/** In whose turn something happens: "… during your turn". */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

export const WHOSE_TURN: readonly Phrase[] = [
  definePhrase({
    slot: 'event-tail',
    name: 'during-turn',
    template: "during {given:your|their|an opponent 's|each opponent 's} turn",
    words: {
      given: {
        your: ['during-your-turn'],
        their: ['during-their-turn'],
        "an opponent 's": ['during-an-opponents-turn'],
        "each opponent 's": ['during-an-opponents-turn'],
      },
    },
    data: ({ given }) => ({ given: given as never }),
    examples: [
      'Whenever you draw a card during your turn, you may discard a card.',
      'Whenever an opponent draws a card during their turn, draw a card.',
      "Whenever you draw a card during an opponent's turn, you may discard a card.",
    ],
  }),
];
