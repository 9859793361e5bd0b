import type { Condition } from '@cardwright/core/data';
import { definePhrase, type Phrase } from '../../phrase/define-phrase.ts';
import { equal } from '../../syntax/equal.ts';

const TURN = { amount: 'game-number', number: 'turn' } as const;
const isTurnNumber = (c: Condition): c is Condition & { if: 'compare'; right: number } =>
  c.if === 'compare' && equal(c.left, TURN) && typeof c.right === 'number';

/** Which turn of a player, or of the game, it is. */
const turns: Phrase[] = [
  definePhrase({
    slot: 'which-turn',
    name: 'nth-of-player',
    template: '{of:possessive} {nth:ordinal} turn',
    data: ({ of, nth }) => ({ if: 'turn', of, nth }),
  }),
  // Also in the turns of others that come after it.
  definePhrase({
    slot: 'which-turn',
    name: 'nth-of-player-or-later',
    template: '{of:possessive} {nth:ordinal} turn or later',
    build: ({ of, nth: right }) => ({
      if: 'compare',
      left: { amount: 'player-stat', stat: 'turns-taken', of },
      cmp: '>=',
      right,
    }),
    split: (c) =>
      c.if === 'compare' &&
      c.cmp === '>=' &&
      typeof c.right === 'number' &&
      typeof c.left === 'object' &&
      c.left.amount === 'player-stat' &&
      c.left.stat === 'turns-taken' && { of: c.left.of, nth: c.right },
  }),
  definePhrase({
    slot: 'which-turn',
    name: 'nth-of-game',
    template: 'the {nth:ordinal} turn of the game {cmp:or later|}',
    words: { cmp: { '': '=', 'or later': '>=' } },
    build: ({ nth, cmp }) => ({ if: 'compare', left: TURN, cmp, right: nth }),
    split: (c) => isTurnNumber(c) && (c.cmp === '=' || c.cmp === '>=') && { nth: c.right, cmp: c.cmp },
  }),
  definePhrase({
    slot: 'which-turn',
    name: 'first-of-game',
    template: 'the first {n:integer} turns of the game',
    build: ({ n }) => ({ if: 'compare', left: TURN, cmp: '<=', right: n }),
    split: (c) => isTurnNumber(c) && c.cmp === '<=' && { n: c.right },
  }),
];

const places: Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'it-is-which-turn',
    template: "(it 's|it is|this is) {turn:which-turn}",
    data: ({ turn }) => turn,
    examples: [
      "If it's your third turn or later, draw a card.",
      'If this is the second turn of the game, draw a card.',
    ],
  }),
];

const STARTING = { named: 'starting-player' } as const;

/** Who took the first turn of the game. */
const starting: Phrase[] = [
  definePhrase({
    slot: 'condition',
    name: 'is-starting-player',
    template:
      '{player:player} (be~ the first player|be~ the starting player|took the first turn of the game)',
    data: ({ player }) => ({ if: 'is-player', player, ...STARTING }),
    examples: ['If you took the first turn of the game, draw a card.'],
  }),
  definePhrase({
    slot: 'condition',
    name: 'is-not-starting-player',
    template:
      "{player:player} (aren't~ the first player|be~ not the first player|'re not the first player|aren't~ the starting player|didn't take the first turn of the game)",
    data: ({ player }) => ({ if: 'not', condition: { if: 'is-player', player, ...STARTING } }),
    examples: ["If you aren't the first player, draw a card."],
  }),
];

/** The course of the game: which turn it is, and who began. */
export const TURNS: readonly Phrase[] = [...turns, ...places, ...starting];
