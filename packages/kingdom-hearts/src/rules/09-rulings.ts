import type { RuleList } from '@cardwright/dsl/kit';

/** Rulings where the rulebook is silent or contradicts itself. Those with options say which. */
export const rulings: RuleList = {
  '9.1': 'All seven actions, in any order; only Move and Battle once a turn.',
  '9.2': 'With six cards or more nobody draws, so that the first turn draws none.',
  '9.3':
    'The discard pile becomes the deck the moment the last card is drawn, in every draw; if it is empty too, drawing stops, and a later draw makes a deck of what is there then.',
  '9.4': 'Nobody draws a second opening hand; equal levels leave it to chance who is first.',
  '9.5': 'In the Discard Phase Magic/Friends go first, then cards from hand (option: from play too).',
  '9.6': 'A Magic/Friend leaves at the end of its controller’s turn, wherever it was played.',
  '9.7': 'Of texts that wait at once the active player’s go first, each player ordering their own.',
  '9.8':
    'The 13 levels are looked for when the World is placed and the Heart Point given, before any text, and whenever the total changes.',
  '9.9':
    'Both without Heart Points at once draw (option: the active player loses); of two wins the active player’s comes first.',
  '9.10': 'Before the first World there is no place: no Dark Cards, battle, escape or World text.',
  '9.11': 'The Dark Level counts Dark Cards that are there (options: those of the turn; those ever).',
  '9.12': 'The level of a Dark Card is looked at only when it is played.',
  '9.13': 'Several copies of a Dark Card may be on a World.',
  '9.14': 'Damage lasts the Action Phase, so Magic outside a battle and the battle add up.',
  '9.15':
    'A battle needs a Dark Card; who took part goes even if nothing is defeated; damage is assigned once and dealt at once; the opponent does nothing.',
  '9.16': 'Equipment, Events, Form Changes and moves are not for battles.',
  '9.17':
    'Escaping takes the World, its Dark Cards undefeated, the Friends with their Equipment, then 1 Heart Point.',
  '9.18': 'Lower Worlds count for their level only.',
  '9.19': 'The highest level among Friends and Magic/Friends counts, that of a replaced one too.',
  '9.20': 'Magic/Friends are not bound to the levels of Friends, but raise them.',
  '9.21':
    'Names contain each other by whole words, one way; the Unique Card rule and deck limits go by the exact name (option: containing).',
  '9.22': 'The Unique Card rule goes by who controls the cards.',
  '9.23': 'Events count by their number for deck limits.',
  '9.24':
    'One declared source with its Equipment; nothing is added up or spent, and it may be the source again.',
  '9.25': 'A Magic/Friend played in a challenge is an option, taking part with it a later one.',
  '9.26':
    '“No Magic may be played here” stops Magic/Friends too, for both players while a challenge is held there.',
  '9.27': 'In a challenge Magic is played only where what its text says can be done.',
  '9.28':
    'Techniques are the active player’s, need their characters in play only, the Player Card among them, and as many may be played as one likes.',
  '9.29': 'One challenge a Challenge Phase unless a text says more, on the first turn too.',
  '9.30':
    'One option at a time, the attacker first; two who do nothing one after the other end it, and doing nothing once shuts nobody out.',
  '9.31': 'Several Attack Cards are one option; Friends, Equipment, Forms, Techniques and Events are none.',
  '9.32': 'The total counts Equipment of the Player Card and of those who take part.',
  '9.33': 'The loser loses exactly 1 Heart Point; what took part is discarded in a tie as well.',
  '9.34': 'The defender’s World is the place for both; the attacker’s says nothing in a challenge.',
  '9.35': 'The bonus of two Attack Cards of a name is for one battle or challenge.',
  '9.36': 'The deck’s 41 to 60 count Player, Forms and Events; further XIII are shuffled in.',
  '9.37': 'A Player/XIII used as a Friend has its Attack Value for Support.',
  '9.38':
    'A Dark Card used as a Friend goes by levels and has the Support its Player Card says, half its Power rounded down.',
  '9.39':
    'A Form takes the place of level, Attack, Magic and text; Heart Points and Equipment stay; one at a time, discarded whenever its player acts.',
  '9.40': 'To capture is to control; out of play the card goes to its owner.',
  '9.41': 'A Magic/Friend in play may hold Equipment; a Friend replaced by one of its name hands it over.',
  '9.42': 'A captured card takes part in nothing until its new controller has it take part.',
  '9.43':
    'A character carries one Equipment Card whoever controls either; what is on a captured Friend stays there, controlled by whoever put it there.',
  '9.44':
    'A captured Friend is a Friend of its new controller, whatever its level and their Player Card; a captured Dark Card lies on the other World, whatever the Dark Level, and is discarded where there is none.',
  '9.45': 'Player Cards, Form Changes, Worlds and what is played once cannot be captured.',
  '9.46':
    '“Here” is the World where the card of the text is: a Dark Card is on the opponent’s World, Equipment with its bearer, everything else where its player is.',
  '9.47': 'A Dark Card is played at the World on which it is put, every other card where its player is.',
  '9.48':
    'While it is played, a Magic/Friend is Magic and no Friend, for all texts about playing; in play it is a Friend.',
  '9.49':
    'Of Attack Cards that are one option, each is played in turn, if it may be then; what may be played only because of those before it is one of them.',
  '9.50': '“The bearer” on Equipment is the one character that it is on.',
  '9.51': 'As many counters are moved as are there; with no card to put them on they stay.',
  '9.52': 'What is defeated, and what a rule discards from play, has been discarded from play.',
  '9.53':
    'A battle is its player’s; a challenge is both players’, from its declaration until all is discarded.',
  '9.54': 'A Player Card itself leaves play by no effect; a Form Change does.',
  '9.55': 'What an effect puts into a Friend Area and nobody’s Player Card can use as a Friend is discarded.',
  '9.56':
    'A card goes to its owner’s hand, deck or pile, whoever controlled it: “its player’s” is that; words that say another’s move nothing.',
  '9.57':
    'A World that leaves, however, leaves the one under it on top, and takes its Dark Cards along; a Form leaves the Player Card its Equipment and counters.',
};
