import { describe, expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const top = character('Top', '1/1/1');
const middle = character('Middle', '1/1/1');
const bottom = character('Bottom', '1/1/1');
const deck = { deck: [top, middle, bottom] };

describe('cards at the bottom of a deck are spoken of like those at the top', () => {
  test('they are put somewhere, from the last one on', () => {
    const dig = action('Dig', 'Put the bottom 2 cards of your deck into your hand.');
    const g = game([{ hand: [dig], inkwell: 1, ...deck }, {}]);
    const before = g.player(0).names('deck');
    g.move('play', 'Dig');
    expect(g.player(0).names('hand').sort()).toEqual(before.slice(-2).sort());
    expect(g.player(0).names('deck')).toEqual(before.slice(0, -2));
  });

  test('of each opponent, and of a measure', () => {
    const wear = action(
      'Wear',
      'Each opponent puts cards from the bottom of their deck equal to the number of characters you have in play into their discard.',
    );
    const g = game([{ hand: [wear], inkwell: 1, play: [top, middle] }, deck]);
    const before = g.player(1).names('deck');
    g.move('play', 'Wear');
    expect(g.player(1).names('discard').sort()).toEqual(before.slice(-2).sort());
    expect(g.player(1).names('deck')).toEqual(before.slice(0, -2));
  });

  test('one that is looked at goes on top', () => {
    const turn = action(
      'Turn',
      'Look at the bottom card of your deck. Put it on either the top or the bottom of your deck.',
    );
    const g = game([{ hand: [turn], inkwell: 1, ...deck }, {}]);
    const before = g.player(0).names('deck');
    g.move('play', 'Turn').option('top');
    expect(g.player(0).names('deck')).toEqual([before.at(-1), ...before.slice(0, -1)]);
  });
});

test('what is counted one by one agrees with its verb', () => {
  const count = action('Count', 'Gain 1 lore for each character of yours that is exerted.');
  const avenge = action('Avenge', 'Draw a card for each character that was banished this turn.');
  const fall = action('Fall', 'Banish chosen character.');
  const g = game([
    { hand: [count, fall, avenge], inkwell: 3, play: [{ card: top, exerted: true }, middle], deck: 5 },
    {},
  ]);
  g.move('play', 'Count');
  expect(g.player(0)).toHaveCount('lore', 1);
  g.move('play', 'Fall').choose('Top').move('play', 'Avenge');
  expect(g.player(0)).toHaveCount('hand', 1);
});
