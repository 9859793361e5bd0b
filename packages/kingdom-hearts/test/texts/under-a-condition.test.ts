import { describe, expect, test } from 'vitest';
import { dark, duel, event, friend, language, magic, world } from '../support/duel.ts';

const read = (text: string) => language.parse(text, { type: 'event', name: 'Event 1' }).complete;

describe('KH 8.4, 9.6 what is found under a condition is dealt with under it', () => {
  const text =
    'You may discard a Dark card from your hand. If you do, search your deck for a Friend card. Put that card into your hand. Shuffle your deck. Gain 1 HP.';
  const begin = () =>
    duel([
      { hand: [event('Event 1', { text }), dark('Soldier')], deck: [friend('Goofy'), dark('Pete')] },
    ]).move('play-event', 'Event 1');

  test('what is found comes to hand', () => {
    const game = begin().accept();
    while (game.decision?.kind === 'choose-cards')
      game.choose(game.card('Soldier').zone === 'hand' ? 'Soldier' : 'Goofy');
    expect(game.card('Goofy')).toBeInZone('hand', 0);
    expect(game.player(0)).toHaveCount('hp', 9);
  });

  test('without the price nothing is searched or shuffled, and what is said apart happens', () => {
    const game = begin().decline();
    expect(game.card('Goofy')).toBeInZone('deck', 0);
    expect(game.events('shuffled')).toHaveLength(0);
    expect(game.player(0)).toHaveCount('hp', 9);
  });

  test('what speaks of a card of its own happens without the price, too', () => {
    const returned = text.replace('Gain 1 HP', "Return chosen Dark card to its player's hand");
    const game = duel([
      { hand: [event('Event 1', { text: returned }), dark('Soldier')], 'world-area': [world('Agrabah')] },
      { 'dark-area': [dark('Shadow')] },
    ]).move('play-event', 'Event 1');
    game.decline();
    if (game.decision?.kind === 'choose-cards') game.choose('Shadow');
    expect(game.card('Shadow')).toBeInZone('hand', 1);
  });
});

describe('KH 4.6 whether it is defeated is asked of what has been dealt damage', () => {
  const fire = magic('Fire', 1, {
    text: 'Deal 3 damage to chosen Dark card. If it is defeated this way, gain 1 HP.',
  });

  test('enough damage, and too little', () => {
    const hp = (power: string) =>
      duel([{ hand: [fire], 'world-area': [world('Agrabah')] }, { 'dark-area': [dark('Soldier', power)] }])
        .move('play-magic', 'Fire')
        .choose('Soldier');
    expect(hp('1/3').player(0)).toHaveCount('hp', 9);
    expect(hp('1/4').player(0)).toHaveCount('hp', 8);
  });

  test('of nothing else', () => {
    expect(read('Deal 3 damage to chosen Dark card. If it is defeated this way, gain 1 HP.')).toBe(true);
    expect(read('Defeat chosen Dark card. If it is defeated this way, gain 1 HP.')).toBe(false);
    expect(read("Return chosen Dark card to its player's hand. If it is defeated this way, gain 1 HP.")).toBe(
      false,
    );
  });
});
