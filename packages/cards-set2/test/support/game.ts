import { set2 } from '@cardwright/cards-set2';
import { lorcana } from '@cardwright/lorcana';
import { type PlayerLiteral, type Scenario, type ScenarioSetup, scenario } from '@cardwright/testkit/vitest';

/** A game of Lorcana with the cards of the second set. */
export const game = (players: readonly PlayerLiteral[] = [], setup: Partial<ScenarioSetup> = {}): Scenario =>
  scenario({ plugins: [lorcana, set2], players, ...setup });

/** A game in which player 0 has just played a card from hand, for ink, beside what else the sides have. */
export const played = (card: string, mine: PlayerLiteral = {}, theirs: PlayerLiteral = {}): Scenario => {
  const hand = [card, ...((mine['hand'] ?? []) as readonly string[])];
  return game([{ inkwell: 10, ...mine, hand }, theirs]).move('play', card, 'ink');
};
