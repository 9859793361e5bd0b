import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const act = (text: string) => action('Act', text, { cost: 0 });
const of = (name: string, ...classifications: string[]) => character(name, '1/5/1', { classifications });

describe('CR 6.5.1.1 what happens instead, with its condition said last', () => {
  const lore = (text: string, ...play: ReturnType<typeof item>[]) =>
    game([{ hand: [act(text)], play, deck: 3 }, {}])
      .move('play', 'Act')
      .player(0)
      .count('lore');

  test.each([
    ['Gain 1 lore. Gain 3 lore instead if you have an item in play.', 1, 3],
    ['Gain 1 lore. Gain 3 lore instead unless you have an item in play.', 3, 1],
    ['Gain 1 lore. If you have an item in play, gain 3 lore instead.', 1, 3],
  ])('%s', (text, without, having) => {
    expect([lore(text), lore(text, item('Tool'))]).toEqual([without, having]);
  });

  test('the card that was chosen is the one that is dealt the other damage', () => {
    const text =
      'Deal 1 damage to chosen character. Deal 3 damage to them instead if they’re a Hero character.';
    const g = game([{ hand: [act(text)] }, { play: [of('Plain'), of('Brave', 'Hero')] }]);
    g.move('play', 'Act').choose('Brave');
    expect([g.card('Brave').count('damage'), g.card('Plain').count('damage')]).toEqual([3, 0]);
  });
});

describe('CR 6.1.2 what a card is not', () => {
  test.each([
    ['Hero', 0],
    ['Villain', 1],
  ])('“isn’t a Hero character” asks for both: %s', (classification, more) => {
    const text =
      'When you play this character, chosen character of yours gets +1 {L} this turn if this character isn’t a Hero character.';
    const mage = character('Mage', '1/3/1', { text, classifications: [classification], cost: 0 });
    const g = game([{ hand: [mage], play: [of('Other')] }, {}]).move('play', 'Mage');
    if (more) g.choose('Other');
    expect(g.card('Other').stat('lore')).toBe(1 + more);
  });

  test('characters that aren’t Hero characters: other classes, and none', () => {
    const text = 'Banish all cards that aren’t a Hero character.';
    const g = game([{ hand: [act(text)], play: [of('H', 'Hero'), of('V', 'Villain'), item('Tool')] }, {}]);
    expect(g.move('play', 'Act').player(0).names('play')).toEqual(['H']);
  });
});

describe('a condition behind “then” is that of what follows it', () => {
  const after = (text: string, ...play: ReturnType<typeof item>[]) => {
    const g = game([{ hand: [act(text)], play, deck: 5 }, {}]).move('play', 'Act');
    return [g.player(0).count('hand'), g.player(0).count('lore')];
  };

  test.each([
    ['Draw 2 cards, then gain 1 lore if you have an item in play.', [2, 0], [2, 1]],
    ['Draw a card, then gain 2 lore if you have an item in play.', [1, 0], [1, 2]],
    ['Draw a card and gain 1 lore if you have an item in play.', [0, 0], [1, 1]],
  ])('%s', (text, without, having) => {
    expect(after(text)).toEqual(without);
    expect(after(text, item('Tool'))).toEqual(having);
  });

  test('with something before it that makes the scope unclear, it is refused', () => {
    const text = 'You may draw a card, then gain 1 lore if you have an item in play.';
    expect(() => game([{ hand: [act(text)] }, {}])).toThrow('not clear');
  });
});

describe('what holds at all times is no player’s choice', () => {
  test.each([
    'This character may gain Rush.',
    'This character may get +2 {S}.',
    'Your characters can gain Evasive.',
  ])('%s', (text) => {
    expect(() => game([{ play: [character('Hero', '1/1/1', { text })] }, {}])).toThrow('nothing says when');
  });
});
