import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';
import { readCase } from '../support/reads.ts';
import { readyInk } from '../support/views.ts';

const exerted = (card: ReturnType<typeof character>) => ({ card, exerted: true });

describe('CR 1.5.1 what a turn action costs by a text', () => {
  test('CR 4.6.4 “you choose and discard a card”: each time, and not without one', () => {
    const proud = character('Proud', '1/9/1', {
      text: 'This character can’t challenge unless you choose and discard a card.',
    });
    const foe = { play: [exerted(character('Foe', '1/9/1'))] };
    expect(game([{ play: [proud] }, foe]).offer('challenge', 'Proud')).not.toBeOffered();
    const g = game([{ play: [proud], hand: [item('A'), item('B')] }, foe]);
    g.move('challenge', 'Proud').choose('Foe').choose('B');
    expect(g.card('B')).toBeInZone('discard');
    expect(g.card('A')).toBeInZone('hand');
    expect(g.card('Foe')).toHaveCount('damage', 1);
    // What only that character pays for is free for others.
    const h = game([{ play: [proud, character('Plain')] }, foe]);
    expect(h.offer('challenge', 'Plain')).toBeOffered();
  });

  test('CR 4.6.4.2 opponents pay, only for whom the text is about', () => {
    const dear = character('Dear', '1/9/1', {
      text: 'Opposing characters can’t challenge this character unless their player pays 2 {I}.',
    });
    const theirs = { play: [exerted(dear), exerted(character('Plain', '1/9/1'))] };
    const g = game([{ play: [character('A')], inkwell: 1 }, theirs]);
    g.move('challenge', 'A');
    expect(() => g.choose('Dear')).toThrow();
    g.choose('Plain');
    const h = game([
      { play: [character('A')], inkwell: 3 },
      { ...theirs, inkwell: 5 },
    ]);
    h.move('challenge', 'A').choose('Dear');
    expect([readyInk(h, 0), readyInk(h, 1)]).toEqual([1, 5]);
    expect(h.card('Dear')).toHaveCount('damage', 1);
    const free = game([{ play: [character('A')], inkwell: 3 }, theirs]);
    free.move('challenge', 'A').choose('Plain');
    expect(readyInk(free, 0)).toBe(3);
  });

  test('CR 4.5.1 two such texts: both are paid, and both must be payable', () => {
    const toll = (name: string) =>
      item(name, 'Opposing characters can’t quest unless their player pays 1 {I}.');
    const board = (inkwell: number) =>
      game([{ play: [character('A')], inkwell }, { play: [toll('Gate'), toll('Bridge')] }]);
    expect(board(1).offer('quest', 'A')).not.toBeOffered();
    const g = board(3);
    g.move('quest', 'A');
    expect(readyInk(g, 0)).toBe(1);
    expect(g.player(0)).toHaveCount('lore', 1);
  });

  test('CR 6.1.13.3 for a time, and in a game of three of all opponents', () => {
    const tax = action(
      'Tax',
      'Until the start of your next turn, opposing characters can’t quest unless their player discards a card.',
      { cost: 0 },
    );
    const g = game([
      { hand: [tax], deck: 9 },
      { play: [character('B')], hand: [item('Paid')], deck: 9 },
      { play: [character('C')], hand: [], deck: 9 },
    ]);
    g.move('play', 'Tax').endTurn();
    g.move('quest', 'B').choose('Paid');
    expect(g.card('Paid')).toBeInZone('discard');
    expect(g.player(1)).toHaveCount('lore', 1);
  });

  test('CR 8.7.3 nobody has to pay for what must be done', () => {
    const toll = item('Gate', 'Opposing characters can’t quest unless their player pays 1 {I}.');
    const order = item('Order', 'Opposing characters must quest during their turn if able.');
    const g = game([{ play: [character('A')], inkwell: 3 }, { play: [order, toll] }]);
    expect(g.offer('end-turn')).toBeOffered();
    const h = game([{ play: [character('A')], inkwell: 3 }, { play: [order] }]);
    expect(h.offer('end-turn')).not.toBeOffered();
  });

  test('only who takes the action can pay for it', () => {
    expect(readCase('Opposing characters can’t quest unless you discard a card.', 'item')).toBe(false);
    expect(readCase('This character can’t quest unless their player pays 1 {I}.', 'character')).toBe(false);
  });
});
