import { expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const invite = action(
  'Invite',
  'Reveal the top 3 cards of your deck. Put revealed character cards into your hand. Put the rest on the bottom of your deck in any order.',
);

test('of the cards that are revealed those of a kind are taken, and the rest are the others', () => {
  const deck = [item('Tool'), character('Guest'), item('Relic'), item('Next')];
  const g = game([{ hand: [invite], inkwell: 1, deck }]).move('play', 'Invite');
  expect(g).toHaveDecision('order', { cards: ['Tool', 'Relic'] });
  g.order('Relic', 'Tool');
  expect(g.player(0)).toHaveCards('hand', ['Guest']);
  expect(g.player(0).names('deck')[0]).toBe('Next');
  expect(g.player(0).names('deck').slice(-2)).toEqual(['Relic', 'Tool']);
});

test('none of that kind, or all of them', () => {
  const none = game([{ hand: [invite], inkwell: 1, deck: [item('A'), item('B'), item('C')] }]);
  none.move('play', 'Invite').order('A', 'B', 'C');
  expect(none.player(0)).toHaveCount('hand', 0);
  const all = game([{ hand: [invite], inkwell: 1, deck: [character('A'), character('B'), character('C')] }]);
  all.move('play', 'Invite');
  expect(all.player(0)).toHaveCards('hand', ['A', 'B', 'C']);
});
