import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const hero = character('Hero', '2/6/1');
const zap = action('Zap', 'Deal 2 damage to chosen character.', { cost: 0 });
const place = action('Place', 'Put 2 damage counters on chosen character.', { cost: 0 });
const shift = action(
  'Shift It',
  'Move 2 damage counters from chosen character to chosen opposing character.',
  {
    cost: 0,
  },
);

describe('CR 1.9 damage', () => {
  test('CR 1.9.1 each damage counts, and all of it adds up', () => {
    const g = game([{ hand: [zap, place], play: [{ card: hero, damage: 1 }] }]);
    g.move('play', 'Zap').choose('Hero').move('play', 'Place').choose('Hero');
    expect(g.card('Hero')).toHaveCount('damage', 5);
  });

  test('CR 1.9.2.1, 1.9.2.2 what is put is not dealt', () => {
    const sore = character('Sore', '1/9/1', {
      text: 'Whenever this character is dealt damage, gain 1 lore.',
    });
    const g = game([{ hand: [zap, place], play: [sore] }])
      .move('play', 'Place')
      .choose('Sore');
    expect(g.card('Sore')).toHaveCount('damage', 2);
    expect(g.player(0)).toHaveCount('lore', 0);
    expect(g).toHaveHappened('damage-put', { amount: 2 });
    g.move('play', 'Zap').choose('Sore');
    expect(g).toHaveHappened('damaged', { amount: 2, times: 1 });
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 1.9.2.4 moved damage is taken off one and put on the other, as much as there is', () => {
    const begin = (damage: number) =>
      game([{ hand: [shift], play: [{ card: hero, damage }] }, { play: [character('Foe', '1/9/1')] }])
        .move('play', 'Shift It')
        .choose('Hero')
        .choose('Foe');
    const g = begin(3);
    expect(g.card('Hero')).toHaveCount('damage', 1);
    expect(g.card('Foe')).toHaveCount('damage', 2);
    expect(g).not.toHaveHappened('damaged');
    const less = begin(1);
    expect(less.card('Hero')).toHaveCount('damage', 0);
    expect(less.card('Foe')).toHaveCount('damage', 1);
  });

  test('CR 1.9.3 damage is taken however it is placed: dealt, put or moved', () => {
    const sore = character('Sore', '1/9/1', { text: 'Whenever this character is damaged, gain 1 lore.' });
    const g = game([
      { hand: [shift], play: [{ card: hero, damage: 3 }] },
      { play: [sore], hand: [zap, place] },
    ]);
    g.move('play', 'Shift It').choose('Hero').choose('Sore');
    expect(g.player(1)).toHaveCount('lore', 1);
    g.endTurn().move('play', 'Place').choose('Sore');
    expect(g.player(1)).toHaveCount('lore', 2);
    g.move('play', 'Zap').choose('Sore');
    expect(g.player(1)).toHaveCount('lore', 3);
  });

  test('CR 1.9.3 “was damaged this turn” counts damage that was put or moved', () => {
    const price = character('Price', '1/9/1', {
      text: '{E} — If one of your characters was damaged this turn, gain 1 lore.',
    });
    const use = (before: boolean) => {
      const g = game([{ hand: [place], play: [price, hero] }]);
      if (before) g.move('play', 'Place').choose('Hero');
      return g.move('use-ability', 'Price').player(0).count('lore');
    };
    expect(use(true)).toBe(1);
    expect(use(false)).toBe(0);
  });
});

describe('CR 1.11 lore', () => {
  test('CR 1.11.2 a character or location without lore gives none', () => {
    const g = game([{ play: [character('Idle', '1/1/0'), location('Ruin', '5/0/1')], lore: 2 }]);
    g.move('quest', 'Idle');
    expect(g.player(0)).toHaveCount('lore', 2);
    g.endTurn().endTurn();
    expect(g.player(0)).toHaveCount('lore', 2);
    expect(g.card('Idle')).toBeInState('ready');
  });
});

describe('CR 1.12 drawing', () => {
  test('CR 1.12.1 the top card of one’s own deck is drawn', () => {
    const gift = action('Gift', 'Each opponent draws a card.', { cost: 0 });
    const read = action('Read', 'Draw a card.', { cost: 0 });
    const g = game([
      { hand: [read, gift], deck: [character('Mine'), character('Later')] },
      { deck: [character('Theirs')] },
    ]);
    g.move('play', 'Read').move('play', 'Gift');
    expect(g.player(0)).toHaveCards('hand', ['Mine']);
    expect(g.player(1)).toHaveCards('hand', ['Theirs']);
    expect(g.player(0).names('deck')[0]).toBe('Later');
  });
});
