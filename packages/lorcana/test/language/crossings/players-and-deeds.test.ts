import { describe, expect, it } from 'vitest';
import { type Cell, crossed, leavesOf } from './crossing.ts';

/**
 * Everybody of whom a text can speak, with everything that players do. Who they are, and how they are told apart, are
 * rows of the language: a new one is crossed by the words of its examples, or fails here until words for it are given.
 */

/** Words of rows of `player` that need nothing before them. */
const PLAYERS: Readonly<Record<string, string>> = {
  'each-with opponent': 'each opponent with 5 or more lore',
  'all-with opponents': 'opponents with 5 or more lore',
  'each-with an-opponent': 'an opponent with 5 or more lore',
  'each-with player': 'each player with 5 or more lore',
  'all-with players': 'all players with 5 or more lore',
  'the-player-or-players-with': 'the player or players with the most lore',
  'each-with a-player': 'a player with 5 or more lore',
  you: 'you',
  'each-opponent': 'each opponent',
  opponents: 'opponents',
  'an-opponent': 'an opponent',
  'some-opponents': 'one or more opponents',
  'your-opponent': 'your opponent',
  'each-player': 'each player',
  'all-players': 'all players',
  'a-player': 'a player',
  'chosen player': 'chosen player',
  'chosen opponent': 'chosen opponent',
  'so-many-chosen players': '2 chosen players',
  'so-many-chosen opponents': '2 chosen opponents',
};

/** Of whom was spoken before, by row: the words, and what is said before. */
const SPOKEN_OF: Readonly<Record<string, readonly [before: string, words: string]>> = {
  'each-opponent-who-does': ['Each opponent may discard a card.', 'each opponent who does'],
  'each-opponent-who-does-not': ['Each opponent may discard a card.', "each opponent who doesn't"],
  'each-player-who-does': ['Each player may discard a card.', 'each player who does'],
  'each-player-who-does-not': ['Each player may discard a card.', "each player who doesn't"],
  'each-who opponent': ['Each opponent may discard a card.', 'each opponent who does'],
  'each-who player': ['Each player may discard a card.', "each player who doesn't"],
  'that-player': ['Choose an opponent.', 'that player'],
  'those-players': ['Choose up to 2 opponents.', 'those players'],
  'player-of': ['Choose an opposing character.', "that character's player"],
  'player-of-that': ['Choose an opposing character.', "that character's player"],
  'player-of-pronoun': ['Choose an opposing character.', 'their player'],
  'the-challenging-player': ['Whenever this character is challenged,', 'the challenging player'],
};

/** How players are told apart, by the row of `player-trait`. */
const TRAITS: Readonly<Record<string, string>> = {
  'more-than': 'more cards in their hand than you',
  'more-than fewer': 'fewer cards in their hand than you',
  'more-than same': 'the same number of cards in their hand as you',
  'total cost': 'items in play with total cost 6 or more',
  'total stat': 'characters in play with total {S} 8 or more',
  'more-lore-than same': 'the same amount of lore as you',
  'more-than-others': 'more items than locations',
  'more-than-measure': 'more items in play than the number of your locations',
  'more-than-others fewer': 'fewer items than locations',
  'more-than-measure fewer': 'fewer items in play than the number of your locations',
  'more-than-others as-many': 'at least as many items as locations',
  'more-than-measure as-many': 'at least as many items in play as the number of your locations',
  'the-most': 'the most cards in their hand',
  'the-most fewest': 'the fewest cards in their hand',
  'counted in-play': '2 or more items in play',
  counted: '3 or more cards in their hand',
  'zero-lore': '0 lore',
  'compared-lore': '5 or more lore',
  'no-lore': 'no lore',
  'more-lore-than': 'more lore than you',
  'more-lore-than less': 'less lore than you',
  'the-most-lore': 'the most lore',
  'the-most-lore least': 'the least lore',
};

/** What players do: with one who does it, and with several or you. */
const DEEDS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  draw: ['draws a card', 'draw a card'],
  'may draw': ['may draw a card', 'may draw a card'],
  discard: ['chooses and discards a card', 'choose and discard a card'],
  'discard at random': ['discards a card at random', 'discard a card at random'],
  'discard the hand': ['discards their hand', 'discard their hand'],
  'gain lore': ['gains 1 lore', 'gain 1 lore'],
  'lose lore': ['loses 1 lore', 'lose 1 lore'],
  'choose and banish': [
    'chooses and banishes one of their characters',
    'choose and banish one of their characters',
  ],
  'choose and exert': [
    'chooses and exerts one of their characters',
    'choose and exert one of their characters',
  ],
  banish: ['banishes one of their items', 'banish one of their items'],
  ready: ['readies one of their characters', 'ready one of their characters'],
  return: [
    'returns a character card from their discard to their hand',
    'return a character card from their discard to their hand',
  ],
  put: [
    'puts the top card of their deck into their inkwell facedown and exerted',
    'put the top card of their deck into their inkwell facedown and exerted',
  ],
  mill: [
    'puts the top 2 cards of their deck into their discard',
    'put the top 2 cards of their deck into their discard',
  ],
  shuffle: ['shuffles their deck', 'shuffle their deck'],
  'shuffle into': ['shuffles their hand into their deck', 'shuffle their hand into their deck'],
  look: ['looks at the top card of their deck', 'look at the top card of their deck'],
  reveal: ['reveals their hand', 'reveal their hand'],
  'reveal the top': ['reveals the top card of their deck', 'reveal the top card of their deck'],
  'may play': [
    'may play a character from their hand for free',
    'may play a character from their hand for free',
  ],
  "can't play": ["can't play actions this turn", "can't play actions this turn"],
  "can't gain": ["can't gain lore this turn", "can't gain lore this turn"],
  'pay more': ['pays 1 {I} more to play characters this turn', 'pay 1 {I} more to play characters this turn'],
  'draw until': [
    'draws cards until they have 3 cards in their hand',
    'draw cards until they have 3 cards in their hand',
  ],
  'discard until': [
    'discards cards until they have 3 cards in their hand',
    'discard cards until they have 3 cards in their hand',
  ],
  'remove damage': [
    'removes 1 damage from one of their characters',
    'remove 1 damage from one of their characters',
  ],
  'deal damage': ['deals 1 damage to one of their characters', 'deal 1 damage to one of their characters'],
  'choose one': [
    'chooses one: • They draw a card. • They lose 1 lore.',
    'choose one: • They draw a card. • They lose 1 lore.',
  ],
  price: ['may discard a card to draw a card', 'may discard a card to draw a card'],
};

/** Why a cell makes no sense. */
const WITHOUT_SENSE: readonly (readonly [who: RegExp, deed: RegExp, reason: string])[] = [
  [
    /\/((each-with )?(an-opponent|a-player)|some-opponents|your-opponent)/,
    /./,
    '“an opponent” is said of a condition or an event: who does something is chosen (CR 6.1.3)',
  ],
];

const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());
const yours = (deed: string): string =>
  deed.replaceAll('they have', 'you have').replaceAll('their', 'your').replaceAll('They', 'You');

function cellsOf(row: string, words: string, before?: string): Cell[] {
  const says = (deed: string): string =>
    before === undefined
      ? `${capital(words)} ${deed}`
      : `${before} ${before.endsWith('.') ? capital(words) : words} ${deed}`;
  return Object.entries(DEEDS).map(([place, [one, several]]) => {
    const forms = words === 'you' ? [yours(several)] : [one, several];
    return {
      leaf: row,
      place,
      texts: forms.map((deed) => `${says(deed)}${deed.endsWith('.') ? '' : '.'}`),
    };
  });
}

describe('players × deeds', () => {
  const draws = (words: string): string => `${capital(words)} draws a card.`;
  const given = {
    ...PLAYERS,
    ...Object.fromEntries(Object.entries(SPOKEN_OF).map(([row, [, words]]) => [row, words])),
  };
  const { leaves, without } = leavesOf('player', given, draws);
  const traits = leavesOf('player-trait', TRAITS, (words) => `Each opponent with ${words} draws a card.`);

  it('has words for every row', () => {
    expect([...without, ...traits.without]).toEqual([]);
  });

  it('reads 95 % of the cells that make sense, and more', () => {
    const cells = [
      ...leaves.flatMap(({ row, words }) => cellsOf(row, words, SPOKEN_OF[row.slice('player/'.length)]?.[0])),
      ...traits.leaves.flatMap(({ row, words }) => cellsOf(row, `each opponent with ${words}`)),
    ].filter(({ leaf, place }) => !WITHOUT_SENSE.some(([who, deed]) => who.test(leaf) && deed.test(place)));
    const { share, told } = crossed(cells);
    expect(share, told).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
