import { createEngine, definePlugin } from '@cardwright/core';
import type { Ability, CardDefinition } from '@cardwright/core/data';
import { type CardRef, cardOf } from '@cardwright/core/game';
import { lorcana } from '@cardwright/lorcana';
import { legalityOracle } from '@cardwright/lorcana/testing';
import { describe, expect, test } from 'vitest';

const make = (id: string, facts: Partial<CardDefinition>, ...abilities: Ability[]): CardDefinition => ({
  id,
  name: id,
  fullName: id,
  type: 'character',
  classifications: ['Storyborn'],
  colors: ['amber'],
  cost: 2,
  stats: { strength: 1, willpower: 3, lore: 1 },
  attributes: { inkable: true },
  abilities,
  ...facts,
});
const self = { pick: 'self' } as const;
const cards = definePlugin({
  name: 'oracle-cards',
  version: '1.0.0',
  requires: { lorcana: '0.1.0' },
  cards: [
    make('plain', {}),
    make('flyer', {}, { kind: 'keyword', keyword: 'evasive' }),
    make('wild', {}, { kind: 'keyword', keyword: 'reckless' }),
    make('quick', {}, { kind: 'keyword', keyword: 'rush' }),
    make('voice', {}, { kind: 'keyword', keyword: 'singer', value: 5 }),
    make(
      'song',
      { type: 'action', classifications: ['Song'], cost: 5, stats: {} },
      {
        kind: 'spell',
        effects: [{ do: 'draw', player: { who: 'you' }, count: 1 }],
      },
    ),
    make(
      'choir',
      { type: 'action', classifications: ['Song'], cost: 5, stats: {} },
      { kind: 'keyword', keyword: 'sing-together', value: 6 },
      {
        kind: 'spell',
        effects: [{ do: 'draw', player: { who: 'you' }, count: 1 }],
      },
    ),
    make('growing', {}, { kind: 'keyword', keyword: 'boost', value: 1 }),
    make(
      'stone',
      { attributes: { inkable: false } },
      {
        kind: 'static',
        effects: [{ do: 'forbid', action: 'quest', what: self }],
      },
    ),
    make(
      'tool',
      { type: 'item', stats: {} },
      {
        kind: 'activated',
        costs: [{ pay: 'exert' }, { pay: 'resource', resource: 'ink', amount: 2 }],
        effects: [{ do: 'draw', player: { who: 'you' }, count: 1 }],
      },
    ),
    make(
      'teacher',
      {},
      {
        kind: 'static',
        effects: [
          {
            do: 'grant',
            keywords: [],
            what: { pick: 'each', filter: [{ is: 'keyword', keyword: 'reckless' }] },
            abilities: [
              {
                kind: 'activated',
                costs: [{ pay: 'exert' }],
                effects: [{ do: 'draw', player: { who: 'you' }, count: 1 }],
              },
            ],
          },
        ],
      },
    ),
    make(
      'chest',
      { type: 'item', stats: {} },
      {
        kind: 'static',
        effects: [
          {
            do: 'permit',
            action: 'play-from-under',
            what: self,
            other: { pick: 'each', filter: [{ is: 'type', type: 'character' }] },
            by: { who: 'you' },
          },
        ],
      },
    ),
    make(
      'odd',
      {},
      {
        kind: 'static',
        effects: [{ do: 'require', action: 'challenge', what: self }],
      },
    ),
  ],
});
const engine = createEngine({ plugins: [lorcana, cards] });

/** What the oracle allows on a board, in words. */
function allowed(board: Parameters<typeof engine.board>[0]): string[] {
  const state = engine.board(board);
  return legalityOracle(engine, state).legal.map(({ action, card, option }) =>
    card < 0
      ? action
      : `${action} ${engine.card(state, cardOf(card as CardRef)).id}${option === 0 ? '' : ` ${option}`}`,
  );
}

describe('the oracle of legality', () => {
  test('lets characters sing together who come to the total, each with Singer as that says (CR 8.12.2)', () => {
    const sung = (...play: string[]) =>
      allowed({ players: [{ hand: ['choir'], play: play as never }, {}] }).filter((move) =>
        move.startsWith('play choir'),
      );
    expect(sung('plain', 'plain')).toEqual([]);
    expect(sung('plain', 'plain', 'flyer')).toEqual(['play choir 2']);
    // Alone, too: 5 is enough for the song's cost.
    expect(sung('plain', 'voice')).toEqual(['play choir 1', 'play choir 2']);
  });

  test('does not judge Boost, which once a turn is used up (CR 8.4.1)', () => {
    const state = engine.board({ players: [{ play: ['growing'], inkwell: 1 }, {}] });
    const { legal, unjudged } = legalityOracle(engine, state);
    expect(legal.filter(({ action }) => action === 'use-ability')).toEqual([]);
    expect(unjudged.map(({ action, option }) => [action, option])).toEqual([['use-ability', 0]]);
    expect(engine.legal(state).filter(({ action }) => action === 'use-ability')).toHaveLength(1);
  });

  test('lets dry, ready characters quest, and none with Reckless or “can’t quest” (CR 4.5.1.2, 8.7.2)', () => {
    const quests = (...play: (string | { card: string; [column: string]: unknown })[]) =>
      allowed({ players: [{ play: play as never }, {}] }).filter((move) => move.startsWith('quest'));
    expect(quests('plain')).toEqual(['quest plain']);
    expect(quests({ card: 'plain', exerted: 1 }, { card: 'plain', dry: 0 }, 'wild', 'stone', 'tool')).toEqual(
      [],
    );
  });

  test('lets only Evasive challenge Evasive, and only Rush while drying (CR 8.6.1, 8.9.1)', () => {
    const against = (theirs: object, ...mine: object[]) =>
      allowed({ players: [{ play: mine as never }, { play: [theirs] as never }] }).filter((move) =>
        move.startsWith('challenge'),
      );
    const exerted = (card: string) => ({ card, exerted: 1 });
    expect(against(exerted('plain'), { card: 'plain' }, { card: 'flyer' })).toEqual([
      'challenge plain',
      'challenge flyer',
    ]);
    expect(against(exerted('flyer'), { card: 'plain' }, { card: 'flyer' })).toEqual(['challenge flyer']);
    expect(against({ card: 'plain' }, { card: 'plain' })).toEqual([]);
    expect(against(exerted('plain'), { card: 'plain', dry: 0 }, { card: 'quick', dry: 0 })).toEqual([
      'challenge quick',
    ]);
  });

  test('does not let a turn end while Reckless can challenge (CR 8.7.3)', () => {
    const ends = (theirs: object, mine: object) =>
      allowed({ players: [{ play: [mine] as never }, { play: [theirs] as never }] }).includes('end-turn');
    expect(ends({ card: 'plain', exerted: 1 }, { card: 'wild' })).toBe(false);
    expect(ends({ card: 'plain', exerted: 1 }, { card: 'wild', exerted: 1 })).toBe(true);
    expect(ends({ card: 'plain' }, { card: 'wild' })).toBe(true);
  });

  test('counts ready ink for cards, abilities and one card inked a turn (CR 4.2.3, 4.3.2.4, 4.4.3.4)', () => {
    const at = (inkwell: number, inked: number) =>
      allowed({
        players: [
          {
            hand: ['plain', 'stone'],
            play: ['tool'],
            inkwell: [...Array(inkwell).fill('plain'), { card: 'plain', exerted: 1 }],
            'inked-this-turn': inked,
          },
          {},
        ],
      });
    expect(at(2, 0)).toEqual(['end-turn', 'ink plain', 'play plain', 'play stone', 'use-ability tool']);
    expect(at(1, 1)).toEqual(['end-turn']);
  });

  test('lets a song be sung by who counts as having its cost (CR 5.4.4.2, 8.11.1)', () => {
    const sings = (...play: object[]) =>
      allowed({ players: [{ hand: ['song'], play: play as never }, {}] }).filter(
        (move) => move === 'play song 1',
      );
    expect(sings({ card: 'plain' })).toEqual([]);
    expect(sings({ card: 'voice' })).toEqual(['play song 1']);
    expect(sings({ card: 'voice', dry: 0 })).toEqual([]);
  });

  test('lets cards be played from under a card whose text says so, face down ones not (CR 4.3.2, 5.1.1.10)', () => {
    const plays = (card: string, ...under: object[]) =>
      allowed({ players: [{ play: [{ card, under }] as never, inkwell: ['plain', 'plain'] }, {}] }).filter(
        (move) => move.startsWith('play'),
      );
    expect(plays('chest', { card: 'plain' }, { card: 'stone' })).toEqual(['play plain', 'play stone']);
    expect(plays('chest', { card: 'tool' }, { card: 'plain', facedown: 1 })).toEqual([]);
    expect(plays('tool', { card: 'plain' })).toEqual([]);
  });

  test('lets cards use abilities that they are given (CR 4.4)', () => {
    const uses = (...play: object[]) =>
      allowed({ players: [{ play: play as never, inkwell: ['plain', 'plain'] }, {}] }).filter((move) =>
        move.startsWith('use-ability'),
      );
    expect(uses({ card: 'teacher' }, { card: 'plain' }, { card: 'wild' })).toEqual(['use-ability wild']);
    expect(uses({ card: 'teacher' }, { card: 'wild', dry: 0 }, { card: 'wild', exerted: 1 })).toEqual([]);
    expect(uses({ card: 'teacher' }, { card: 'teacher' }, { card: 'wild' })).toEqual([
      'use-ability wild',
      'use-ability wild 1',
    ]);
    expect(uses({ card: 'wild' })).toEqual([]);
  });

  test('judges nothing on a table that says what it does not know', () => {
    const state = engine.board({ players: [{ play: ['odd', 'plain'] }, {}] });
    const { legal, unjudged } = legalityOracle(engine, state);
    expect(legal).toEqual([]);
    expect(unjudged.length).toBeGreaterThan(0);
  });
});
