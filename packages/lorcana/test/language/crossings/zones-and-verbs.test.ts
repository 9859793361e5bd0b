import { describe, expect, it } from 'vitest';
import { language } from '../language.ts';
import { type Cell, crossed, rowOf } from './crossing.ts';

/**
 * Every way to name cards that are not in play, from every zone that has a name, with every verb that moves or shows
 * them. Where cards go are rows of the language (`destination`): a new one fails here until words for it are given.
 */

/** Cards out of play; `@` stands for where they are. */
const CARDS: readonly string[] = [
  'a card @',
  'a character card @',
  'an item card @',
  'a song card @',
  'a Hero character card @',
  'a non-Hero character card @',
  'a character or item card @',
  'a character card or an item card @',
  'a card named Elsa @',
  'a card not named Elsa @',
  'a character card with cost 3 or less @',
  'a card with cost 3 or less or named Elsa @',
  'a character card with <Evasive> @',
  'a character card with 3 {S} or more @',
  'another card @',
  '2 cards @',
  'up to 2 character cards @',
  'any number of cards @',
  'chosen card @',
  'up to 2 chosen character cards @',
  'all cards @',
  'all item cards @',
  'each character card @',
  'a card at random @',
  'cards @ equal to the number of your items',
  'as many cards @ as you have items in play',
  'this card @',
];

/** Where they are: all of them in the first zone, the first of them in each. */
const ZONES: readonly string[] = ['from your discard', 'from your hand', 'from your inkwell'];
const IN_EACH = 9;

/** Cards that say themselves where they are. */
const PLACED: readonly string[] = [
  'the top card of your deck',
  'the top 2 cards of your deck',
  "the top card of each opponent's deck",
  "the top card of chosen opponent's deck",
  "a card from chosen opponent's discard",
  'a card from any discard',
  'a card from your hand or discard',
  'cards from the top of your deck equal to the number of your items',
];

/** Where cards are put, by the row of `destination`. */
const DESTINATIONS: Readonly<Record<string, string>> = {
  to: "into their player's hand",
  'on-top': "on the top of their player's deck",
  'on-top in-order': "on the top of their player's deck in any order",
  'on-top bottom': "on the bottom of their player's deck",
  'on-top bottom, in-order': "on the bottom of their player's deck in any order",
  'on-either': "on the top or the bottom of their player's deck",
  'on-either in-order': "on either the top or the bottom of their player's deck in any order",
  'split-in-order': "on the top or the bottom of their player's deck in any order",
  facedown: "into their player's inkwell facedown",
  'facedown exerted': "into their player's inkwell facedown and exerted",
};

/** Places said of a group that was named before. */
const UNSAID = ['on-top-unsaid'];

/** Verbs with cards out of play. */
const VERBS: Readonly<Record<string, (np: string) => string>> = {
  ...Object.fromEntries(
    Object.entries(DESTINATIONS).map(([row, words]) => [`put/${row}`, (np: string) => `put ${np} ${words}.`]),
  ),
  return: (np) => `return ${np} to their player's hand.`,
  'shuffle into': (np) => `shuffle ${np} into their player's deck.`,
  reveal: (np) => `reveal ${np}.`,
  'reveal and put': (np) => `reveal ${np} and put it on the top of your deck.`,
  'play for free': (np) => `play ${np} for free.`,
  play: (np) => `you may play ${np}.`,
  'play exerted': (np) => `play ${np} for free, exerted.`,
  'put under': (np) => `put ${np} facedown under this character.`,
  'put under faceup': (np) => `put ${np} faceup under this character.`,
  choose: (np) => `choose ${np}.`,
  'may put to': (np) => `you may put ${np} on the bottom of your deck to draw a card.`,
  'opponent puts': (np) => `put ${np} on the bottom of their player's deck. If you do, draw a card.`,
};

/** Why a cell makes no sense. */
const WITHOUT_SENSE: readonly (readonly [np: RegExp, verb: RegExp, reason: string])[] = [
  [/^(a|an|another|this|the top card|chosen card|each)\b/, /in-order/, 'one card has no order'],
  [/song/, /exerted/, 'a song does not enter play (CR 5.4.4)'],
  [
    /chosen|all|each|at random|this|top/,
    /^choose$/,
    'there is nothing to choose: it was, or there is no choice',
  ],
  [/2|any number|all|each char|equal to|as many/, /reveal and put/, '“it” is one card'],
];

describe('cards out of play × zone verbs', () => {
  it('has words for every place', () => {
    const rows = language.phrases.filter(({ slot }) => slot === 'destination').map(({ name }) => name);
    const said = Object.keys(DESTINATIONS).map(rowOf);
    expect(rows.filter((name) => !said.includes(name) && !UNSAID.includes(name))).toEqual([]);
  });

  it('reads 95 % of the cells that make sense, and more', () => {
    const cards = [
      ...CARDS.flatMap((np, i) => ZONES.slice(0, i < IN_EACH ? 3 : 1).map((zone) => np.replace('@', zone))),
      ...PLACED,
    ];
    const cells: Cell[] = cards.flatMap((np) =>
      Object.entries(VERBS)
        .filter(([verb]) => !WITHOUT_SENSE.some(([cards, verbs]) => cards.test(np) && verbs.test(verb)))
        .map(([place, put]) => {
          const text = `When you play this character, ${put(np)}`;
          const your = text.replace("their player's", 'your');
          return { leaf: np, place, texts: [your, text, text.replace("their player's", "their players'")] };
        }),
    );
    const { share, told } = crossed(cells);
    expect(share, told).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
