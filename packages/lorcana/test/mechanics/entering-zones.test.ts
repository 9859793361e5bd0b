import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const dim = character('Dim', '1/4/1', {
  text: 'While this character is exerted, cards enter opponents’ inkwells exerted.'.replace('’', "'"),
});
const exerted = (g: ReturnType<typeof game>, player: number): number =>
  g
    .player(player)
    .cards('inkwell')
    .filter((card) => card.count('exerted') === 1).length;

describe('cards that enter a zone in a state because others say so (CR 6.7.9)', () => {
  test('inking a card: only of the players that are meant, only while it holds', () => {
    const ready = game([{ play: [dim], hand: [item('A')] }, { hand: [item('B')] }]);
    ready.move('ink', 'A').move('end-turn').move('ink', 'B');
    expect([exerted(ready, 0), exerted(ready, 1)]).toEqual([0, 0]);
    const g = game([{ play: [{ card: dim, exerted: true }], hand: [item('A')] }, { hand: [item('B')] }]);
    g.move('ink', 'A').move('end-turn').move('ink', 'B');
    expect([exerted(g, 0), exerted(g, 1)]).toEqual([0, 1]);
  });

  test('a card that an effect puts there, once more exerted where the effect says so already', () => {
    const sow = action('Sow', 'Put the top card of your deck into your inkwell facedown.');
    const sink = action('Sink', 'Put the top card of your deck into your inkwell facedown and exerted.');
    const players = [{ play: [{ card: dim, exerted: true }] }, { hand: [sow, sink], inkwell: 2 }];
    const g = game(players, { active: 1 });
    g.move('play', 'Sow').move('play', 'Sink');
    expect(exerted(g, 1)).toBe(4);
  });

  test('cards of a kind, for a while', () => {
    const frost = action(
      'Frost',
      "Until the start of your next turn, character cards enter opponents' inkwells exerted.",
    );
    const g = game([
      { hand: [frost], inkwell: 1 },
      { hand: [character('C'), item('D')], deck: [item('X'), item('Y'), item('Z')] },
    ]);
    g.move('play', 'Frost').move('end-turn').move('ink', 'C');
    expect(exerted(g, 1)).toBe(1);
    g.move('end-turn').move('end-turn').move('ink', 'D');
    // What was inked before is readied, and the other is no character.
    expect(exerted(g, 1)).toBe(0);
  });

  test('all cards of an inkwell can be exerted and readied', () => {
    const drain = action('Drain', 'Each opponent exerts all cards in their inkwell.');
    const flood = action('Flood', 'Exert all cards in your inkwell.');
    const spring = action('Spring', 'Ready all cards in your inkwell.');
    const g = game([{ hand: [drain, spring, flood], inkwell: 3 }, { inkwell: 3 }]);
    g.move('play', 'Drain').move('play', 'Spring');
    expect([exerted(g, 0), exerted(g, 1)]).toEqual([0, 3]);
    g.move('play', 'Flood');
    expect(exerted(g, 0)).toBe(3);
  });
});

test('CR 6.7.9 what one ability says of entering play and of later are both done', () => {
  const tied = character('Tied', '3/3/1', {
    text: "This character enters play exerted and can't ready at the start of your turn.",
  });
  const g = game([{ hand: [tied], inkwell: 1 }, {}]).move('play', 'Tied');
  expect(g.card('Tied')).toHaveCount('exerted', 1);
  g.move('end-turn').move('end-turn');
  expect(g.card('Tied')).toHaveCount('exerted', 1);
});
