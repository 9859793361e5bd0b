import { describe, expect, test } from 'vitest';
import { action, character, game, item, location } from '../support/game.ts';

describe('CR 4.2 ink a card', () => {
  const plain = character('Plain');
  const royal = character('Royal', '1/1/1', { inkable: false });

  test('CR 4.2.1.1, 4.2.1.2, 5.2.3 only a card with the inkwell symbol', () => {
    const g = game([{ hand: [plain, royal] }]);
    expect(g.offer('ink', 'Plain')).toBeOffered();
    expect(g.offer('ink', 'Royal')).toBeRefused('no-inkwell-symbol');
  });

  test('CR 4.2.1.3, 5.1.2.4 it goes into the inkwell face down and ready, and pays at once', () => {
    const g = game([{ hand: [plain, royal] }]).move('ink', 'Plain');
    expect(g.card('Plain')).toBeInZone('inkwell');
    expect(g.card('Plain')).toBeInState('facedown');
    expect(g.card('Plain')).toBeInState('ready');
    g.move('play', 'Royal');
    expect(g.card('Plain')).toBeInState('exerted');
  });

  test('CR 4.2.3 once a turn', () => {
    const g = game([{ hand: [plain, character('Second')] }]).move('ink', 'Plain');
    expect(g.offer('ink', 'Second')).toBeRefused('inked-already');
    g.endTurn().endTurn();
    expect(g.offer('ink', 'Second')).toBeOffered();
  });

  test('CR 4.2.3.2 cards put there by an effect do not count', () => {
    const grow = action('Grow', 'Put the top card of your deck into your inkwell facedown and exerted.');
    const g = game([{ hand: [grow, plain], inkwell: 1 }]).move('play', 'Grow');
    expect(g.player(0)).toHaveCount('inkwell', 2);
    expect(g.offer('ink', 'Plain')).toBeOffered();
  });
});

describe('CR 4.3 play a card', () => {
  test('CR 4.3.2.4, 1.5.1, 5.2.2 ready ink equal to the cost is exerted', () => {
    const g = game([{ hand: [character('Hero', '1/1/1', { cost: 2 })], inkwell: 3 }]).move('play', 'Hero');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((c) => c.is('exerted')),
    ).toHaveLength(2);
  });

  test('CR 4.3.2 exerted ink does not pay', () => {
    const ink = { card: item('Ink'), exerted: true };
    const g = game([{ hand: [character('Hero')], inkwell: [ink] }]);
    expect(g.offer('play', 'Hero')).toBeRefused('not-enough-ink');
  });

  test('CR 4.3.3.1, 6.7.1.1 a character enters play ready and drying', () => {
    const g = game([{ hand: [character('Hero')], inkwell: 1 }]).move('play', 'Hero');
    expect(g.card('Hero')).toBeInZone('play', 0);
    expect(g.card('Hero')).toBeInState('ready');
    expect(g.card('Hero')).toBeInState('drying');
  });

  test('CR 4.3.3.2, 5.4.1.2 an action resolves, then goes to the discard', () => {
    const g = game([{ hand: [action('Read', 'Draw a card.')], inkwell: 1 }]).move('play', 'Read');
    expect(g.card('Read')).toBeInZone('discard', 0);
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 4.3.3.2, 6.7.1.2, 5.4.1 it is in play while its effect resolves', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const g = game([{ hand: [zap], inkwell: 1, play: [character('Hero', '1/9/1')] }]).move('play', 'Zap');
    expect(g.card('Zap')).toBeInZone('play');
    g.choose('Hero');
    expect(g.card('Zap')).toBeInZone('discard');
  });

  test('CR 4.3.4, 6.7.4 what playing it triggers resolves after the action has', () => {
    const fan = character('Fan', '1/3/1', { text: 'Whenever you play an action, you may draw a card.' });
    const g = game([
      {
        hand: [action('Zap', 'Deal 2 damage to chosen character.')],
        inkwell: 1,
        play: [fan, character('Hero', '1/9/1')],
      },
    ]);
    g.move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards');
    g.choose('Hero').accept();
    expect(g.player(0)).toHaveCount('hand', 1);
  });

  test('CR 4.3.4.1 “when you play this character” triggers', () => {
    const herald = character('Herald', '1/1/1', { text: 'When you play this character, gain 1 lore.' });
    expect(
      game([{ hand: [herald], inkwell: 1 }])
        .move('play', 'Herald')
        .player(0),
    ).toHaveCount('lore', 1);
  });

  test('CR 4.3.6 a payment modifier for the next card of a type is used up by that card, and ends with the turn', () => {
    const sale = action('Sale', 'You pay 1 {I} less for the next character you play this turn.', { cost: 0 });
    const dear = character('Dear', '1/1/1', { cost: 2 });
    const g = game([{ hand: [sale, dear, character('Other', '1/1/1', { cost: 2 })], inkwell: 2 }]);
    g.move('play', 'Sale').move('play', 'Dear');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .filter((c) => c.is('ready')),
    ).toHaveLength(1);
    expect(g.offer('play', 'Other')).toBeRefused('not-enough-ink');
    const h = game([{ hand: [sale, dear], inkwell: 1 }]).move('play', 'Sale');
    expect(h.offer('play', 'Dear')).toBeOffered();
    h.endTurn().endTurn();
    expect(h.offer('play', 'Dear')).toBeRefused('not-enough-ink');
  });

  test('CR 1.5.4 a cost is not paid below 0', () => {
    const sale = action('Sale', 'You pay 3 {I} less for the next character you play this turn.', { cost: 0 });
    const g = game([{ hand: [sale, character('Cheap')], inkwell: 0 }])
      .move('play', 'Sale')
      .move('play', 'Cheap');
    expect(g.card('Cheap')).toBeInZone('play');
  });
});

describe('CR 4.4 use an activated ability', () => {
  const scholar = character('Scholar', '1/3/1', { text: '{E} — Draw a card.' });

  test('CR 4.4.2 a drying character cannot exert for one', () => {
    const g = game([{ hand: [scholar], inkwell: 1 }]).move('play', 'Scholar');
    expect(g.offer('use-ability', 'Scholar')).toBeRefused('cannot-pay');
    g.endTurn().endTurn();
    expect(g.offer('use-ability', 'Scholar')).toBeOffered();
  });

  test('CR 4.4.2, 6.3.1.2 an item can on the turn it is played', () => {
    const g = game([{ hand: [item('Book', '{E} — Draw a card.')], inkwell: 1 }]).move('play', 'Book');
    g.move('use-ability', 'Book');
    expect(g.player(0)).toHaveCount('hand', 1);
    expect(g.card('Book')).toBeInState('exerted');
    expect(g.offer('use-ability', 'Book')).toBeRefused('cannot-pay');
  });

  test('CR 6.3.1.1 one without {E} can be used by a drying character', () => {
    const miser = character('Miser', '1/3/1', { text: '1 {I} — Gain 1 lore.' });
    const g = game([{ hand: [miser], inkwell: 2 }])
      .move('play', 'Miser')
      .move('use-ability', 'Miser');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.offer('use-ability', 'Miser')).toBeRefused('cannot-pay');
  });

  test('CR 4.4.3.4 the total cost is paid in full', () => {
    const mirror = item('Mirror', '{E}, 2 {I} — Draw a card.');
    expect(game([{ play: [mirror], inkwell: 1 }]).offer('use-ability', 'Mirror')).toBeRefused('cannot-pay');
    const g = game([{ play: [mirror], inkwell: 2 }]).move('use-ability', 'Mirror');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .every((c) => c.is('exerted')),
    ).toBe(true);
  });

  test('CR 4.4.3, 4.1.2 only the active player uses them', () => {
    const g = game([{}, { play: [scholar] }]);
    expect(() => g.move('use-ability', 'Scholar')).toThrow(/is not there/);
  });

  test('CR 4.4.3.4 a card may be banished to pay, and the effect still happens', () => {
    const bomb = item('Bomb', 'Banish this item — Deal 3 damage to chosen character.');
    const g = game([{ play: [bomb] }, { play: [character('Hero', '1/3/1')] }]);
    g.move('use-ability', 'Bomb').choose('Hero');
    expect(g.card('Bomb')).toBeInZone('discard', 0);
    expect(g.card('Hero')).toBeInZone('discard', 1);
  });
});

describe('CR 4.5 quest', () => {
  test('CR 4.5.1.3, 4.5.1.4, 5.3.6.4 and 1.11.2 the character exerts and its player gains its lore', () => {
    const g = game([{ play: [character('Hero', '1/1/3')] }]).move('quest', 'Hero');
    expect(g.card('Hero')).toBeInState('exerted');
    expect(g.player(0)).toHaveCount('lore', 3);
    expect(g.offer('quest', 'Hero')).toBeRefused('exerted');
  });

  test('CR 4.5.1, 5.3.4 only characters', () => {
    const g = game([{ play: [item('Book')] }]);
    expect(g.offer('quest', 'Book')).toBeRefused('not-a-character');
  });

  test('CR 4.5.1.2 not while drying', () => {
    const g = game([{ play: [{ card: character('Hero'), dry: false }] }]);
    expect(g.offer('quest', 'Hero')).toBeRefused('drying');
  });

  test('CR 4.5.3.1, 1.11.2 a negative lore value gains nothing', () => {
    const tax = action('Tax', 'Chosen character gets -2 {L} this turn.');
    const g = game([{ hand: [tax], inkwell: 1, play: [character('Hero', '1/1/1')], lore: 4 }]);
    g.move('play', 'Tax').choose('Hero').move('quest', 'Hero');
    expect(g.player(0)).toHaveCount('lore', 4);
  });

  test('CR 4.5.2 “whenever this character quests” resolves after the lore is gained', () => {
    const bard = character('Bard', '1/1/1', { text: 'Whenever this character quests, you may draw a card.' });
    const g = game([{ play: [bard] }]).move('quest', 'Bard');
    expect(g.player(0)).toHaveCount('lore', 1);
    g.decline();
    expect(g.player(0)).toHaveCount('hand', 0);
  });
});

describe('CR 4.7 move a character', () => {
  const castle = location('Castle', '6/1/2');

  test('CR 4.7.3, 4.7.3.1, 4.7.3.4, 4.7.4, 5.6.5.2 the move cost is paid, and the character is there', () => {
    const g = game([{ play: [character('Hero'), castle], inkwell: 2 }]);
    g.move('move', 'Hero').choose('Castle');
    expect(g.card('Hero')).toBeInState('at-a-location');
    expect(
      g
        .player(0)
        .cards('inkwell')
        .every((c) => c.is('exerted')),
    ).toBe(true);
    expect(g.offer('move', 'Hero')).not.toBeOffered();
  });

  test('CR 4.7.3 not without the ink for it', () => {
    expect(game([{ play: [character('Hero'), castle], inkwell: 1 }]).offer('move', 'Hero')).not.toBeOffered();
  });
});
