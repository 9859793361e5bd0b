import { describe, expect, it } from 'vitest';
import { type Cell, crossed, leavesOf } from './crossing.ts';

/**
 * Every condition that a text can ask, at every place where one can stand. The conditions are the language's own rows;
 * a new one is crossed by the words of its examples, or fails here until words for it are given.
 */

/** Words of rows without examples of their own. */
const CONDITIONS: Readonly<Record<string, string>> = {
  statement: 'this character is exerted',
  turn: "it's your turn",
  'have in-play': 'you have a character named Elsa in play',
  have: 'you have 3 or more cards in your hand',
  'have-not': "you don't have an item in play",
  'have-both-named': 'you have characters named Anna and Elsa in play',
  'there-are': 'there are 2 or more damaged characters in play',
  'there-are-there': 'there are 5 or more cards in your discard',
  'measure-is-compared': 'your lore is 5 or more',
  'measure-is-exactly': 'the number of cards in your hand is 3',
  'measure-against-measure':
    "the number of cards in your hand is less than the number of cards in each opponent's hand",
  'is-in-play': 'a character named Elsa is in play',
  'self-in-zone': 'this card is in your discard',
  'this-is-in-play': 'this character is in play',
  'many-are': '2 or more of your characters are exerted',
  'they-have': 'they have more than 3 cards in their hand',
  'have-more-than': 'you have more cards in your hand than each opponent',
  'have-more-than by-so-many': 'you have 2 or more cards in your hand than each opponent',
  'have-more-than at-least': 'you have at least 2 fewer cards in your hand than each opponent',
  'you-have-the-most': 'you have the most cards in your hand',
  'you-have-the-most-lore': 'you have the most lore',
  'have-more-lore-than by-so-many': 'you have 3 or more lore than each opponent',
  'have-more-than fewer': 'you have fewer cards in your hand than each opponent',
  'have-more-than same': 'you have the same number of cards in your hand as each opponent',
  'have-total cost': 'you have items in play with total cost 6 or more',
  'have-total stat': 'you have characters in play with total {S} 8 or more',
  'have-more-lore-than same': 'you have the same amount of lore as each opponent',
  'is-the-only-one': 'this character is your only character in play',
  'have-more-than-others': 'you have more items than locations',
  'have-more-than-measure': 'you have more items in play than the number of your locations',
  'have-more-than-others fewer': 'you have fewer items than locations',
  'have-more-than-measure fewer': 'you have fewer items in play than the number of your locations',
  'have-more-than-others as-many': 'you have at least as many items as locations',
  'have-more-than-measure as-many': 'you have at least as many items in play as the number of your locations',
  'had-stat-or-more': 'this character had 3 {S} or more',
  'they-had-stat-or-more': 'they had 3 {S} or more',
  'had-stat-or-less': 'this character had 3 {S} or less',
  'they-had-stat-or-less': 'they had 3 {S} or less',
  'had-stat-exactly': 'this character had 3 {S}',
  'they-had-stat-exactly': 'they had 3 {S}',
  'have-in-play-that': 'you have a character in play with 5 {S} or more',
  'have-any-in-play-that': 'you have any in play with 5 {S} or more',
  'player-has': 'you played an item this turn',
  'player-has not': "you haven't played an item this turn",
  'cards-have': 'another character was banished this turn',
  'card-has': 'this character challenged this turn',
  'card-has not': "this character hasn't challenged this turn",
  'they-has': 'they challenged this turn',
  'they-has not': "they haven't challenged this turn",
  'player-has-either': 'you played an item or drew a card this turn',
  'cards-have-either': 'another character quested or challenged this turn',
  'cards-have-either passive': "another character was banished or returned to a player's hand this turn",
  'card-has-either': 'this character challenged or was challenged this turn',
  'they-has-either': 'they quested or challenged this turn',
  'is-done-this-way discarded': 'a song card is discarded this way',
  'is-done-this-way moved': 'a song card is moved this way',
  'is-done-this-way returned': 'a song card is returned this way',
  'is-done-this-way drawn': '2 or more cards are drawn this way',
  'is-done-this-way played': 'a song is played this way',
  'is-done-this-way revealed': 'a song card is revealed this way',
  'is-done-this-way banished': 'an item is banished this way',
  'you-did-this-way discarded': 'you discarded a song card this way',
  'you-did-this-way moved': 'you moved a song card this way',
  'you-did-this-way returned': 'you returned a song card this way',
  'you-did-this-way banished': 'you banished an item this way',
  'did-more-this-way': 'you discarded more cards this way than each opponent',
  'is-done-this-way put-there': 'a card was put there this way',
  'is-done-this-way put-somewhere': 'a card was put on the bottom of your deck this way',
  'put-there-this-way you': 'you put a card there this way',
  'put-somewhere-this-way you': 'you put a card on the bottom of your deck this way',
  'put-there-this-way they': 'they put a card there this way',
  'put-somewhere-this-way they': 'they put a card on the bottom of their deck this way',
  'they-did-this-way discarded': 'they discarded a song card this way',
  'they-did-this-way moved': 'they moved a song card this way',
  'they-did-this-way returned': 'they returned a song card this way',
  'they-did-this-way revealed': 'they revealed a song card this way',
  'they-did-this-way banished': 'they banished an item this way',
  'sang-this-song that': '2 or more characters sang that song',
  'it-is-their-nth': "it's the second card they've drawn this turn",
  'it-is-the-nth': "it's the second card you've drawn this turn",
  'have-zero-lore': 'you have 0 lore',
  'statement-before': 'this character was exerted',
  'there-were': 'there were 2 or more characters here',
  'had-there': 'you had 2 or more characters at it',
  'have-no-lore': 'an opponent has no lore',
  'have-more-lore-than less': 'you have less lore than each opponent',
  'it-is-which-turn': "it's your third turn or later",
  'is-chosen': 'a Villain character is chosen',
  'damage-done removed': 'you removed damage this way',
  'damage-done moved': 'you moved damage this way',
  'damage-done put': 'you put damage this way',
  'sang-this-song': '2 or more characters sang this song',
};

/** Words of `condition-predicate` rows, behind a subject. */
const PREDICATES: Readonly<Record<string, string>> = {
  'is-a': 'this character is a Hero character',
  'is-not-a': "this character isn't a Hero character",
  'have-same-name-as': 'another character has the same name as this character',
  'have-keyword': 'this character has <Evasive>',
  'have-more-than': 'this character has more {S} than each other character',
  'have-more-than-denied': "this character doesn't have more {S} than each other character",
  'is-state': 'this character is exerted',
  'is-somebodys': 'this character is yours',
  share: 'this character shares a classification with an opposing character',
  'share-denied': "this character doesn't share a classification with an opposing character",
  'is-somebodys-denied': "this character isn't yours",
  'have-stat or-more': 'this character has 5 {S} or more',
  'have-stat or-less': 'this character has 5 {S} or less',
  'have-stat exactly': 'this character has 5 {S}',
  'is-named': 'this character is named Elsa',
  'costs or-less': 'this character costs 3 or less',
  'costs or-more': 'this character costs 3 or more',
  'costs exactly': 'this character costs 3',
  'have-damage': 'this character has damage',
  'is-the-named': "it's the named card",
  'have-same-name-as-denied': "another character doesn't have the same name as this character",
  'have-keyword-denied': "this character doesn't have <Evasive>",
  'is-state-denied': "this character isn't exerted",
  'have-stat-denied or-more': "this character doesn't have 5 {S} or more",
  'have-stat-denied or-less': "this character doesn't have 5 {S} or less",
  'have-stat-denied exactly': "this character doesn't have 5 {S}",
  'have-damage-denied': "this character doesn't have damage",
  'have-so-much-damage-denied': "this character doesn't have 3 or more damage",
  'is-challenging-denied': "this character isn't challenging",
  'is-challenging-denied being': "this character isn't being challenged",
  'have-a-card-under-denied': "this character doesn't have a card under them",
  'have-cards-under-denied': "this character doesn't have 2 or more cards under them",
  'is-named-denied': "this character isn't named Elsa",
  'is-the-named-denied': "it isn't the named card",
  'is-at-place-denied': "this character isn't at a location",
  'is-at-place': 'this character is at a location',
};

/** What must be said before, by what the condition speaks of: something was done, or somebody is spoken of. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [
    /they-did-this-way discarded/,
    'When you play this character, chosen opponent chooses and discards a card.',
  ],
  [
    /they-did-this-way moved/,
    'When you play this character, chosen opponent puts a card from their discard on the bottom of their deck.',
  ],
  [
    /they-did-this-way returned/,
    'When you play this character, chosen opponent returns a card from their discard to their hand.',
  ],
  [/they-did-this-way revealed/, 'When you play this character, chosen opponent reveals their hand.'],
  [
    /they-did-this-way banished/,
    'When you play this character, chosen opponent banishes one of their items.',
  ],
  [
    /way they/,
    'When you play this character, chosen opponent puts a card from their discard on the bottom of their deck.',
  ],
  [/discarded/, 'When you play this character, choose and discard a card.'],
  [/damage-done removed/, 'When you play this character, remove up to 3 damage from chosen character.'],
  [/damage-done put/, 'When you play this character, put 1 damage counter on chosen character.'],
  [
    /damage-done moved/,
    'When you play this character, move all damage from chosen character to chosen opposing character.',
  ],
  [
    /way moved|put-(there|somewhere)/,
    'When you play this character, put a card from your discard on the bottom of your deck.',
  ],
  [/returned/, 'When you play this character, return a card from your discard to your hand.'],
  [/drawn/, 'When you play this character, draw a card.'],
  [/way played/, 'When you play this character, you may play a song for free.'],
  [/revealed/, 'When you play this character, reveal the top card of your deck.'],
  [/banished/, 'When you play this character, banish chosen item.'],
  [/they-have/, 'When you play this character, chosen opponent gains 1 lore.'],
  [/is-chosen/, 'When you play this character, exert chosen character.'],
  [/is-the-named/, 'When you play this character, name a card, then reveal the top card of your deck.'],
  [/had-there|there-were/, 'When this location leaves play,'],
  [/-before$/, 'When this character is banished,'],
  [/had-/, 'When this character is banished,'],
  [/they-has/, 'When this character is banished,'],
  [/it-is-(the|their)-nth/, 'Whenever a player draws a card,'],
  [/nth-challenge/, 'Whenever one of your characters challenges,'],
  [/used-keyword/, 'When you play this character,'],
  [/sang-this-song that/, 'Whenever you play a song,'],
  [/sang-this-song/, ''],
];

/** Places for a condition, by kind: each a moment at which it is asked. */
const ASKED: Readonly<Record<string, (c: string) => string>> = {
  if: (c) => `if ${c}, draw a card.`,
  'if, last': (c) => `draw a card if ${c}.`,
  unless: (c) => `draw a card unless ${c}.`,
  instead: (c) => `gain 1 lore. If ${c}, gain 2 lore instead.`,
  'instead, last': (c) => `gain 1 lore. Gain 2 lore instead if ${c}.`,
  otherwise: (c) => `if ${c}, draw a card. Otherwise, gain 1 lore.`,
  'if, and you may': (c) => `if ${c}, you may draw a card.`,
  'first of two': (c) => `if ${c} and it's your turn, draw a card.`,
  'second of two': (c) => `if it's your turn and ${c}, draw a card.`,
  'first of either': (c) => `if ${c} or it's your turn, draw a card.`,
  'second of either': (c) => `if it's your turn or ${c}, draw a card.`,
  mode: (c) => `choose one: • Draw a card. • If ${c}, gain 1 lore.`,
};

/** Places where it is asked at all times, or without anything before. */
const ALWAYS: Readonly<Record<string, (c: string) => string>> = {
  'if you do and': (c) =>
    `When you play this character, you may exert one of your items. If you do and ${c}, draw a card.`,
  'of an activated ability': (c) => `{E} — If ${c}, draw a card.`,
  while: (c) => `While ${c}, your characters get +1 {L}.`,
  'as long as': (c) => `As long as ${c}, your characters get +1 {L}.`,
  'while, last': (c) => `Your characters get +1 {L} while ${c}.`,
  'unless, of what is so': (c) => `Your characters can't be challenged unless ${c}.`,
  'of a trigger': (c) => `Whenever one of your characters quests while ${c}, draw a card.`,
  'of a price': (c) => `If ${c}, you pay 1 {I} less to play this character.`,
  'of entering': (c) => `If ${c}, this character enters play with 1 damage.`,
};

/** Which cells make no sense, and why. */
const WITHOUT_SENSE: readonly (readonly [row: RegExp, place: RegExp, reason: string])[] = [
  [
    /(self|this)-?(is-)?in-(zone|play)/,
    /price|entering/,
    'while it is played it is neither in play nor in the discard (CR 4.3.2)',
  ],
  [
    /have-(both|either)/,
    /second of|first of/,
    '“a and b or c” can be meant in two ways, which is refused (DSL2005)',
  ],
];

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const beforeOf = (row: string): string | undefined => BEFORE.find(([rows]) => rows.test(row))?.[1];
const after = (said: string, text: string): string =>
  said === '' ? capital(text) : `${said} ${said.endsWith('.') ? capital(text) : text}`;
const makesSense = ({ leaf, place }: Cell): boolean =>
  !WITHOUT_SENSE.some(([rows, places]) => rows.test(leaf) && places.test(place));
const readAs = (words: string, before?: string): string =>
  after(before ?? 'When you play this character,', ASKED['if']!(words));
const { leaves, without } = leavesOf('condition', CONDITIONS, (words, row) => readAs(words, beforeOf(row)));
const predicates = leavesOf('condition-predicate', PREDICATES, (words, row) => readAs(words, beforeOf(row)));

describe('conditions × places', () => {
  it('has words for every row', () => {
    expect([...without, ...predicates.without]).toEqual([]);
  });

  it('reads 95 % of the cells that make sense, and more', () => {
    const cells: Cell[] = [...leaves, ...predicates.leaves].flatMap(({ row, words }) => {
      const before = beforeOf(row);
      const cell = (place: string, text: string): Cell => ({
        leaf: row,
        place,
        texts: [text],
      });
      return [
        ...Object.entries(ASKED).map(([place, put]) =>
          cell(place, after(before ?? 'When you play this character,', put(words))),
        ),
        ...(before === undefined ? Object.entries(ALWAYS) : []).map(([place, put]) =>
          cell(place, put(words)),
        ),
      ];
    });
    const { share, told } = crossed(cells.filter(makesSense));
    expect(share, told).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
