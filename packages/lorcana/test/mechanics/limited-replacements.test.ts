import { describe, expect, test } from 'vitest';
import { action, character, game, item } from '../support/game.ts';

const hit = (damage = 1) => action('Hit', `Deal ${damage} damage to chosen character.`, { cost: 0 });
const wipe = action('Wipe', 'Banish all characters.', { cost: 0 });
const banish = action('End', 'Banish chosen character.', { cost: 0 });

describe('CR 6.5.3 a replacement that is offered may be declined', () => {
  const guard = (text: string) => character('Guard', '1/9/1', { text });

  test('declined, the event happens; accepted, it does not', () => {
    const card = guard('If one of your other characters would be banished, you may discard a card instead.');
    const setup = { play: [card, character('A')], hand: [banish, item('Paid')] };
    const g = game([setup]);
    g.move('play', 'End').choose('A').decline();
    expect(g.card('A')).toBeInZone('discard');
    expect(g.card('Paid')).toBeInZone('hand');
    const h = game([setup]);
    h.move('play', 'End').choose('A').accept();
    expect(h.card('A')).toBeInZone('play');
    expect(h.card('Paid')).toBeInZone('discard');
  });

  test('nothing to discard: it is not offered, and the event happens', () => {
    const card = guard('If one of your other characters would be banished, you may discard a card instead.');
    const g = game([{ play: [card, character('A')], hand: [banish] }]);
    g.move('play', 'End').choose('A');
    expect(g.card('A')).toBeInZone('discard');
  });
});

describe('CR 6.1.13.2 a limit on a replacement', () => {
  test('once during your turn: the second time, and in the turns of others, it happens', () => {
    const tough = character('Tough', '1/9/1', {
      text: 'Once during your turn, if this character would be dealt damage, he takes no damage instead.',
    });
    const g = game([
      { play: [tough], hand: [hit(2), hit(3)] },
      { hand: [hit(4)], deck: 3 },
    ]);
    g.move('play', 'Hit').choose('Tough');
    const damage: number[] = [g.card('Tough').count('damage')];
    g.move('play', 'Hit').choose('Tough');
    damage.push(g.card('Tough').count('damage'));
    expect(damage[0]).toBe(0);
    expect(damage[1]).toBeGreaterThan(0);
    g.endTurn();
    g.move('play', 'Hit').choose('Tough');
    expect(g.card('Tough')).toHaveCount('damage', damage[1]! + 4);
    // It may be used again in the next turn of its player.
    g.endTurn();
  });

  test('of several at once, one', () => {
    const card = item(
      'Charm',
      'The first time each turn one of your characters would be banished, return them to your hand instead.',
    );
    const g = game([
      { play: [card, character('A'), character('B')], hand: [wipe, banish] },
      { play: [character('C')] },
    ]);
    g.move('play', 'Wipe');
    const zones = ['A', 'B'].map((name) => g.card(name).zone);
    expect(zones.toSorted()).toEqual(['discard', 'hand']);
    expect(g.card('C')).toBeInZone('discard');
  });

  test('the first time is over, even before it was there', () => {
    const charm = item(
      'Charm',
      'The first time each turn one of your characters would be banished, return them to your hand instead.',
      { cost: 0 },
    );
    const other = item(
      'Shield',
      'Once per turn, if one of your characters would be banished, return them to your hand instead.',
      { cost: 0 },
    );
    for (const [card, zone] of [
      [charm, 'discard'],
      [other, 'hand'],
    ] as const) {
      const g = game([{ play: [character('A'), character('B')], hand: [card, banish, banish] }]);
      g.move('play', 'End').choose('A');
      g.move('play', card === charm ? 'Charm' : 'Shield');
      g.move('play', 'End').choose('B');
      expect(g.card('A')).toBeInZone('discard');
      expect(g.card('B')).toBeInZone(zone);
    }
  });

  test('an offer that was declined has not been used', () => {
    const card = character('Guard', '1/9/1', {
      text: 'Once per turn, if one of your other characters would be banished, you may discard a card instead.',
    });
    const g = game([
      {
        play: [card, character('A'), character('B'), character('C')],
        hand: [banish, banish, banish, item('X'), item('Y')],
      },
    ]);
    g.move('play', 'End').choose('A').decline();
    g.move('play', 'End').choose('B').accept().choose('X');
    g.move('play', 'End').choose('C');
    expect(['A', 'B', 'C'].map((name) => g.card(name).zone)).toEqual(['discard', 'play', 'discard']);
  });

  test('the first card you would draw each turn', () => {
    const book = item('Book', 'The first time you would draw a card each turn, draw 2 cards instead.');
    const draw = action('Draw', 'Draw a card.', { cost: 0 });
    const g = game([{ play: [book], hand: [draw, draw], deck: 9 }, { deck: 9 }], { turn: 1 });
    g.move('play', 'Draw');
    expect(g.player(0)).toHaveCount('hand', 3);
    g.move('play', 'Draw');
    expect(g.player(0)).toHaveCount('hand', 3);
    g.endTurn();
    expect(g.player(1)).toHaveCount('hand', 1);
    g.endTurn();
    expect(g.player(0)).toHaveCount('hand', 5);
  });

  test('in a game of three, of each opponent’s turn once', () => {
    const card = item(
      'Ward',
      'Once during each opponent’s turn, if one of your characters would be dealt damage, they take no damage instead.',
    );
    const g = game([
      { hand: [hit()], play: [] },
      { play: [card, character('A', '1/9/1')], hand: [hit()] },
      { hand: [hit(), hit()] },
    ]);
    g.move('play', 'Hit').choose('A');
    expect(g.card('A')).toHaveCount('damage', 0);
    g.endTurn();
    g.move('play', 'Hit').choose('A');
    expect(g.card('A')).toHaveCount('damage', 1);
    g.endTurn();
    g.move('play', 'Hit').choose('A');
    expect(g.card('A')).toHaveCount('damage', 1);
    g.move('play', 'Hit').choose('A');
    expect(g.card('A')).toHaveCount('damage', 2);
  });
});
