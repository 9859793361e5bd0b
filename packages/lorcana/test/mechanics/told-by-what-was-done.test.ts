import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const inked = (name: string, ...inks: string[]) => character(name, '1/1/1', { colors: inks });

describe('CR 7.1.5 cards told by what was done with them just now', () => {
  test('all revealed character cards: of those revealed alone, and all of them', () => {
    const text =
      'Reveal the top 3 cards of your deck. Put all revealed character cards into your hand. Put the rest on the bottom of your deck in any order.';
    const deck = [character('One'), item('Tool'), character('Two'), character('Below')];
    const g = game([{ hand: [act(text)], deck, play: [character('Mine')] }, {}]).move('play', 'Act');
    expect(g.player(0).names('hand')).toEqual(['One', 'Two']);
    expect(g.player(0).names('deck')).toEqual(expect.arrayContaining(['Below', 'Tool']));
    expect(g.player(0).names('play')).toEqual(['Mine']);
  });

  test('each different ink type of cards that all players revealed this way, counted once', () => {
    const text =
      'Each player reveals the top card of their deck. Draw a card for each different ink type of cards revealed this way.';
    const g = game([
      {
        hand: [act(text)],
        deck: [inked('A', 'amber'), inked('B', 'ruby'), inked('C', 'ruby'), inked('D', 'ruby')],
      },
      { deck: [inked('E', 'steel')] },
      { deck: [inked('F', 'amber')] },
    ]).move('play', 'Act');
    expect(g.player(0).count('hand')).toBe(2);
  });
});

describe('CR 4.3.3 playing a card that is not in hand', () => {
  const text =
    'Reveal the top card of your deck. You may play it as if it were in your hand. Otherwise, put it in your discard.';
  const top = character('Top', '1/1/1', { cost: 2 });

  test('“as if it were in your hand” is for its price', () => {
    const g = game([{ hand: [act(text)], deck: [top, item('Next')], inkwell: 2 }])
      .move('play', 'Act')
      .accept();
    expect(g.player(0).names('play')).toEqual(['Top']);
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((card) => card.is('exerted')),
    ).toHaveLength(2);
  });

  test('otherwise it goes into the discard', () => {
    const g = game([{ hand: [act(text)], deck: [top, item('Next')], inkwell: 2 }])
      .move('play', 'Act')
      .decline();
    expect(g.player(0).names('discard')).toEqual(['Top', 'Act']);
  });

  test('“you can play this character for free” is a way to play it, while the condition holds', () => {
    const pet = character('Pet', '1/1/1', {
      cost: 5,
      text: 'If you have a character named Friend in play, you can play this character for free.',
    });
    expect(game([{ hand: [pet] }]).offer('play', 'Pet').isLegal).toBe(false);
    const g = game([{ hand: [pet], play: [character('Friend')] }]);
    expect(g.move('play', 'Pet').player(0).names('play')).toEqual(['Friend', 'Pet']);
  });
});

describe('CR 6.1.3 a non-character', () => {
  test('whatever else is in play can be chosen', () => {
    const g = game([
      { hand: [act('Banish chosen opposing non-character.')] },
      { play: [character('C'), item('Tool'), item('Other')] },
    ]);
    expect(g.move('play', 'Act').candidates).toEqual(['Tool', 'Other']);
    g.choose('Tool');
  });

  test('ink paid for one', () => {
    const text = 'Whenever you pay 2 {I} or less to play a non-character, gain 1 lore.';
    const g = game([
      {
        play: [character('Watch', '1/1/1', { text })],
        hand: [item('Tool', '', { cost: 2 }), character('C', '1/1/1', { cost: 2 })],
        inkwell: 4,
      },
    ]);
    expect(g.move('play', 'Tool').player(0).count('lore')).toBe(1);
    expect(g.move('play', 'C').player(0).count('lore')).toBe(1);
  });
});
