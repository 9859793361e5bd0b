import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const rummage = action('Rummage', 'Choose and discard a card.');
const mindless = action('Mindless', 'Each opponent chooses and discards a card.');

describe('CR 6.1.12 abilities that can apply only out of play', () => {
  test('CR 6.1.12 “when you discard this card” happens to a card of any type that is discarded', () => {
    const heir = character('Heir', '1/1/1', { text: 'When you discard this card, gain 2 lore.' });
    const relic = item('Relic', 'When you discard this card, draw a card.');
    const g = game([{ hand: [rummage, rummage, heir, relic], inkwell: 2 }]);
    g.move('play', 'Rummage', 'ink').choose('Heir');
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.card('Heir')).toBeInZone('discard');
    g.move('play', 'Rummage', 'ink');
    expect(g.player(0).names('hand')).toEqual(['Extra']);
  });

  test('CR 6.1.12 an opponent may make its player discard it, and it is its player’s ability', () => {
    const heir = action('Legacy', 'When you discard this card, you may draw 2 cards.');
    const g = game([{ hand: [mindless], inkwell: 1 }, { hand: [heir] }]);
    g.move('play', 'Mindless', 'ink');
    expect(g).toHaveDecision('confirm', { player: 1 });
    g.accept();
    expect(g.player(1)).toHaveCount('hand', 2);
  });

  test('CR 6.1.12 it is about itself: neither another card that is discarded nor one that is banished', () => {
    const heir = character('Heir', '1/1/1', { text: 'When you discard this card, gain 2 lore.' });
    const axe = action('Axe', 'Banish chosen character.');
    const g = game([
      { play: [heir], hand: [rummage, axe, character('Bystander')], discard: [heir], inkwell: 2 },
    ]);
    g.move('play', 'Rummage', 'ink').choose('Bystander');
    g.move('play', 'Axe', 'ink').choose('Heir');
    expect(g.player(0)).toHaveCount('lore', 0);
  });

  test('CR 6.1.12 “if you would discard this card” applies in the hand', () => {
    const cat = character('Cat', '1/1/1', {
      text: 'If you would discard this card, put it into your inkwell facedown and exerted instead.',
    });
    const g = game([{ hand: [rummage, cat], inkwell: 1 }]);
    g.move('play', 'Rummage', 'ink');
    expect(g.card('Cat')).toBeInZone('inkwell');
  });

  test('CR 6.1.12 “when this card is put into your inkwell” happens where it was put', () => {
    const seed = character('Seed', '1/1/1', {
      text: 'When this card is put into your inkwell, gain 1 lore.',
    });
    const pip = action('Pip', 'When this card is put into your inkwell, draw a card.');
    const first = game([{ hand: [seed, pip] }]).move('ink', 'Seed');
    expect(first.player(0)).toHaveCount('lore', 1);
    const second = game([{ hand: [seed, pip] }]).move('ink', 'Pip');
    expect(second.player(0).names('hand')).toEqual(['Seed', 'Extra']);
  });

  test('CR 6.1.12 it happens as well where an effect puts the card, from play or out of a deck', () => {
    const seed = character('Seed', '1/1/1', {
      text: 'When this card is put into your inkwell, gain 1 lore.',
    });
    const plant = action('Plant', 'Put chosen character of yours into your inkwell facedown and exerted.');
    const sow = action('Sow', 'Put the top card of your deck into your inkwell facedown and exerted.');
    const g = game([{ play: [seed], hand: [plant, sow], deck: [seed, seed], inkwell: 2 }]);
    g.move('play', 'Plant', 'ink').choose('Seed');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.move('play', 'Sow', 'ink');
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 6.1.12 where an event tells where the card is, a condition on its place is only asked', () => {
    const martyr = character('Martyr', '1/1/1', {
      text: 'When this character is banished, if this card is in your discard, gain 1 lore.',
    });
    const axe = action('Axe', 'Banish chosen character.');
    const g = game([{ play: [martyr], hand: [axe], inkwell: 1 }]);
    g.move('play', 'Axe', 'ink').choose('Martyr');
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test.each([
    [
      "You can't play this action unless you have 2 or more characters in play.\nDraw a card.",
      character('Second'),
    ],
    ["You can't play this action unless you have an item in play.\nDraw a card.", item('Cup', '')],
  ])(
    'CR 1.2.2, 6.1.12 “you can’t play this action unless …” is asked before it is played: %s',
    (text, met) => {
      const bound = action('Bound', text);
      const free = action('Free', 'You may play an action from your hand for free.');
      const play = [character('First')];
      const without = game([{ hand: [bound, free], inkwell: 2, play }]);
      expect(without.moves().filter((move) => move.startsWith('play Bound'))).toEqual([]);
      // What a hand has is not told: it is asked, and nothing can be chosen.
      without.move('play', 'Free', 'ink').accept().choose();
      expect(without.player(0).names('hand')).toEqual(['Bound']);
      expect(without.moves().filter((move) => move.startsWith('play Bound'))).toEqual([]);
      const having = game([{ hand: [bound, free], inkwell: 2, play: [...play, met] }]);
      having.move('play', 'Bound', 'ink');
      expect(having.card('Bound')).toBeInZone('discard');
    },
  );
});
