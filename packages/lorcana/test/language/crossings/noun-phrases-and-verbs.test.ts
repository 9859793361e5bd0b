import { describe, expect, it } from 'vitest';
import { language } from '../language.ts';
import { type Cell, crossed, leavesOf } from './crossing.ts';

/**
 * Every way to name cards in play, with everything that is done to cards. Determiners, adjectives, modifiers and places
 * are rows of the language: a new one is crossed by words given here, or fails until there are some.
 */

/** Noun phrases by the row of `determiner`. */
const DETERMINERS: Readonly<Record<string, string>> = {
  'another-n-chosen': 'another 2 chosen characters',
  chosen: 'chosen character',
  'chosen another': 'another chosen character',
  'so-many up-to-chosen': 'up to 2 chosen characters',
  'each-of-up-to-chosen': 'each of up to 2 chosen characters',
  'so-many up-to-other-chosen': 'up to 2 other chosen characters',
  'so-many n-chosen': '2 chosen characters',
  a: 'a character',
  'a any': 'any character',
  'a another': 'another character',
  'one-of': 'one of your characters',
  'an-opponents': "an opponent's character",
  'one-or-more': 'one or more characters',
  'one-of one-or-more-of': 'one or more of your characters',
  'one-of another-of': 'another of your characters',
  'so-many up-to': 'up to 2 characters',
  'so-many-of up-to-of': 'up to 2 of your characters',
  'so-many-of n-of': '2 of your characters',
  'so-many n': '2 characters',
  'any-number': 'any number of characters',
  'any-number chosen': 'any number of chosen characters',
  'any-number-of': 'any number of your characters',
  'all-of': 'your characters',
  'each-of': 'each of your characters',
  'all-whose': 'all of your characters',
  each: 'each character',
  all: 'all characters',
};

/** Noun phrases of what was spoken of before, by row, and what is said before. */
const SPOKEN_OF: Readonly<Record<string, readonly [before: string, words: string]>> = {
  'determiner/the': ['Exert chosen character.', 'the character'],
  'determiner/that': ['Exert chosen character.', 'that character'],
  'determiner/those': ['Exert up to 2 chosen characters.', 'those characters'],
  'determiner/each-of-those': ['Exert up to 2 chosen characters.', 'each of those characters'],
  'determiner/the-chosen': ['Choose a character.', 'the chosen character'],
  'pronominal/pronoun': ['Exert chosen character.', 'them'],
  'pronominal/each-of-them': ['Exert up to 2 chosen characters.', 'each of them'],
  'pronominal/the-challenging-character': [
    'Whenever this character is challenged,',
    'the challenging character',
  ],
  'pronominal/the-challenged-character': ['Whenever this character challenges,', 'the challenged character'],
  'pronominal/the-moved-character': ['Whenever you move a character here,', 'the moved character'],
};

/** Rows that name cards out of play, or what was done with cards: other tables cross them. */
const ELSEWHERE =
  /^(the-done|revealed|all-revealed|that-many|any-number-of-them|one|one-of-the|some-of-them|up-to-of-them|the-rest|the-other|top-.*)$/;

/** Words of the rows of `modifier` and `place` behind “chosen character”, without what was done before. */
const MODIFIERS: Readonly<Record<string, string>> = {
  'without-keyword': 'without <Evasive>',
  'same-name-as': 'with the same name as this character',
  'cost-against-measure': 'with cost equal to or less than the number of your items',
  'stat-against-measure': 'with {S} equal to or less than the number of your items',
  'cost-compared': 'with cost more than 3',
  'stat-compared': 'with more than 3 {S}',
  'stat-apart': 'with {S} at least 2 less than this character',
  'cost-apart': 'with cost up to 2 more than this character',
  'with-more-than less': 'with less {S} than this character',
  'with-more-than': 'with more {S} than this character',
  'who-did': 'who challenged this turn',
  'who-did not': "who didn't challenge this turn",
  not: 'not named Elsa',
  'that-is-not': "that isn't a Hero character",
  'that-are-not-of-class': "that aren't Heroes",
  named: 'named Elsa',
  'cost or-less': 'with cost 3 or less',
  'stat or-less': 'with 3 {S} or less',
  'cost or-more': 'with cost 3 or more',
  'stat or-more': 'with 3 {S} or more',
  'cost exactly': 'with cost 3',
  'stat exactly': 'with 3 {S}',
  keyword: 'with <Evasive>',
  'of-theirs yours': 'of yours',
  inkable: 'with {C}',
  'with-damage': 'with damage',
  'with-damage no': 'with no damage',
  'with-so-much-damage': 'with 3 or more damage',
  'with-a-card-under': 'with a card under them',
  'with-cards-under': 'with 2 or more cards under them',
  'at-a-location': 'at a location',
  'at-the-same-location-as': 'at the same location as this character',
};

/** Modifiers that say what was done before, or only have sense with several cards or out of play. */
const MODIFIERS_ELSEWHERE =
  /this-way$|^(that-were|of-theirs theirs|same-name|different-name|.*-than-theirs|same-cost|with-that-name|sang-(?:this|that)-song|total-.*|at-random|in-zone|from-zone|here|you-have-there|not-chosen|they-have-in-play|at-that-location|at-the-same-location|somebody-has-in-play)$/;

/** Other kinds of noun phrases: adjectives, classes, types and “or”. */
const KINDS: readonly string[] = [
  'chosen other character',
  'chosen opposing character',
  'chosen non-character card',
  'chosen damaged character',
  'chosen damaged or exerted character',
  'chosen Hero character',
  'chosen Hero or Villain character',
  'chosen non-Villain character',
  'chosen Villain',
  'chosen character or location',
  'chosen Villain character or damaged location',
  'chosen character or chosen location',
  'chosen character with <Evasive> or named Elsa',
  'chosen exerted opposing Hero character with cost 3 or less',
  'this character and chosen opposing character',
  'this character',
  'a number of chosen characters equal to the number of your items',
  'up to a number of chosen characters equal to the number of your items',
  'as many chosen characters as you have items in play',
];

/** Verbs with cards in play as their object. */
const OBJECTS: Readonly<Record<string, (np: string) => string>> = {
  banish: (np) => `banish ${np}.`,
  exert: (np) => `exert ${np}.`,
  ready: (np) => `ready ${np}.`,
  'deal damage': (np) => `deal 2 damage to ${np}.`,
  'put damage': (np) => `put 2 damage counters on ${np}.`,
  'remove damage': (np) => `remove 2 damage from ${np}.`,
  'remove all damage': (np) => `remove all damage from ${np}.`,
  'move damage from': (np) => `move 1 damage from ${np} to chosen opposing character.`,
  'move damage to': (np) => `move 1 damage from chosen opposing character to ${np}.`,
  return: (np) => `return ${np} to their player's hand.`,
  'put into inkwell': (np) => `put ${np} into their player's inkwell facedown and exerted.`,
  'shuffle into': (np) => `shuffle ${np} into their player's deck.`,
  give: (np) => `give ${np} +1 {S} this turn.`,
  move: (np) => `move ${np} to a location for free.`,
  'may exert to': (np) => `you may exert ${np} to draw a card.`,
  'put a card under': (np) => `put the top card of your deck facedown under ${np}.`,
};

/** Verbs with cards in play as their subject, with one and with several. */
const SUBJECTS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  get: ['gets +1 {S} this turn', 'get +1 {S} this turn'],
  'get for each': [
    'gets +1 {S} this turn for each item you have in play',
    'get +1 {S} this turn for each item you have in play',
  ],
  gain: ['gains <Rush> this turn', 'gain <Rush> this turn'],
  lose: ['loses <Evasive> this turn', 'lose <Evasive> this turn'],
  "can't": ["can't quest this turn", "can't quest this turn"],
  'can challenge': ['can challenge ready characters this turn', 'can challenge ready characters this turn'],
  must: ['must quest if able this turn', 'must quest if able this turn'],
  'gain a classification': [
    'gains the Villain classification this turn',
    'gain the Villain classification this turn',
  ],
  'take no damage': ['takes no damage from challenges this turn', 'take no damage from challenges this turn'],
  'not ready': ["can't ready at the start of their next turn", "can't ready at the start of their next turn"],
};

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** Why a cell makes no sense. */
const WITHOUT_SENSE: readonly (readonly [np: RegExp, verb: RegExp, reason: string])[] = [
  [
    /\/(another-n-chosen|so-many.*|each.*|one-of one-or-more.*|one-or-more|any-number.*|all.*|those)$|number of|^as many|^this character and/,
    /^(move damage to|put a card under)$/,
    'it is moved to one card, and put under one',
  ],
  [
    /^chosen .*(location|card)$/,
    /^(exert|ready|get|gain|lose|can|must|not|give|move|may exert)/,
    'only characters quest, have {S}, and move (CR 5.3, 5.6)',
  ],
  [/with-damage no/, /damage/, 'there is no damage to remove or to move (CR 1.9.1)'],
  [/exerted opposing/, /exert/, 'what is exerted is not exerted again (CR 6.1.5)'],
];

function cellsOf(leaf: string, np: string, before = 'When you play this character,'): Cell[] {
  const says = (text: string): string => `${before} ${before.endsWith('.') ? capital(text) : text}`;
  return [
    ...Object.entries(OBJECTS).map(([place, put]) => ({
      leaf,
      place,
      texts: [says(put(np)), says(put(np)).replace("their player's", "their players'")],
    })),
    ...Object.entries(SUBJECTS).map(([place, [one, several]]) => ({
      leaf,
      place,
      texts: [one, several].map((verb) => says(`${np === 'them' ? 'they' : np} ${verb}.`)),
    })),
  ];
}

const spoken = Object.fromEntries(
  Object.entries(SPOKEN_OF).map(([row, [, words]]) => [row.split('/')[1]!, words]),
);
const banish = (words: string): string => `Banish ${words}.`;
const determiners = leavesOf('determiner', { ...DETERMINERS, ...spoken }, banish);
const pronominals = leavesOf(
  'pronominal',
  { this: 'this character', 'this-card': 'this card', ...spoken },
  banish,
);
const behind = (words: string): string => `Banish chosen character ${words}.`;
// Relative clauses are made of the rows for conditions, which have a crossing of their own: some stand for all.
const RELATIVE: Readonly<Record<string, string>> = {
  'that-is-state': 'that is exerted',
  'that-is-state-denied': "that isn't damaged",
  'that-have-keyword': 'that has <Evasive>',
  'that-have-keyword-denied': "that doesn't have <Rush>",
  'that-is-there': 'that is at a location',
  'that-is-there not': "that isn't at a location",
};
const modifiers = leavesOf('modifier', { ...MODIFIERS, ...RELATIVE }, behind);
const isMade = (row: string): boolean =>
  language.phrases.some(
    ({ slot, name, derived }) => slot === 'modifier' && name === row && derived !== undefined,
  );
const places = leavesOf('place', MODIFIERS, behind);
const inTable = (row: string): boolean => !ELSEWHERE.test(row.split('/')[1]!);
const behindNoun = (row: string): boolean => !MODIFIERS_ELSEWHERE.test(row.split('/')[1]!);

describe('noun phrases × verbs', () => {
  it('has words for every row', () => {
    const missing = [...determiners.without, ...pronominals.without].filter((name) => !ELSEWHERE.test(name));
    const more = [...modifiers.without, ...places.without].filter(
      (name) => !MODIFIERS_ELSEWHERE.test(name) && !isMade(name),
    );
    expect([...missing, ...more]).toEqual([]);
  });

  it('reads 95 % of the cells that make sense, and more', () => {
    const cells = [
      ...[...determiners.leaves, ...pronominals.leaves]
        .filter(({ row }) => inTable(row))
        .flatMap(({ row, words }) => cellsOf(row, words, SPOKEN_OF[row]?.[0])),
      ...[...modifiers.leaves, ...places.leaves]
        .filter(({ row }) => behindNoun(row))
        // Whatever the verb, a modifier stands behind its noun: each is crossed with a third of them, each with others.
        .flatMap(({ row, words }, i) =>
          cellsOf(row, `chosen character ${words}`).filter((_, j) => (i + j) % 3 === 0),
        ),
      ...KINDS.flatMap((np) => cellsOf(np, np)),
    ].filter(({ leaf, place }) => !WITHOUT_SENSE.some(([np, verb]) => np.test(leaf) && verb.test(place)));
    const { share, told } = crossed(cells);
    expect(share, told).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
