/** In whose turn something happens: "… during your turn". */
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';

export const WHOSE_TURN: readonly Phrase[] = (
  [
    ['your', 'during-your-turn', 'Whenever you draw a card during your turn, you may discard a card.'],
    ['their', 'during-their-turn', 'Whenever an opponent draws a card during their turn, draw a card.'],
    [
      "(an opponent 's|each opponent 's)",
      'during-an-opponents-turn',
      "Whenever you draw a card during an opponent's turn, you may discard a card.",
    ],
  ] as const
).map(([whose, circumstance, example]) =>
  definePhrase({
    slot: 'event-tail',
    name: circumstance,
    template: `during ${whose} turn`,
    data: () => ({ given: [circumstance] }),
    examples: [example],
  }),
);
