import { describe, expect, test } from 'vitest';
import { table } from '../cases/table.ts';
import { action, character, game, song } from '../support/game.ts';

const hero = character('Hero', '1/9/1');
const names = (...of: string[]) => of.map((name) => character(name));

describe('CR 1.2.1 over 6.7.1.2: an action whose own text moves it stays where that has put it', () => {
  const played = (text: string) =>
    game([{ hand: [action('Leaving', text)], inkwell: 1, play: [hero] }]).move('play', 'Leaving');

  test('CR 1.2.1 in the inkwell: We Could Be Immortals', () => {
    const g = table([{ hand: ['We Could Be Immortals'], inkwell: 4, play: [hero] }]);
    g.move('play', 'We Could Be Immortals');
    expect(g.card('We Could Be Immortals')).toBeInZone('inkwell', 0);
    expect(g.card('We Could Be Immortals').is('exerted')).toBe(true);
    expect(g.player(0)).toHaveCount('discard', 0);
  });

  test.each([
    ['hand', 'Return this card to your hand.'],
    ['deck', 'Put this card on the top of your deck.'],
    ['deck', 'Put this card on the bottom of your deck.'],
    ['deck', 'Shuffle this card into your deck.'],
    ['under', 'Put this card facedown under one of your characters.'],
    ['inkwell', 'Put this card into your inkwell facedown.'],
  ])('CR 1.2.1 in the %s: “%s”', (zone, text) => {
    const g = played(`Gain 1 lore. ${text}`);
    expect(g.card('Leaving')).toBeInZone(zone, 0);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCount('discard', 0);
  });

  test('CR 1.2.1 what comes after it in the text still happens', () => {
    const g = played('Return this card to your hand. Gain 2 lore.');
    expect(g.card('Leaving')).toBeInZone('hand', 0);
    expect(g.player(0)).toHaveCount('lore', 2);
  });

  test('CR 1.2.1 so it does where another text puts it elsewhere “instead of into your discard”', () => {
    const max = 'Max Goof - Chart Topper';
    const coming = song('Coming', 'Gain 1 lore. Return this card to your hand.', { cost: 3 });
    const g = table([{ discard: [coming], play: [max] }])
      .move('quest', max)
      .accept();
    expect(g.card('Coming')).toBeInZone('hand', 0);
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 6.7.8.1 an action that text plays waits until the card with that text has finished resolving', () => {
  test('CR 6.7.8.1, 6.7.1.2 the action that played it is in the discard by then: We Know the Way finds it', () => {
    const way = 'We Know the Way';
    const g = table([
      {
        hand: [way],
        inkwell: 3,
        deck: { only: [] },
        discard: [{ card: way, as: 'second' }, ...names('Left')],
      },
    ]).move('play', way);
    g.choose('second').accept();
    expect(g.candidates.sort()).toEqual(['Left', way]);
    g.choose('Left').decline();
  });

  test('CR 6.7.8.1 so is one that plays it from hand', () => {
    const first = action('First', 'Play an action for free. Gain 1 lore.');
    const second = action('Second', 'Return an action card from your discard to your hand.', { cost: 5 });
    const g = game([{ hand: [first, second], inkwell: 1 }]).move('play', 'First');
    g.choose('Second');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('First')).toBeInZone('hand', 0);
    expect(g.card('Second')).toBeInZone('discard', 0);
  });

  test('CR 6.7.8.1 each of those in turn, before what waits in the bag', () => {
    const fan = character('Fan', '1/1/1', { text: 'Whenever you play an action, gain 1 lore.' });
    const nest = (name: string) => action(name, 'Play an action for free.', { cost: 3 });
    const last = action('Last', 'Put all cards from your discard on the bottom of your deck.', { cost: 3 });
    const g = game([{ play: [fan], hand: [nest('A'), nest('B'), last], inkwell: 3 }]);
    g.move('play', 'A').choose('B').choose('Last');
    for (const name of ['A', 'B']) expect(g.card(name)).toBeInZone('deck', 0);
    expect(g.card('Last')).toBeInZone('discard', 0);
    // What waits three times is the same each time, and not asked about.
    const told = g.events().map(({ kind }) => kind.name);
    expect(told.indexOf('lore-gained')).toBeGreaterThan(told.lastIndexOf('action-finished'));
    expect(g.player(0)).toHaveCount('lore', 3);
  });

  test('CR 6.7.8.1, 1.8.1 the state check that follows an ability is made before the action that it plays', () => {
    const warrior = character('Warrior', '1/1/1', {
      text: 'When you play this character, deal 2 damage to chosen opposing character. You may play an action for free.',
    });
    const count = action('Count', 'Gain 1 lore for each opposing character in play.', { cost: 5 });
    const g = game([
      { hand: [warrior, count], inkwell: 1 },
      { play: [character('Weak', '1/2/1'), character('Tough', '1/9/1')] },
    ]).move('play', 'Warrior');
    g.choose('Weak').accept().choose('Count');
    expect(g.card('Weak')).toBeInZone('discard', 1);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.7.8.1 one that is paid for waits as well', () => {
    const first = action('First', 'You may play an action. Gain 1 lore.');
    const second = action('Second', 'Gain 5 lore.', { cost: 1 });
    const g = game([{ hand: [first, second], inkwell: 2 }])
      .move('play', 'First')
      .accept();
    if (g.decision?.kind === 'choose-cards') g.choose('Second');
    expect(g.events('lore-gained').map(({ amount }) => amount)).toEqual([1, 5]);
  });
});
