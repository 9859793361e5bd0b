import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const hurt = (name: string) => ({ card: character(name, '1/5/1'), damage: 3 });

describe('CR 6.1.3 who does it is chosen first, and “their” cards are that player’s', () => {
  const three = (text: string) =>
    game([
      { hand: [act(text)], play: [hurt('Mine')] },
      { play: [hurt('Left')], hand: 5, deck: 3 },
      { play: [hurt('Right'), hurt('Far')], hand: 4, deck: 3 },
    ]).move('play', 'Act');

  test('the chosen player removes damage, and chooses from whom', () => {
    const g = three('Chosen player removes 1 damage from one of their characters.').choosePlayer(2);
    expect([g.decision?.player, g.candidates]).toEqual([2, ['Right', 'Far']]);
    g.choose('Far');
    expect(['Mine', 'Left', 'Right', 'Far'].map((name) => g.card(name).count('damage'))).toEqual([
      3, 3, 3, 2,
    ]);
  });

  test('the chosen player discards down to 3 cards: neither you nor the other opponent', () => {
    const g = three('Chosen opponent discards cards until they have 3 cards in their hand.').choosePlayer(1);
    g.choose(...g.player(1).cards('hand').slice(0, 2));
    expect([0, 1, 2].map((player) => g.player(player).count('hand'))).toEqual([0, 3, 4]);
  });
});

describe('CR 4.6 the challenging player’s own cards', () => {
  test('they banish one of their characters, not one of yours', () => {
    const text =
      'Whenever this character is challenged, the challenging player banishes one of their characters.';
    const g = game([
      { play: [character('Fighter', '1/5/1'), character('Friend')], deck: 3 },
      { play: [{ card: character('Trap', '0/9/1', { text }), exerted: true }, character('Bystander')] },
    ]);
    g.move('challenge', 'Fighter').choose('Trap');
    expect(g.candidates).toEqual(['Fighter', 'Friend']);
    g.choose('Friend');
    expect([g.player(0).names('play'), g.player(1).names('play')]).toEqual([
      ['Fighter'],
      ['Trap', 'Bystander'],
    ]);
  });
});

describe('CR 6.1.7 each of them', () => {
  test('each of those that were chosen, and no other', () => {
    const text = 'Exert up to 2 chosen characters. Each of them gets +2 {S} this turn.';
    const g = game([{ hand: [act(text)], play: [character('A'), character('B'), character('C')] }]);
    g.move('play', 'Act').choose('A', 'C');
    expect(['A', 'B', 'C'].map((name) => g.card(name).stat('strength'))).toEqual([3, 1, 3]);
  });

  test('“at least as many … as” tells players apart', () => {
    const text = 'Each opponent with at least as many characters as items loses 1 lore.';
    const g = game([
      { hand: [act(text)] },
      { play: [character('C'), item('T')], lore: 3 },
      { play: [character('D'), item('U'), item('V')], lore: 3 },
    ]).move('play', 'Act');
    expect([1, 2].map((player) => g.player(player).count('lore'))).toEqual([2, 3]);
  });
});
