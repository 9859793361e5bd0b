import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';
import { readyInk } from '../support/views.ts';

const host = (text: string) => character('Host', '1/4/1', { text });

describe('CR 1.5.4 what players pay more or less for', () => {
  test('moving: opponents pay more to move their characters', () => {
    const toll = host('Opponents pay 2 {I} more to move their characters to locations.');
    const inn = location('Inn', '5/1/1');
    const g = game([{ play: [toll] }, { play: [inn, character('Guest')], inkwell: 4 }], { active: 1 });
    g.move('move', 'Guest').choose('Inn');
    expect(readyInk(g, 1)).toBe(1);
    const poor = game([{ play: [toll] }, { play: [inn, character('Guest')], inkwell: 2 }], { active: 1 });
    expect(poor.offer('move', 'Guest')).toBeRefused();
    const mine = game([{ play: [toll, inn, character('Guest')], inkwell: 1 }]);
    expect(mine.offer('move', 'Guest')).toBeOffered();
  });

  test('using abilities: those of their own items', () => {
    const tax = item('Tax', 'Each opponent pays 1 {I} more to use abilities of their items.');
    const pot = item('Pot', '1 {I} — Gain 1 lore.');
    const g = game(
      [
        { play: [tax, pot], inkwell: 1 },
        { play: [pot], inkwell: 2 },
      ],
      { active: 1 },
    );
    g.move('use-ability', 'Pot');
    expect(readyInk(g, 1)).toBe(0);
    const poor = game([{ play: [tax] }, { play: [pot], inkwell: 1 }], { active: 1 });
    expect(poor.offer('use-ability', 'Pot')).toBeRefused();
    const own = game([{ play: [tax, pot], inkwell: 1 }]);
    expect(own.offer('use-ability', 'Pot')).toBeOffered();
  });

  test('the next one, played using Shift alone', () => {
    const small = character('Held', '1/4/1', { fullName: 'Held - Small', cost: 1 });
    const grown = character('Held', '3/5/1', { fullName: 'Held - Grown', cost: 9, text: 'Shift 4 {I}' });
    const sale = action('Sale', 'You pay 2 {I} less for the next character you play using Shift this turn.', {
      cost: 0,
    });
    const twin = character('Twin', '1/1/1', { cost: 2 });
    const g = game([{ hand: [sale, grown, twin], play: [small], inkwell: 4 }]).move('play', 'Sale');
    g.move('play', 'Twin');
    expect(readyInk(g)).toBe(2);
    g.move('play', 'Held - Grown', 'shift').choose('Held - Small');
    expect(readyInk(g)).toBe(0);
  });

  test('more, for the next one and for the first each turn', () => {
    const dear = action('Dear', 'You pay 1 {I} more for the next character you play this turn.', { cost: 0 });
    const pair = [character('A', '1/1/1', { cost: 1 }), character('B', '1/1/1', { cost: 1 })];
    const g = game([{ hand: [dear, ...pair], inkwell: 3 }]).move('play', 'Dear');
    g.move('play', 'A').move('play', 'B');
    expect(readyInk(g)).toBe(0);
    const first = host('You pay 1 {I} more for the first character you play each turn.');
    const h = game([{ hand: pair, play: [first], inkwell: 3 }])
      .move('play', 'A')
      .move('play', 'B');
    expect(readyInk(h)).toBe(0);
  });
});

describe('CR 1.2.2 what players cannot do with cards', () => {
  const pot = item('Pot', '{E} — Gain 1 lore.');
  const lock = host('While this character is exerted, opponents can’t use abilities of their items.');

  test('use abilities of their items, as long as it is so', () => {
    const locked = { card: lock, exerted: true };
    const g = game([{ play: [locked, pot] }, { play: [pot, host('{E} — Gain 1 lore.')] }], { active: 1 });
    expect(g.offer('use-ability', 'Pot')).toBeRefused('forbidden');
    expect(g.offer('use-ability', 'Host')).toBeOffered();
    const free = game([{ play: [lock] }, { play: [pot] }], { active: 1 });
    expect(free.offer('use-ability', 'Pot')).toBeOffered();
    expect(game([{ play: [locked, pot] }]).offer('use-ability', 'Pot')).toBeOffered();
  });

  test('a chosen opponent, for a time', () => {
    const hush = action(
      'Hush',
      'Chosen opponent can’t use abilities of their items until the start of your next turn.',
      {
        cost: 0,
      },
    );
    const g = game([{ hand: [hush] }, { play: [pot] }]).move('play', 'Hush');
    expect(g.endTurn().offer('use-ability', 'Pot')).toBeRefused('forbidden');
  });
});

describe('CR 8.10.1 a character that is played using Shift', () => {
  const small = character('Held', '1/4/1', { fullName: 'Held - Small', cost: 1 });
  const grown = character('Held', '3/5/1', { fullName: 'Held - Grown', cost: 1, text: 'Shift 1 {I}' });

  test.each([
    ['shift', 1],
    ['ink', 0],
  ])('it is told from one that is not: %s', (way, lore) => {
    const watch = item('Watch', 'Whenever you play a character using Shift, gain 1 lore.');
    const g = game([{ hand: [grown], play: [watch, small], inkwell: 1 }]).move('play', 'Held - Grown', way);
    if (g.decision?.kind === 'choose-cards') g.choose('Held - Small');
    expect(g.player(0)).toHaveCount('lore', lore);
  });
});
