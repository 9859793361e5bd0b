import { defineMessages, type Tell } from '../diagnostics/catalogue.ts';

/** Every objection to words that the grammar can say and that cannot be meant, by its id. */
export const SENSE_MESSAGES = {
  'keyword-without-number': '{keyword} needs its number',
  'keyword-form': '{keyword} is only written {forms}',
  'number-of-keyword': 'cards are not told apart by the number of {keyword}: say “{keyword}” alone',
  'cannot-have-keyword': '{card} cannot have {keyword}',
  'lacks-stat': '{card} has no {stat}',
  'zone-without-order': 'the cards in {zone} are in no order: it has no top and no bottom',
  'never-in-play': '{card} is never in play: say from where it comes',
  'does-not-stay': '{card} does not stay in play, so nothing can be paid for there',
  'filter-twice': 'this says the same thing twice',
  'of-two-players': 'a card cannot be of two players',
  'choice-without-moment': 'nothing is chosen while this applies: say when it happens, or "each"',
  'picked-without-moment': 'which of them is meant? Say "each", or when one is picked',
  'random-of-one': 'at random are only taken so many of several cards: "2 cards at random"',
  'lasts-without-end': 'this lasts, and nothing says how long: "this turn" is missing',
  'next-of-always': 'the next one of always is each of them: say when it begins, or how often it is so',
  'to-several-players': 'a card cannot go to several players: say whose zone it is',
  'which-opponent': 'which opponent? Say "each opponent" or "chosen opponent"',
  'cost-twice': 'this cost is said twice',
  'this-does-not-stay': 'this card does not stay in play, so nothing can be paid for there',
  'no-such-variant': 'there is no {variant} {keyword}',
  'none-of-these': '{card} is none of these',
  'called-by-other-type': '{card} gains this, and is no {type}',
  'permission-as-choice': 'what is allowed is no choice: say “can” or “may” once',
  'deed-to-itself': 'a card does this to another: say whom',
  'not-of-the-look':
    'these are in play, and none of those that were looked at: say "of them" or "all … cards"',
  'other-than-whom':
    'other than you, or than the player that was chosen? Say “each opponent”, or who is left',
  'more-than-what': 'more or less than what? It is said in the place of as much: “would gain … instead”',
  'not-in-a-hand': 'cards are discarded from a hand: nothing says that this one is there',
  'discarded-from-the-hand':
    'cards are discarded from a hand, and these lie elsewhere: say “put … into your discard”',
  'nothing-varies': 'no number here varies, so that it could be too large',
  'nothing-done': 'with 0 nothing is done',
  'keyword-twice': 'this keyword is said twice',
  'effect-twice': 'the same is said twice',
  'not-left': 'this asks how a card last was in play, and nothing before says that it leaves',
  'left-with-it': 'nothing is under a card that has left: say “the cards that were under it”',
  'that-or-the-compared':
    'two cards were spoken of, the one that this is about and the one with its name: say which',
  'nothing-of-another': 'that is not what would happen: say what happens instead, or nothing of it',
  'that-of-two': 'both cards in this event are such: say “they” for the one that it is about',
  'them-or-the-counted':
    'who was spoken of before, or those that were just counted? Say which: "that …" or "the chosen …"',
  'more-than-spoken-of': 'more than were spoken of before: say of which cards',
  'there-already': 'it is there already',
  'where-in-zone':
    'the cards there are in order: say "on the top of", "on the bottom of" or "shuffle … into"',
  'only-one-mode': 'there is only one to choose',
  'nothing-before-if-you-do': '"if you do" has nothing before it that could be done',
  'done-by-others': 'not only you do that before: say that so many were {done} this way, whoever did it',
  'went-elsewhere': 'nothing before it puts cards there',
  'repeated-without-end':
    'nothing says when this ends: it is repeated only if the card on top of a deck is of some kind',
  'this-turn-again': '"this turn" is no turn that comes again: say "your turn"',
  'no-use-in-zone-but-in-play': 'cards in {zone} have no use for it: it does something only in play',
  'no-use-in-zone-but-where-played-from':
    'cards in {zone} have no use for it: it does something only where a card is played from',
  'used-in-play-only':
    'an ability with a price is used in play, where its card cannot be taken from another zone',
  'resolves-elsewhere': 'while it resolves it is not in {zone}, so this could never play it',
  'no-use-in-play': 'cards in play have no use for it: it does something only where a card is played from',
  'zone-cannot': 'cards in {zone} cannot {does}',
  'type-cannot': '{card} cannot {does}',
  'only-others-can': '{card} cannot {does}: only {able} can',
  'several-zones': '"{zones}" are several, and one is spoken of',
  'object-form': '"{pronoun}" does nothing: say "they", "he" or "she"',
  'how-many': 'how many of them? Say "all", "each" or a number',
  'which-of-all': 'which of them? All that are there are several: say "the cards"',
  'card-with-zone': 'no card has this, a player has: say "its player\'s"',
  'each-twice': '"each" is said twice',
  'one-card-of': 'this happens to one card at a time: say "a" or "one of"',
  'one-card': 'this happens to one card at a time: say "a"',
  'one-player': 'this is done by one player at a time: say "an opponent" or "a player"',
  'x-unknown': 'what is X? Say ", where X is …" in the same sentence',
  'keyword-before': 'this keyword was said before',
} as const;

/** What is wrong, by the id of the objection. */
export const wrong: Tell<typeof SENSE_MESSAGES> = defineMessages(SENSE_MESSAGES);
