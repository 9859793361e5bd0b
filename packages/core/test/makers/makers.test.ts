import { deckFaults, type PlayerLiteral } from '@cardwright/core';
import { ofPlayer } from '@cardwright/core/game';
import { describe, expect, test } from 'vitest';
import { Playing } from '../fixtures/playing.ts';
import { defined, gold, life, rite, smallGame } from './whole-game.ts';

const CHOSEN = { target: 'chosen', range: { min: 1, max: 1 }, filter: [], among: 'players' } as const;
const you = { who: 'you' } as const;
const strike = rite('Strike', {
  kind: 'spell',
  effects: [{ do: 'small-hurt', to: CHOSEN, amount: 2 }],
});
const twice = rite(
  'Twice',
  { kind: 'spell', effects: [{ do: 'draw', player: you, count: 1 }] },
  { kind: 'spell', effects: [{ do: 'fill-pool', amount: 3, pool: 'gold' }] },
);
const brood = rite('Brood', { kind: 'spell', effects: [{ do: 'create-cards', card: 'Cub', count: 2 }] });
const mirror = rite('Mirror', {
  kind: 'spell',
  effects: [
    { do: 'copy-cards', of: { pick: 'each', filter: [{ is: 'type', type: 'beast' }] } },
    { do: 'small-drain', player: { who: 'opponents' }, amount: 1 },
  ],
});
const cards = [
  // What decks are filled with.
  defined('Straw'),
  defined('Ox'),
  defined('Cub', { stats: { 'small-might': 1 } }),
  strike,
  twice,
  brood,
  mirror,
];
const table = (mine: object, theirs: object = {}, responds = false) =>
  new Playing(smallGame(cards, responds), {
    players: [
      { 'small-gold': 9, ...mine },
      { 'small-gold': 9, ...theirs },
    ],
  });

describe('a card is cast by the maker', () => {
  test('its price is paid, and each of its abilities happens in the order written', () => {
    const game = table({ hand: ['Twice'], deck: ['Ox'] });
    game.act('cast', 'Twice');
    expect(gold.get(game.state, 0)).toBe(11);
    expect([game.where('Ox'), game.where('Twice')]).toEqual(['hand', 'discard']);
  });

  test('not without what it costs', () => {
    const game = table({ hand: ['Ox'], 'small-gold': 0 });
    expect(game.engine.legal(game.state).map(({ action }) => action)).toEqual(['pass']);
  });

  test('it waits where players respond, and what is gone does not resolve', () => {
    const game = table({ hand: ['Ox'] }, {}, true);
    game.act('cast', 'Ox');
    expect(game.where('Ox')).toBe('small-waiting');
    game.act('pass').act('pass');
    expect(game.where('Ox')).toBe('play');
  });

  test('cards are made and copied by text', () => {
    const game = table({ hand: ['Brood', 'Mirror'], play: ['Ox'] });
    game.act('cast', 'Brood').act('cast', 'Mirror');
    expect(game.told('small-created')).toHaveLength(5);
    expect(life.get(game.state, 1)).toBe(4);
  });

  test('the same happens to cards and players, and who has nothing left loses', () => {
    const hit = table({ hand: ['Strike'] }, { play: ['Ox'] })
      .act('cast', 'Strike')
      .choose('Ox');
    expect(hit.where('Ox')).toBe('discard');
    const player = table({ hand: ['Strike'] }, { 'small-life': 2 })
      .act('cast', 'Strike')
      .answer([ofPlayer(1)]);
    expect(player.engine.result(player.state)).toMatchObject({ over: true, winner: 0 });
  });
});

describe('a price that chooses among cards and players', () => {
  const ruler = defined('Ruler', {
    abilities: [
      {
        kind: 'spell',
        effects: [
          {
            do: 'pay-to',
            costs: [
              { pay: 'resource', resource: 'gold', amount: 1 },
              { pay: 'perform', effect: { do: 'small-hurt', to: CHOSEN, amount: 2 } },
            ],
            effects: [{ do: 'draw', player: you, count: 1 }],
          },
        ],
      },
    ],
    type: 'rite',
    stats: {},
  });
  const begin = (theirs: PlayerLiteral = {}, mine: PlayerLiteral = {}) =>
    new Playing(smallGame([...cards, ruler]), {
      players: [{ 'small-gold': 9, hand: ['Ruler'], deck: ['Ox'], ...mine }, theirs],
    }).act('cast', 'Ruler');

  test('is paid with either, and then what it pays for is done', () => {
    const player = begin({ play: ['Cub'] });
    expect(player.asked()).toBe('0:choose-targets:choose-target');
    player.answer([ofPlayer(1)]);
    expect([life.get(player.state, 1), player.where('Ox')]).toEqual([3, 'hand']);
    const card = begin({ play: ['Cub'] }).choose('Cub');
    expect([card.where('Cub'), card.where('Ox')]).toEqual(['discard', 'hand']);
  });

  test('only with those to whom all of it can be done', () => {
    const one = begin({ 'small-life': 1 });
    expect(one.state.decision!.candidates).toHaveLength(1);
    one.answer([ofPlayer(0)]);
    expect([0, 1].map((player) => life.get(one.state, player))).toEqual([3, 1]);
    // Nobody and nothing is left to pay with.
    const none = begin({ 'small-life': 1 }, { 'small-life': 1 });
    expect([none.asked(), none.where('Ox')]).toEqual(['0:act:act', 'deck']);
  });
});

test('what is not blocked hits the player, the last of several blockers is dealt the rest', () => {
  const free = table({ play: ['Ox'] })
    .act('pass')
    .choose('Ox');
  expect(life.get(free.state, 1)).toBe(3);
  const blocked = table({ play: ['Ox'] }, { play: ['Cub', 'Cub'] })
    .act('pass')
    .choose('Ox');
  blocked.choose('Cub', 'Cub');
  blocked.choose('Cub', 'Cub');
  expect(blocked.told('small-hurt', 'small-died')).toEqual([
    'small-hurt Cub',
    'small-hurt Cub',
    'small-hurt Ox',
    'small-hurt Ox',
    'small-died Ox',
    'small-died Cub',
    'small-died Cub',
  ]);
});

test('a set-up by the maker begins with whom the host names, or with whom the chooser says', () => {
  const engine = smallGame(cards);
  const deck = ['Ox', 'Ox', 'Ox', 'Ox'];
  const named = engine.createGame({ seed: 1, decks: [deck, deck], starting: 1 });
  expect(named.decision).toMatchObject({ kind: 'act', player: 1 });
  const chosen = engine.createGame({ seed: 1, decks: [deck, deck], startChosenBy: 0 });
  expect(chosen.decision).toMatchObject({ kind: 'confirm', prompt: 'take-first-turn', player: 0 });
  engine.answer(chosen, false);
  expect(chosen.decision).toMatchObject({ kind: 'act', player: 1 });
});

test('decks are judged by their limits', () => {
  const faults = (deck: string[], limits: object, rules = {}) =>
    deckFaults(smallGame(cards), deck, limits, rules).map(({ code }) => code);
  expect(faults(['Ox', 'Ox'], { least: 2, copies: 2 })).toEqual([]);
  expect(faults(['Ox'], { least: 2 })).toEqual(['too-few-cards']);
  expect(faults(['Ox', 'Ox'], { least: 0, most: 1 })).toEqual(['too-many-cards']);
  expect(faults(['Ox', 'Ox'], { copies: 1, banned: ['Ox'] })).toEqual(['too-many-copies', 'banned']);
  const allowed = { copiesAllowed: () => 3, fits: () => false };
  expect(faults(['Ox', 'Ox'], { copies: 1 }, allowed)).toEqual(['no-deck-card']);
});
