import type { RuleList } from '@cardwright/dsl/kit';

const tidying = 'Tidies a table for the next game; in a program the next game begins with decks of its own.';

/** Section 2: gameplay. */
export const gameplay: RuleList = {
  '2.1.1': 'A game has three stages: setup, the game itself, cleanup.',
  '2.1.2': 'The format and the series say who starts.',
  '2.1.3': 'Turns go round from the starting player to the left.',
  '2.1.3.1': 'In a series of two games, the other player starts the second.',
  '2.1.3.2': 'In a best of N, the loser chooses whether to start the next.',
  '2.2.1': { says: 'Setup goes by steps.', opens: true },
  '2.2.1.1': 'Who starts is determined at random, and the turn order with it.',
  '2.2.1.2': 'Every deck is shuffled.',
  '2.2.1.3': 'Everyone begins with 0 lore.',
  '2.2.1.4': 'Everyone draws 7 cards.',
  '2.2.2': 'Then everyone may alter the hand once, the starting player first.',
  '2.2.2.1': 'Any number of cards goes under the deck, and as many are drawn.',
  '2.2.2.2': 'The others do so in turn order.',
  '2.2.2.3': 'Whoever altered a hand shuffles.',
  '2.2.3': 'Then the starting player’s first turn begins.',
  '2.3.1': { says: 'The game is played in this stage.', excluded: 'Names the stage.' },
  '2.3.2': 'Players take turns in turn order.',
  '2.3.3': { says: 'Turns go on until the game ends.', opens: true },
  '2.3.3.1': 'With 20 lore a player wins.',
  '2.3.3.2': 'Ending one’s turn with an empty deck loses.',
  '2.3.3.3': 'The last player of a multiplayer game wins.',
  '2.3.3.4': 'Conceding loses, at any point.',
  '2.4.1': { says: 'Players prepare the table for the next game.', excluded: tidying },
  '2.4.1.1': { says: 'All cards go back into their decks.', excluded: tidying },
  '2.4.1.2': { says: 'All counters are removed.', excluded: tidying },
  '2.4.2': { says: 'The next game can begin.', excluded: tidying },
};
