import type { Rulebook } from '@cardwright/dsl/kit';

/** The rules of the duel, by number: what tests, refusals and steps cite. */
export const rulebook: Rulebook = {
  name: 'Rules of the duel',
  prefix: 'DR',
  headings: {
    '1': 'The table',
    '2': 'A turn',
    '3': 'What waits',
    '4': 'Casting',
    '5': 'Combat',
    '6': 'Abilities',
    '7': 'Keywords',
    '8': 'State check',
    '9': 'Tokens, copies and counters',
  },
  sections: [
    {
      '1.1': 'Each of two players has twenty life, and draws six cards to begin with.',
      '1.2': 'A deck has 30 cards or more, at most four of a name, and no tokens.',
    },
    {
      '2.1':
        'Beginning: the player has one more mana than in the turn before, ten at most, and what is tapped is ready.',
      '2.2': 'Draw: a card, but for the first turn of the game; who cannot loses.',
      '2.3': 'Main, before and after combat.',
      '2.4': 'Combat.',
      '2.5': 'End: what lasts for a turn ends, and damage goes.',
    },
    {
      '3.1': 'What is announced waits until both players pass in a row; what came last resolves first.',
      '3.2': 'Who announced it may act first; when something has resolved, the player whose turn it is.',
      '3.3': 'Triggers wait, too: those of the player whose turn it is lie down first.',
    },
    {
      '4.1':
        'Instants are cast at any time with priority, other cards in one’s own main phase when nothing waits.',
      '4.2': 'The cost is paid, and the card waits where all see it.',
      '4.3': 'Who casts it chooses what it is for; so do abilities and triggers.',
      '4.4': 'An instant or rite does what it says to what may still be chosen, and goes to the discard.',
      '4.5': 'A creature or relic enters play.',
      '4.6': 'What is countered goes to the discard.',
      '4.7': 'A target is a creature or a player; what can’t be chosen is none.',
      '4.8': 'Who or what is chosen triggers what watches for it.',
      '4.9':
        'Who pays says how much of what; some mana is for creatures alone, some goes with the phase or turn, shards stay.',
      '4.10':
        'A price that is done to a target is paid with any to which it can be done, and chosen as it is paid.',
    },
    {
      '5.1':
        'Creatures that are ready and were there at the beginning of the turn attack the other player, and are tapped.',
      '5.2': 'Each is blocked by any number.',
      '5.3': 'Its player says in which order it deals with them.',
      '5.4':
        'First those with First Strike deal their power in damage, then the others: to the player if not blocked, and between those who fight.',
    },
    {
      '6.1': 'Whoever pays the cost uses it.',
      '6.2': 'It is used as often and under such conditions as it says.',
    },
    {
      '7.1': 'What has Flying is blocked by what has Flying.',
      '7.2': 'What has Haste attacks, and is tapped for costs, in the turn it comes.',
    },
    {
      '8.1': 'Who has no life loses; if both have none, nobody wins.',
      '8.2': 'The last player wins.',
      '8.3': 'A creature with as much damage as toughness dies.',
    },
    {
      '9.1': 'What is created is of no deck, and enters play.',
      '9.2': 'When it leaves play it is nowhere.',
      '9.3':
        'Each might counter on a creature is one power and one toughness more; what leaves play loses its counters.',
      '9.4': 'Venom counters lie on players; cards say what comes of them.',
    },
  ],
};
