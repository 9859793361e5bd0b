import { expect, test } from 'vitest';
import { action, game } from '../support/game.ts';

test('CR 6.4.2 “during their next turn” is the next turn of each player who can’t', () => {
  const hush = action('Hush', "Opponents can't play actions during their next turn.");
  const idle = action('Idle', 'Draw a card.');
  const g = game([
    { hand: [hush], inkwell: 1 },
    { hand: [idle], inkwell: 1 },
    { hand: [idle], inkwell: 1 },
  ]).move('play', 'Hush');
  g.endTurn();
  expect(g.offer('play', { card: 'Idle', player: 1 })).toBeRefused('forbidden');
  g.endTurn();
  expect(g.offer('play', { card: 'Idle', player: 2 })).toBeRefused('forbidden');
  g.endTurn().endTurn();
  expect(g.offer('play', { card: 'Idle', player: 1 })).toBeOffered();
});
