import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { compileText } from '@cardwright/dsl';
import { lorcana } from '@cardwright/lorcana';
import { describe, expect, it } from 'vitest';
import { language } from './language.ts';

// Words that were read and said nothing, or stood for what they do not say: each text is a printed one with a word
// taken out, doubled or put in the place of another.

const engine = createEngine({ plugins: [lorcana] });
const bind = (ability: Parameters<typeof bindAbility>[2]) => bindAbility(engine, 'text', ability);

/** The first thing that is wrong with a text; undefined when it is supported. */
const wrong = (type: string, text: string): string | undefined => {
  const { diagnostics, verdict } = compileText(language, { text, type }, bind);
  const found = diagnostics.find(({ severity }) => severity === 'error');
  expect(verdict.supported).toBe(found === undefined);
  return found?.message;
};

const refused: Record<string, readonly (readonly [type: string, text: string, why: string])[]> = {
  'a variant of a keyword that has none': [
    ['action', 'Chosen character gains Puppy Rush this turn.', 'no Puppy Rush'],
    ['character', 'Your other characters gain Universal Evasive.', 'no Universal Evasive'],
    ['action', 'Give chosen character Puppy Resist +1 this turn.', 'no Puppy Resist'],
  ],
  'a clause whose subject is gone': [
    ['character', "While this character is exerted, can't play actions.", "who can't"],
    ['action', "Can't play items this turn.", "who can't"],
  ],
  'a verb carried over to what it does not fit': [
    ['action', 'Ready all your characters and 1 damage to each of them.', 'left out'],
    ['action', 'Each opponent chooses one of their characters and 2 damage to them.', 'left out'],
    ['action', 'Look at the top 3 cards of your deck and them back in any order.', 'left out'],
    ['character', '{E}, 1 damage to this character — Draw a card.', 'verb is missing'],
    ['character', 'Your characters with Bodyguard gain Resist +1 and +1 {L}.', 'left out'],
  ],
  'a word twice': [
    ['character', 'Your Prince Prince or King characters get +1 {S}.', 'same thing twice'],
    ['character', 'When you play this character, if you have a King or Queen King in play, draw a card.', ''],
    ['character', 'Whenever you play a Villain Hero or Villain character, draw a card.', 'same thing twice'],
    ['character', 'Your other other characters get +1 {S}.', 'same thing twice'],
    ['action', 'You may may draw a card.', 'understand'],
    ['character', 'This character may may challenge ready characters.', 'no choice'],
    [
      'character',
      'Whenever you play a song, this character may can challenge ready characters this turn.',
      '',
    ],
    ['character', '{E} {E} one of your items — Draw a card.', ''],
  ],
  'as many as nobody says': [
    ['action', 'Banish characters.', 'how many'],
    ['action', 'Exert opposing damaged characters.', 'how many'],
    ['action', 'Deal 1 damage to characters.', 'how many'],
    ['action', 'Return items to your hand.', 'how many'],
    ['action', 'Banish chosen item and other items.', 'how many'],
    ['character', 'Whenever this character quests, put cards from under her into your hand.', ''],
    ['action', 'Put cards from your hand on the top of your deck in any order.', 'how many'],
    ['action', 'Each player discards cards at random.', ''],
  ],
  'what is in play, taken out of what is looked at': [
    [
      'action',
      'Look at the top 5 cards of your deck. You may banish up to 2 character cards and put them into your hand. Put the rest on the bottom of your deck in any order.',
      'in play',
    ],
    [
      'action',
      'Look at the top 4 cards of your deck. Put up to 2 cards into your hand. Put the rest on the bottom of your deck in any order.',
      'in play',
    ],
    [
      'character',
      '{E} — Reveal the top 3 cards of your deck. You may put each character with cost 2 or less into your hand. Put the rest on the bottom of your deck in any order.',
      'in play',
    ],
    [
      'action',
      'Reveal the top 2 cards of your deck. Return one of your items to your hand. Put the rest on the bottom of your deck in any order.',
      '',
    ],
  ],
  'a card in play that is called none': [
    ['action', 'Banish a card.', 'character, an item or a location'],
    ['action', 'Return chosen card to your hand.', 'character, an item or a location'],
    ['action', 'Choose a card. Draw a card.', 'character, an item or a location'],
  ],
  'several zones where one is spoken of': [
    ['action', 'Look at the top card of your decks. Put it into your hand.', 'one is spoken of'],
    ['action', 'Return a character card from your discards to your hand.', 'one is spoken of'],
    ['action', 'Return a character card from your discard to your hands.', 'one is spoken of'],
    ['action', 'Return a character card from your hand or discards to your hand.', 'one is spoken of'],
  ],
  '“each” and “everybody” said of one': [
    ['action', 'You each draw a card.', 'several'],
    ['character', 'When you play this character, you each may draw a card.', 'several'],
    ['action', 'Each of your characters each gets +1 {S} this turn.', 'said twice'],
    ['action', 'Each opponent discards a card each.', 'said twice'],
    ['character', 'Whenever opponents play a character, draw a card.', 'one player at a time'],
    ['character', 'Whenever each player plays a song, draw a card.', 'one player at a time'],
  ],
  'an ability that calls its card by another type': [
    ['action', 'Chosen character gains “When this item is banished, draw a card” this turn.', 'no item'],
    [
      'character',
      "While there's a card under this character, she gains “Whenever this action is challenged, draw a card.”",
      'no action',
    ],
  ],
  'who did not do it': [
    ['character', 'When you play this character, you may discard a card. If they do, draw a card.', 'you do'],
    ['action', 'Each opponent may discard a card. If you do, draw a card.', 'another player'],
    ['action', "Chosen opponent discards a card. If you don't, draw a card.", 'another player'],
  ],
  'damage that was moved, where it was removed': [
    [
      'action',
      'Remove up to 3 damage from chosen character. Draw a card for each damage moved this way.',
      'moved',
    ],
    [
      'action',
      'Move 2 damage from chosen character to chosen opposing character. If you removed damage this way, draw a card.',
      'removed',
    ],
  ],
  'what cards deal, with no end': [
    [
      'character',
      'If one of your other characters would deal damage to a damaged character, they deal twice that much damage instead.',
      'to whom',
    ],
    ['action', 'Chosen character deals 2 more damage.', ''],
  ],
  'one of two cards that were spoken of': [
    [
      'character',
      'Whenever you play a character with the same name as a card in your discard, you may put that card on the bottom of your deck to draw a card.',
      'say which',
    ],
    [
      'item',
      'Whenever you play an item with the same name as a card in your hand, return that card to your hand.',
      'say which',
    ],
  ],
  'more of what was chosen than was chosen': [
    [
      'item',
      '{E} — Ready up to 2 exerted cards in your inkwell. If an opponent has more lore than you, ready up to 4 instead.',
      'of which cards',
    ],
    ['action', 'Banish up to 2 chosen items. If you have 5 or more lore, banish up to 3 instead.', ''],
  ],
  'each of several players in an event': [
    ['character', 'Whenever each opponent with 10 or more lore loses lore, draw a card.', 'one player'],
  ],
  'cards that somebody else put somewhere': [
    [
      'action',
      'Each opponent puts a card from their hand on the bottom of their deck. If you put a card there this way, draw a card.',
      'not only you',
    ],
    [
      'action',
      'Put a card from your hand on the bottom of your deck. If they put a card there this way, draw a card.',
      'not only you',
    ],
    [
      'action',
      'Each opponent puts a card from their hand on the bottom of their deck. If they put a card on the bottom of their deck this way, draw a card.',
      'not only you',
    ],
  ],
  'a pronoun or a possessive of no player': [
    ['character', 'Whenever this character quests, she may draw a card.', 'cannot do this'],
    [
      'action',
      'Look at the top 2 cards of your deck. Put one into its hand and the other into your hand.',
      'player has',
    ],
  ],
  'one card in a place, for all of them': [
    ['action', 'Return the card from your discard to your hand.', 'which of them'],
    ['action', 'Look at the card in your inkwell.', 'which of them'],
  ],
  'an event of cards in general': [
    ['character', 'Whenever characters quest, draw a card.', 'one card at a time'],
    ['character', 'Whenever you play Puppy characters, draw a card.', 'one card at a time'],
  ],
  'a place of nobody': [
    [
      'action',
      'Look at the top 2 cards of your deck. Put one on the top of any deck and the other on the bottom.',
      'whose',
    ],
    ['action', 'Put chosen item into any hand.', 'whose'],
  ],
  'a place that was not spoken of': [
    [
      'character',
      'At the start of your turn, look at the cards in your inkwell. You may play a Puppy character there for free.',
      'where?',
    ],
  ],
  'who is there already': [
    ['location', 'Whenever you move a character here here from a location, draw a card.', 'already'],
    ['location', 'At the start of your turn, you may move a character here here for free.', 'already'],
  ],
  'what is of no use to one of several groups': [
    ['item', 'Your locations and characters from your discard gain Resist +1.', 'no use'],
    ['item', 'Your characters and items from your discard get +1 {S}.', ''],
  ],
  'what can never be': [
    ['character', 'While this character is a location, they get +2 {S}.', 'is none of these'],
    [
      'character',
      'Whenever this character banishes this character in a challenge, draw a card.',
      'to another',
    ],
  ],
};

describe.each(Object.entries(refused))('%s', (_, texts) => {
  it.each(texts)('is refused on a card of type %s: %s', (type, text, why) => {
    expect(wrong(type, text)).toContain(why);
  });
});

describe('what the same words say where they fit', () => {
  it.each([
    ['character', 'Puppy Shift 3'],
    ['character', "While this character is exerted, opponents can't play actions."],
    ['action', 'Deal 2 damage to chosen character and 1 damage to another chosen character.'],
    [
      'character',
      'When you play this character, chosen character gets +1 {S} this turn and chosen opposing character -1 {S} this turn.',
    ],
    [
      'action',
      'Look at the top 2 cards of your deck. Put one into your hand and the other on the bottom of your deck.',
    ],
    ['character', 'Your Prince or King characters get +1 {S}.'],
    ['character', 'Your Villain Prince or Hero characters get +1 {S}.'],
    ['character', 'This character may challenge ready characters.'],
    ['action', 'Banish all characters.'],
    ['character', 'Opposing characters get -1 {S}.'],
    ['action', 'Opposing characters get -1 {S} this turn.'],
    ['character', 'You pay 1 {I} less to play characters.'],
    ['item', 'You may play items named Stitch for free.'],
    ['action', 'Count the number of characters you have in play. Draw cards equal to that number.'],
    [
      'action',
      'Reveal the top 2 cards of your deck. Put all character cards into your hand. Put the rest on the bottom of your deck in any order.',
    ],
    ['action', 'Return a character card from your discard to your hand.'],
    ['action', "Return all opposing characters to their players' hands."],
    ['action', 'Choose up to 2 opponents. They each lose 1 lore.'],
    ['character', 'Whenever an opponent plays a character, draw a card.'],
    ['character', "At the end of each opponent's turn, draw a card."],
    ['character', 'While this character is at a location, they get +2 {S}.'],
    ['action', 'Chosen character gains “When this character is banished, draw a card” this turn.'],
    ['action', 'Each opponent may discard a card. If they do, draw a card.'],
    [
      'character',
      'When you play this character, you may discard a card. If you do and you have an item, draw a card.',
    ],
    [
      'action',
      'Move 2 damage from chosen character to chosen opposing character. If you moved damage this way, draw a card.',
    ],
    ['action', 'Return the cards from your discard to your hand.'],
    ['action', "Put all cards from under opposing characters into their players' discards."],
  ])('on a card of type %s: %s', (type, text) => {
    expect(wrong(type, text)).toBeUndefined();
  });
});

describe('what was read is said again in words that mean it', () => {
  it.each([
    ['action', 'Chosen character gains “When this character is banished, draw a card” this turn.'],
    ['action', "Each opponent may choose and discard a card. If they don't, draw a card."],
    [
      'action',
      'Move 2 damage from chosen character to chosen opposing character. If you moved damage this way, draw a card.',
    ],
    ['character', "Opposing characters can't ready at the start of their turn."],
    ['character', "Your other characters can't ready at the start of your turn."],
  ])('on a card of type %s: %s', (type, text) => {
    const { abilities } = compileText(language, { text, type }, bind);
    expect(abilities.map(({ ability }) => language.print(ability, { facts: { type } }))).toEqual([text]);
  });
});
