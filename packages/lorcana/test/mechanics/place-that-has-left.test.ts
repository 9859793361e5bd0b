import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const act = (text: string, name = 'Act') => action(name, text, { cost: 0 });
/** A character at the player's first location or second one. */
const there = (name: string, at: 0 | 1) => ({
  card: character(name, '1/5/1'),
  'at-location': `p0:play:${at}`,
});
const banish = act('Banish chosen location.', 'Storm');

describe('CR 6.7.7 who was at a location that has left', () => {
  test('Library and Tower ask for who was there, and only for those', () => {
    const library = location('Library', '5/1/1', {
      text: 'When this location leaves play, if there is a character here, draw a card.',
    });
    const tower = location('Tower', '5/1/1', {
      text: 'When this location is banished, gain 1 lore for each character here.',
    });
    const board = (...play: object[]) =>
      game([{ play: [library, tower, ...play] as never, hand: [banish], deck: 5 }, {}]).move('play', 'Storm');
    expect(board(there('A', 0)).choose('Library').player(0)).toHaveCount('hand', 1);
    expect(board(there('A', 1)).choose('Library').player(0)).toHaveCount('hand', 0);
    expect(board().choose('Library').player(0)).toHaveCount('hand', 0);
    const two = board(there('A', 1), there('B', 1), there('C', 0));
    expect(two.choose('Tower').player(0)).toHaveCount('lore', 2);
  });

  test('what is done to them, and chosen of them', () => {
    const pit = location('Pit', '5/1/1', {
      text: 'When this location leaves play, deal 2 damage to each character here.',
    });
    const harbour = location('Harbour', '5/1/1', {
      text: 'When this location leaves play, return chosen character here to their player’s hand.',
    });
    const board = (...play: object[]) =>
      game([{ play: [pit, harbour, ...play] as never, hand: [banish], deck: 5 }, {}]).move('play', 'Storm');
    const hurt = board(there('A', 0), there('B', 1)).choose('Pit');
    expect(['A', 'B'].map((name) => hurt.card(name).count('damage'))).toEqual([2, 0]);
    const back = board(there('A', 0), there('B', 1), there('C', 1)).choose('Harbour');
    expect(back.candidates).toEqual(['B', 'C']);
    back.choose('C');
    expect(back.card('C')).toBeInZone('hand', 0);
  });

  test('nobody is at it any more for what lasts (CR 5.6.6)', () => {
    const shelter = location('Shelter', '5/1/1', {
      text: '1 {I} — Characters here get +2 {S} this turn.',
    });
    const guide = character('Guide', '1/5/1', {
      text: 'While this character is at a location, he gets +2 {S}.',
    });
    const g = game([
      { play: [shelter, { card: guide, 'at-location': 'p0:play:0' }], hand: [banish], inkwell: 1 },
      {},
    ]).move('use-ability', 'Shelter');
    expect(g.card('Guide').stat('strength')).toBe(5);
    g.move('play', 'Storm').choose('Shelter');
    // What was applied stays with its cards (CR 6.4.2.2); what asks for a place no longer finds one.
    expect(g.card('Guide').stat('strength')).toBe(3);
  });

  test('one who has moved on since is no longer among them', () => {
    const dock = location('Dock', '5/1/0', {
      text: 'At the end of your turn, gain 1 lore for each character here.',
    });
    const other = location('Other', '5/1/0');
    const g = game([{ play: [dock, other, there('A', 0), there('B', 0)] as never }, {}]);
    g.move('move', 'A').choose('Other').endTurn();
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('a character that is banished: where she was, and who else was there', () => {
    const hall = location('Hall', '9/1/1');
    const lady = character('Lady', '1/2/1', {
      text: 'When this character is banished, if she is at a location, draw a card.',
    });
    const g = game([
      {
        play: [hall, { card: lady, 'at-location': 'p0:play:0' }] as never,
        hand: [act('Banish chosen character.')],
        deck: 5,
      },
      {},
    ]);
    expect(g.move('play', 'Act').choose('Lady').player(0)).toHaveCount('hand', 1);
  });

  test('a prohibition of those that were there', () => {
    const pit = location('Pit', '5/1/1', {
      text: "When this location leaves play, characters here can't quest this turn.",
    });
    const g = game([
      {
        play: [pit, { card: character('A', '1/5/1'), 'at-location': 'p0:play:0' }, character('B')],
        hand: [banish],
      },
      {},
    ]);
    g.move('play', 'Storm').choose('Pit');
    expect(g.offer('quest', 'A')).not.toBeOffered();
    expect(g.offer('quest', 'B')).toBeOffered();
  });

  test('a prohibition of those that are there ends with the place', () => {
    const fort = location('Fort', '5/1/1', { text: "1 {I} — Characters here can't quest this turn." });
    const g = game([
      {
        play: [fort, { card: character('A', '1/5/1'), 'at-location': 'p0:play:0' }],
        hand: [banish],
        inkwell: 1,
      },
      {},
    ]);
    g.move('use-ability', 'Fort');
    expect(g.offer('quest', 'A')).not.toBeOffered();
    g.move('play', 'Storm').choose('Fort');
    expect(g.offer('quest', 'A')).toBeOffered();
  });
});
