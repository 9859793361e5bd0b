import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const hook = item(
  'Hook',
  'If you have a character named Maui in play, you may use this item’s Shapeshift ability for free.\nSHAPESHIFT {E}, 2 {I} — Chosen character gets +3 {S} this turn.',
);
const maui = character('Maui', '2/4/1');
const workshop = item('Workshop', 'You may use abilities of your items for free.');
const press = item('Press', 'PRESS 3 {I}, Choose and discard a card — Gain 1 lore.');

describe('CR 4.4.3.2 using an ability for free', () => {
  test('CR 1.5.5.4, 4.4.3.2, 6.1.7.1 what is free costs no ink, and still {E}', () => {
    const g = game([{ play: [hook, maui], inkwell: 0 }]);
    expect(g.offer('use-ability', 'Hook', 0)).toBeRefused('cannot-pay');
    g.move('use-ability', 'Hook', 1).choose('Maui');
    expect(g.card('Maui')).toHaveStat('strength', 5);
    expect(g.card('Hook')).toBeInState('exerted');
    expect(g.offer('use-ability', 'Hook', 1)).toBeRefused('cannot-pay');
  });

  test('CR 4.4.3.2 the player says which: the cost can be paid all the same', () => {
    const g = game([{ play: [hook, maui], inkwell: 2 }])
      .move('use-ability', 'Hook', 0)
      .choose('Maui');
    expect(readyInk(g)).toBe(0);
    expect(g.card('Maui')).toHaveStat('strength', 5);
  });

  test('CR 4.4.3.2 while nothing says so it is not free', () => {
    const g = game([{ play: [hook, workshop, character('Other')], inkwell: 1 }, { play: [hook, maui] }]);
    // Another effect lets each ability of one's own items be free.
    expect(g.offer('use-ability', 'Hook', 1)).toBeOffered();
    const h = game([{ play: [hook, character('Other')], inkwell: 1 }, { play: [hook, maui, workshop] }]);
    expect(h.moves().filter((move) => move.startsWith('use-ability'))).toEqual([]);
  });

  test('CR 6.1.7.1 of several costs none but {E} is paid', () => {
    const g = game([{ play: [press, workshop], hand: [character('Kept')] }]).move('use-ability', 'Press', 1);
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.player(0)).toHaveCards('hand', ['Kept']);
  });

  test('CR 4.4.3.2 a save in mid-ability goes on as free', () => {
    const g = game([{ play: [hook, maui], inkwell: 0 }]).move('use-ability', 'Hook', 1);
    const other = g.engine.load(JSON.parse(JSON.stringify(g.engine.save(g.state))));
    g.engine.answer(other, g.decision!.candidates);
    expect(g.engine.check(other, { action: 'end-turn', card: -1, option: 0 })).toBeNull();
    g.choose('Maui');
    expect(g.engine.hash(other)).toBe(g.engine.hash(g.state));
  });
});

describe('CR 4.4.3.3 the total cost of an ability', () => {
  const discount = item('Discount', 'You pay 1 {I} less to use abilities of your items.');
  const lamp = item('Lamp', '{E}, 2 {I} — Gain 1 lore.');
  const cheap = item('Trinket', '{E} — You pay 1 {I} less for the next item you play this turn.');

  test('CR 4.4.3.3 payment modifiers change what is paid', () => {
    const g = game([{ play: [discount, lamp], inkwell: 2 }]).move('use-ability', 'Lamp');
    expect(readyInk(g)).toBe(1);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 4.4.3.3 they add up, and no total is below 0', () => {
    const play = [1, 2, 3].map((n) => ({ card: discount, as: `discount ${n}` }));
    const g = game([{ play: [...play, lamp], inkwell: 1 }]).move('use-ability', 'Lamp');
    expect(readyInk(g)).toBe(1);
  });

  test('CR 4.4.3.3 they are the player’s, and for abilities: playing costs as before', () => {
    const g = game([{ play: [lamp], inkwell: 1 }, { play: [discount] }]);
    expect(g.offer('use-ability', 'Lamp')).toBeRefused('cannot-pay');
    const toy = action('Toy', 'Gain 1 lore.', { cost: 2 });
    const h = game([{ play: [discount, cheap], hand: [toy], inkwell: 1 }]);
    expect(h.offer('play', 'Toy')).toBeRefused('not-enough-ink');
  });
});
