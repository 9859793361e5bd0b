/** A card that permits being played from the discard: its text functions there, and only its player may. */
import { expect, test } from 'vitest';
import { action, character, game } from '../support/game.ts';

const returning = character('Revenant', '2/2/1', {
  cost: 2,
  text: 'If you have 2 or more exerted characters in play, you can play this character from your discard.',
});
const tired = { card: character('Tired'), exerted: true };

test('CR 4.3.2 while the condition holds it can be played from the discard, for its cost', () => {
  const g = game([{ discard: [returning], play: [tired, tired], inkwell: 3 }, {}]);
  g.move('play', 'Revenant');
  expect(g.card('Revenant')).toBeInZone('play');
  expect(g.player(0).count('inkwell')).toBe(3);
});

test('CR 4.3.2 where it does not hold, and for the other player, it cannot', () => {
  const g = game([{ discard: [returning], play: [tired], inkwell: 3 }, {}]);
  expect(() => g.move('play', 'Revenant')).toThrow('wrong-zone');
  const h = game([
    { inkwell: 3, play: [tired, tired] },
    { discard: [returning], play: [tired, tired] },
  ]);
  expect(() => h.move('play', 'Revenant')).toThrow('is not there');
});

test('CR 4.3.2 an action says so of itself, too', () => {
  const spell = action('Echo', 'Gain 1 lore.\nYou can play this card from your discard.', { cost: 1 });
  const g = game([{ discard: [spell], inkwell: 2 }, {}]);
  g.move('play', 'Echo');
  expect(g.player(0)).toHaveCount('lore', 1);
  expect(g.card('Echo')).toBeInZone('discard');
});
