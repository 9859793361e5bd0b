import { describe, expect, test } from 'vitest';
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

describe('cards of a kind are put into a hand out of the group, and not out of play', () => {
  const small = character('Small', '1/1/1', { cost: 2 });
  const big = character('Big', '1/1/1', { cost: 5 });

  test.each([true, false])('each of those that are revealed, if one likes (%s)', (willing) => {
    const pups = action(
      'Pups',
      'Reveal the top 3 cards of your deck. You may put each character card with cost 2 or less into your hand. Put the rest on the bottom of your deck in any order.',
    );
    const deck = [small, big, { card: small, as: 'Other' }, item('Next')];
    const g = game([{ hand: [pups], inkwell: 1, play: [{ card: small, as: 'Mine' }], deck }]);
    g.move('play', 'Pups');
    if (willing) expect(g.accept().player(0)).toHaveCards('hand', ['Small', 'Small']);
    else g.decline().order('Small', 'Big', 'Other');
    expect(g.card('Mine')).toBeInZone('play');
    expect(g.player(0).names('deck').at(-1)).toBe(willing ? 'Big' : 'Small');
    expect(g.player(0).names('deck')[0]).toBe('Next');
  });

  test('one of those that are looked at', () => {
    const seek = action(
      'Seek',
      'Look at the top 3 cards of your deck. You may put an item card into your hand. Put the rest on the bottom of your deck in any order.',
    );
    const deck = [small, item('Tool'), item('Relic'), item('Next')];
    const g = game([{ hand: [seek], inkwell: 1, play: [item('Mine')], deck }]);
    g.move('play', 'Seek').accept();
    expect(g.candidates).toEqual(['Tool', 'Relic']);
    g.choose('Relic').order('Tool', 'Small');
    expect(g.player(0)).toHaveCards('hand', ['Relic']);
    expect(g.player(0).names('deck').slice(-2)).toEqual(['Tool', 'Small']);
  });
});
