import { describe, expect, test } from 'vitest';
import { dark, duel, event, friend, language, magic, world } from '../support/duel.ts';

const read = (text: string, type = 'friend') => language.parse(text, { type, name: 'Warden' }).complete;

describe('KH 4 numbers by their names', () => {
  test('KH 4.1, 4.2 Support, Magic and Attack are three numbers', () => {
    const sage = friend('Sage', '1/1/1', {
      text: 'Your other Friends get +1 Magic.\nYour other Friends get +2 Support.\nYour Player gets +3 Attack.',
    });
    const game = duel([{ 'friend-area': [sage, friend('Goofy', '1/1/0')] }]);
    expect(game.card('Goofy')).toHaveStat('magic', 1);
    expect(game.card('Goofy')).toHaveStat('support', 3);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 7);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('magic', 1);
    expect(game.card({ card: 'Sora', player: 1 })).toHaveStat('attack', 4);
  });

  test('KH 4.6 Power is compared', () => {
    const place = { 'world-area': [world('Agrabah')] };
    const strike = event('Event 3', { text: 'Defeat all opposing Dark with 4 Power or less.' });
    const game = duel([
      { hand: [strike], ...place },
      { 'dark-area': [dark('Soldier', '9/4'), dark('Neoshadow', '1/5')] },
    ]).move('play-event', 'Event 3');
    expect(game.card('Soldier')).toBeInZone('discard', 1);
    expect(game.card('Neoshadow')).toBeInZone('dark-area', 1);
  });

  test('KH 4.4, 4.10 Magic and Attack are still cards, too', () => {
    const ban = friend('Ban', '1/1/0', { text: "Opponents can't play Magic cards." });
    const game = duel([{ hand: [magic('Fire', 1, { text: 'Draw a card.' })] }, { 'friend-area': [ban] }]);
    expect(game.offer('play-magic', 'Fire', 'Sora')).toBeRefused('forbidden');
    expect(read('Whenever you play a Magic card, draw a card.')).toBe(true);
    expect(read('Whenever you play an Attack card, draw a card.')).toBe(true);
  });

  test('KH 4.1 with how much Attack one fights', () => {
    const text = 'You fight with +2 Attack.';
    const game = duel([{ 'friend-area': [friend('Goofy', '1/1/0', { text })] }]);
    expect(game.card({ card: 'Sora', player: 0 })).toHaveStat('attack', 6);
    expect(read('You fight with +2 Power.')).toBe(false);
    expect(read('The bearer gets +1 Attack.', 'equipment')).toBe(true);
  });
});
