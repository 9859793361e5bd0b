import { describe, expect, it } from 'vitest';
import { language } from '../language.ts';
import { type Cell, crossed, leavesOf, rowOf } from './crossing.ts';

/**
 * Every way to say how long, with every effect that lasts. How long, what can't and what must be done are rows of the
 * language: a new one is crossed by the words of its examples, or fails here until words for it are given.
 */

/** Words of each row that says how long. */
const DURATIONS: Readonly<Record<string, readonly string[]>> = {
  'this-turn': ['this turn'],
  'rest-of-turn': ['for the rest of this turn', 'until the end of the turn', 'during this turn'],
  'rest-of-game': ['for the rest of the game'],
  'next-turn until-start': [
    'until the start of your next turn',
    "until the start of chosen player's next turn",
    'until your next turn',
  ],
  'next-turn until-end': ['until the end of your next turn', 'until the end of their next turn'],
  'next-turn during-next': ['during your next turn', 'during their next turn'],
  'next-turn at-start-of-next': ['at the start of their next turn'],
  'during-that-challenge': ['during that challenge'],
};

/** Conditions that say how long: rows of `tail` and `lead`. */
const AS_LONG_AS: readonly string[] = [
  'while this character is exerted',
  'as long as this character is in play',
  'for as long as you have an item in play',
  'until this character leaves play',
];

/** Effects that last, by the row of their predicate. Who does them has a next turn. */
const EFFECTS: Readonly<Record<string, string>> = {
  get: 'chosen opposing character gets -2 {S}',
  give: 'give chosen opposing character -2 {S}',
  'give-grants': 'give chosen opposing character <Reckless>',
  gain: 'chosen opposing character gains <Reckless>',
  'gain-quoted': 'chosen opposing character gains “This character can’t quest.”',
  cannot: "chosen opposing character can't quest",
  can: 'chosen opposing character can challenge ready characters',
  'do-not': "chosen opposing character doesn't ready",
  'cannot-gain': "chosen opposing character can't gain <Evasive>",
  'pay-for more': 'opponents pay 1 {I} more to play characters',
  'pay-for less': 'you pay 1 {I} less to play characters',
  'pay-for-next': 'you pay 1 {I} less for the next character you play',
  'pay-for-first': 'you pay 1 {I} less for the first character you play each turn',
  'pay-for using': 'you pay 1 {I} less to use abilities of your items',
  'pay-for moving': 'you pay 1 {I} less to move your characters to a location',
  'use-any-for-free': 'you use abilities of your items for free',
  'cannot-do-with': "opponents can't play actions",
  'must-challenge': 'chosen opposing character must challenge if able',
  'must-quest': 'chosen opposing character must quest if able',
  'cannot-choose-except-to-challenge': "opponents can't choose your characters except to challenge",
  'must-choose-this-if-able': 'opponents must choose this character for actions and abilities if able',
  'challenge-as-if': 'chosen opposing character can challenge as if they had <Evasive>',
  'cannot-gain-lore': "opponents can't gain lore",
  'cannot-lose-lore': "opponents can't lose lore",
  'lose-keyword': 'chosen opposing character loses <Evasive>',
  'lose-stat': 'chosen opposing character loses {S} equal to the number of your items',
  'add-stat': "add this character's {S} to chosen opposing character's {S}",
  'count-as-inkable': 'all cards in your hand count as having {C}',
  'gain-classification': 'chosen opposing character gains the Villain classification',
  'count-as-cost-to-sing': 'chosen opposing character counts as cost 5 to sing songs',
  'take-no-damage-from-challenges': 'chosen opposing character takes no damage from challenges',
  'keep-printed-stat': "chosen opposing character's {S} can't be reduced below their printed value",
  'damage-is-reduced': 'damage dealt to chosen opposing character is reduced by 1',
  'damage-cannot-be-removed-from': "damage can't be removed from chosen opposing character",
  'only-can-challenge': 'only characters with <Evasive> can challenge chosen opposing character',
  'enter-zone': 'cards enter opponents’ inkwells exerted',
  'play-with-your-zone-shown': 'you play with your hand face up',
  'play-with-their-zone-shown': 'opponents play with their hands face up',
  'play-with-top-of-your-zone-shown': 'you play with the top card of your deck face up',
};

/** What stands behind “can’t” and “can”, by the row of `acts`. */
const ACTS: Readonly<Record<string, string>> = {
  quest: 'quest',
  challenge: 'challenge',
  'challenge-cards': 'challenge damaged characters',
  ready: 'ready',
  'be-challenged': 'be challenged',
  'exert-to-sing': '{E} to sing songs',
  'be-dealt-damage': 'be dealt damage',
  'be-banished': 'be banished',
  'ready-at-start-of-your-turn': 'ready at the start of your turn',
  'ready-at-start-of-their-turn': 'ready at the start of their turn',
  'challenge-the-turn-played': "challenge the turn they're played",
  'sing-this-song': '{E} to sing this song for free',
  'gain-lore': 'gain lore',
  'quest-the-turn-played': "quest the turn they're played",
  'sing-the-turn-played': "{E} to sing songs the turn they're played",
  move: 'move',
  'move-to': 'move to this location',
  'be-challenged-by': 'be challenged by damaged characters',
};

/** Which cells make no sense, and why. */
const WITHOUT_SENSE: readonly (readonly [effect: RegExp, words: RegExp, reason: string])[] = [
  [
    /^(?!.*ready)/,
    /^at the start of their next turn/,
    'cards only ready at the start of a turn (CR 3.2.1.1)',
  ],
  [/^(pay-for(?! more)|play-with-(your|top))/, /their next turn/, 'you are not they: “your next turn”'],
  [
    /ready-at-start-of|the-turn-played|sing-this-song|acts\/gain-lore/,
    /./,
    'how long is part of what is forbidden; only locations gain lore by themselves',
  ],
];

const cell = (row: string, words: string, effect: string): Cell => {
  const moment = words.includes('challenge')
    ? 'Whenever this character challenges, '
    : 'When you play this character, ';
  return {
    leaf: row,
    place: words,
    texts: [`${moment}${effect} ${words}.`],
  };
};

describe('durations × effects', () => {
  const acts = leavesOf('acts', ACTS, (words) => `Chosen opposing character can't ${words} this turn.`);
  const effects: readonly (readonly [row: string, text: string])[] = [
    ...Object.entries(EFFECTS),
    ...acts.leaves.map(({ row, words }) => [row, `chosen opposing character can't ${words}`] as const),
  ];

  it('has words for every row', () => {
    const rows = language.phrases.filter(({ slot }) => slot === 'duration').map(({ name }) => name);
    const said = Object.keys(DURATIONS).map(rowOf);
    expect(rows.filter((name) => !said.includes(name))).toEqual([]);
    expect(acts.without).toEqual([]);
  });

  it('reads 95 % of the cells that make sense, and more', () => {
    const cells: Cell[] = [...Object.values(DURATIONS).flat(), ...AS_LONG_AS].flatMap((words) =>
      effects
        .filter(([row]) => !WITHOUT_SENSE.some(([rows, said]) => rows.test(row) && said.test(words)))
        .map(([row, effect]) => cell(row, words, effect)),
    );
    const { share, told } = crossed(cells);
    expect(share, told).toBeGreaterThanOrEqual(0.95);
  }, 60_000);
});
