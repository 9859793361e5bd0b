import type { RuleList } from '@cardwright/dsl/kit';

/** What the game is about, and what its words mean. */
export const objectAndTerms: RuleList = {
  '1.1': 'Whoever has Worlds of a total level of 13 or more wins.',
  '1.2': 'Whoever has no Heart Points left loses to the opponent.',
  '1.3': 'The game ends the moment this is so.',
  '2.1': 'Cards on a play mat are in play; those in hand, deck and discard pile are not.',
  '2.2': 'Cards are on their owner’s mat unless a text or rule says otherwise.',
  '2.3': 'A player controls their cards in play until the opponent captures them.',
  '2.4': 'What is discarded from play goes face up to its owner’s pile, whoever controlled it.',
  '2.5': {
    says: 'After the game all cards go back to their owners.',
    excluded: 'A program’s next game begins with decks of its own.',
  },
  '3.1': { says: 'A name that contains another card’s name counts as that name.', examples: 1 },
  '3.2': { says: 'A Home World before a type means cards of that Home World.', examples: 1 },
};
