import type { RuleList } from '@cardwright/dsl/kit';

/** Decks, preparation and the course of a game. */
export const preparation: RuleList = {
  '5.1': 'A deck has 41 to 60 cards.',
  '5.2': 'It has exactly one Player Card, unless that is a Player/XIII: then other XIII may be in it.',
  '5.3': 'It has at most one of each Promo Card.',
  '5.4': { says: 'It has at most three of each name and level.', examples: 1 },
  '5.5': { says: 'A card’s own limit goes before that.', examples: 1 },
  '6.1': 'Both place their Player Cards at once.',
  '6.2': 'The lower level goes first; of equal ones chance decides.',
  '6.3': 'Heart Points begin as the Player Card says.',
  '6.4': 'The rest of each deck is shuffled.',
  '6.5': 'Each draws six cards, which the opponent does not see.',
  '6.6': 'Then players take turns until the game ends.',
  '6.7': {
    says: 'Players sit facing each other with their mats before them.',
    excluded: 'A program has no table.',
  },
  '7.1': 'A turn is the Draw, the Action, the Challenge and the Discard Phase, in that order.',
  '7.2': 'To draw is to take the top card of one’s deck into the hand.',
  '7.3': 'To discard is to put a card face up on its owner’s pile.',
  '7.4': { says: 'After the Discard Phase the opponent’s turn begins.', examples: 1 },
};
