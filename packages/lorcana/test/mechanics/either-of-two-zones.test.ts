import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const tool = item('Tool');
const relic = item('Relic', '', { cost: 4 });
const hero = character('Hero');

describe('cards that may be in either of two zones (CR 6.7.3)', () => {
  const find = action(
    'Find',
    'Play an item from your hand or discard with cost 3 or less for free, exerted.',
  );

  test('both are looked through, and what fits neither the words nor the player is not offered', () => {
    const g = game([
      { hand: [find, tool, relic, hero], inkwell: 1, discard: [item('Scrap'), character('Ghost')] },
      { discard: [item('Theirs')] },
    ]).move('play', 'Find');
    expect(g).toHaveDecision('choose-cards', { min: 1, max: 1, cards: ['Tool', 'Scrap'] });
    g.choose('Scrap');
    expect(g.card('Scrap')).toBeInZone('play', 0);
    expect(g.card('Scrap')).toHaveCount('exerted', 1);
    expect(g.player(0)).toHaveCards('discard', ['Ghost', 'Find']);
  });

  test('what lies in the hand is not told by what is asked', () => {
    const asked = (hand: Parameters<typeof game>[0]) => {
      const g = game(hand).move('play', 'Find');
      const kind = g.state.decision?.kind;
      if (kind === 'choose-cards') g.choose('Scrap');
      return kind;
    };
    const discard = [item('Scrap')];
    expect(asked([{ hand: [find, tool], inkwell: 1, discard }])).toBe('choose-cards');
    expect(asked([{ hand: [find, hero], inkwell: 1, discard }])).toBe('choose-cards');
    // Nothing is hidden where there is no hand: what is the only one is taken.
    expect(asked([{ hand: [find], inkwell: 1, discard }])).toBe('act');
  });

  test('they are counted together', () => {
    const text = 'This character gets +1 {S} for each item card in your hand or discard.';
    const keeper = character('Keeper', '1/3/1', { text });
    const g = game([
      { play: [keeper], hand: [tool, hero], discard: [relic, item('Scrap')] },
      { hand: [tool] },
    ]);
    expect(g.card('Keeper')).toHaveStat('strength', 4);
  });

  test('it is asked whether to, where the text says so, and for a card that goes elsewhere', () => {
    const rescue = action(
      'Rescue',
      'You may put a character card from your hand or discard on the bottom of your deck to draw a card.',
    );
    const g = game([{ hand: [rescue], inkwell: 1, discard: [hero], deck: [tool] }]).move('play', 'Rescue');
    g.accept();
    expect(g.player(0).names('deck').at(-1)).toBe('Hero');
    expect(g.player(0)).toHaveCards('hand', ['Tool']);
  });
});
