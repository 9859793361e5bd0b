import { describe, expect, test } from 'vitest';
import { action, character, game, item, song } from '../support/game.ts';
import { readCase } from '../support/reads.ts';

describe('CR 4.3.2 playing from the discard, as long as it is permitted', () => {
  const mender = character('Mender', '1/1/1', { text: 'You can play items from your discard.' });

  test('such cards, for their cost, and not those of others', () => {
    const g = game([
      {
        play: [mender],
        inkwell: 2,
        discard: [item('Tool', '', { cost: 2 }), character('Dead', '1/1/1', { cost: 1 })],
      },
      { discard: [item('Theirs', '', { cost: 1 })] },
    ]);
    expect(g.offer('play', 'Dead')).not.toBeOffered();
    expect(g.moves().filter((move) => move.includes('Theirs'))).toEqual([]);
    g.move('play', 'Tool');
    expect(g.card('Tool')).toBeInZone('play');
    expect(g.moves().filter((move) => move.startsWith('play'))).toEqual([]);
  });

  test('without enough ink, or once the card is gone, it cannot', () => {
    const end = action('End', 'Banish chosen character.', { cost: 0 });
    const g = game([
      {
        play: [mender],
        hand: [end],
        inkwell: 1,
        discard: [item('Tool', '', { cost: 1 }), item('Dear', '', { cost: 2 })],
      },
    ]);
    expect(g.offer('play', 'Dear')).not.toBeOffered();
    expect(g.offer('play', 'Tool')).toBeOffered();
    g.move('play', 'End').choose('Mender');
    expect(g.offer('play', 'Tool')).not.toBeOffered();
  });

  test('a song from there may be sung, and goes back there', () => {
    const bard = character('Bard', '1/1/1', { text: 'You can play songs from your discard.' });
    const tune = song('Tune', 'Gain 1 lore.', { cost: 1 });
    const g = game([{ play: [bard], discard: [tune] }]);
    g.move('play', 'Tune', 'sing');
    if (g.player(0).count('lore') === 0) g.choose('Bard');
    expect(g.player(0)).toHaveCount('lore', 1);
    expect(g.card('Tune')).toBeInZone('discard');
  });

  test('for a turn: also what goes there meanwhile', () => {
    const now = action('Now', 'This turn, you can play items from your discard.', { cost: 0 });
    const end = action('End', 'Banish chosen item.', { cost: 0 });
    const g = game([{ hand: [now, end], play: [item('Tool', '', { cost: 0 })] }]);
    g.move('play', 'Now').move('play', 'End').choose('Tool');
    g.move('play', 'Tool');
    expect(g.card('Tool')).toBeInZone('play');
    g.endTurn().endTurn();
    expect(g.moves().filter((move) => move.startsWith('play'))).toEqual([]);
  });

  test('only then: a permission on a condition', () => {
    const text = 'You can play items from your discard only if you have no items in play.';
    const setup = { inkwell: 2, discard: [item('Tool', '', { cost: 1 }), item('More', '', { cost: 1 })] };
    const g = game([{ play: [character('Mender', '1/1/1', { text })], ...setup }]);
    g.move('play', 'Tool');
    expect(g.offer('play', 'More')).not.toBeOffered();
  });
});

describe('CR 4.2.1 inking from the discard', () => {
  test('instead of a card of the hand: once a turn all the same, and only what can be inked', () => {
    const miner = character('Miner', '1/1/1', {
      text: 'You can ink cards from your discard instead of a card in your hand.',
    });
    const g = game([
      { play: [miner], hand: [item('Held')], discard: [item('Old'), item('Stone', '', { inkable: false })] },
    ]);
    expect(g.offer('ink', 'Stone')).not.toBeOffered();
    g.move('ink', 'Old');
    expect(g.card('Old')).toBeInZone('inkwell');
    expect(g.offer('ink', 'Held')).not.toBeOffered();
    expect(game([{ discard: [item('Old')] }]).offer('ink', 'Old')).not.toBeOffered();
  });

  test('it leaves the discard, not the hand', () => {
    const miner = character('Miner', '1/1/1', { text: 'You can ink cards from your discard.' });
    const other = item('Other', 'Whenever a card leaves your discard, gain 3 lore.');
    const first = item('First', 'Whenever a card leaves your hand, gain 1 lore.');
    const g = game([{ play: [miner, other, first], discard: [item('Old')] }]);
    g.move('ink', 'Old');
    expect(g.player(0)).toHaveCount('lore', 3);
  });
});

describe('CR 1.2.2 “can … only if”', () => {
  test('CR 4.3.1 a card that is played only then, also one that resolves', () => {
    expect(readCase('You can play this action only if an opponent has 10 or more lore.')).toBe(true);
    const card = action(
      'Late',
      'You can play this action only if an opponent has 10 or more lore.\nDraw a card.',
      { cost: 0 },
    );
    const g = game([{ hand: [card], deck: 3 }, { lore: 9 }, { lore: 0 }]);
    expect(g.offer('play', 'Late')).not.toBeOffered();
    const h = game([{ hand: [card], deck: 3 }, { lore: 0 }, { lore: 10 }]);
    h.move('play', 'Late');
    expect(h.player(0)).toHaveCount('hand', 1);
  });

  test('CR 4.3.1 such cards of opponents, only in your turn: never', () => {
    const ban = item('Ban', 'Opponents can play items only during your turn.');
    const g = game([
      { play: [ban], hand: [item('Mine', '', { cost: 0 })] },
      { hand: [item('Theirs', '', { cost: 0 }), character('C', '1/1/1', { cost: 0 })] },
    ]);
    expect(g.offer('play', 'Mine')).toBeOffered();
    g.endTurn();
    expect(g.offer('play', 'Theirs')).not.toBeOffered();
    expect(g.offer('play', 'C')).toBeOffered();
  });

  test('CR 4.5.1 quest only if, CR 4.6.4 challenge such cards only if', () => {
    const shy = character('Shy', '1/1/1', {
      text: 'This character can quest only if you have an item in play.',
    });
    expect(game([{ play: [shy] }]).offer('quest', 'Shy')).not.toBeOffered();
    expect(game([{ play: [shy, item('Tool')] }]).offer('quest', 'Shy')).toBeOffered();
  });

  test('CR 3.1.1 only during a turn that is counted', () => {
    const late = character('Late', '1/1/1', {
      text: 'You can play this character only during your second turn or later.',
      cost: 0,
    });
    const g = game([{ hand: [late], deck: 9 }, { deck: 9 }], { turn: 1 });
    expect(g.offer('play', 'Late')).not.toBeOffered();
    g.endTurn().endTurn();
    expect(g.offer('play', 'Late')).toBeOffered();
  });

  test('CR 8.9.1 what needs a permission is given only then, and forbids nothing', () => {
    const keen = character('Keen', '1/1/1', {
      text: 'This character can challenge the turn they’re played only if you have an item in play.',
    });
    const foe = { play: [{ card: character('Foe'), exerted: true }] };
    const fresh = { card: keen, dry: false };
    expect(game([{ play: [fresh] }, foe]).offer('challenge', 'Keen')).not.toBeOffered();
    expect(game([{ play: [fresh, item('Tool')] }, foe]).offer('challenge', 'Keen')).toBeOffered();
    expect(game([{ play: [keen] }, foe]).offer('challenge', 'Keen')).toBeOffered();
    expect(game([{ play: [character('Plain')] }, foe]).offer('challenge', 'Plain')).toBeOffered();
  });

  test('what anyone may do anyway is no text', () => {
    expect(readCase('You can play items.', 'item')).toBe(false);
    expect(readCase('You can play items from an opponent’s discard.', 'item')).toBe(false);
  });
});
