import { countIn, play } from '@cardwright/core/game';
import type { KitBench } from '@cardwright/dsl/kit';

/** What the speed of Lorcana is measured by: duels, by the cards of both players in play. */
export const bench: KitBench = {
  refused: 'Whenever this character quests, deal 3 damages to chosen character and draw a card.',
  cardsOnBoard: (state) => countIn(state, 0, play) + countIn(state, 1, play),
};
