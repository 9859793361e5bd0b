import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const hero = character('Hero', '2/4/1');
const rock = location('Rock', '5/1/2', { text: 'Characters get +2 {W} while here.' });

describe('CR 5.6 locations', () => {
  test('CR 5.6 what is said of characters “here” is said of those at it', () => {
    const g = game([{ play: [hero, character('Elsewhere', '1/1/1'), rock], inkwell: 2 }]);
    g.move('move', 'Hero').choose('Rock');
    expect(g.card('Hero')).toHaveStat('willpower', 6);
    expect(g.card('Elsewhere')).toHaveStat('willpower', 1);
  });

  test('CR 5.6.6 its characters are at none when it leaves play', () => {
    const burn = action('Raze', 'Banish chosen location.');
    const g = game([{ hand: [burn], play: [hero, rock], inkwell: 3 }]);
    g.move('move', 'Hero').choose('Rock').move('play', 'Raze').choose('Rock');
    expect(g.card('Hero')).not.toBeInState('at-a-location');
    expect(g.card('Hero')).toHaveStat('willpower', 4);
  });

  test('CR 4.7.3 a drying or exerted character can move', () => {
    const g = game([{ play: [{ card: hero, dry: false, exerted: true }, rock], inkwell: 2 }]);
    expect(g.offer('move', 'Hero')).toBeOffered();
  });

  test('CR 5.6 a location does not quest, nor is it chosen where a character is', () => {
    const zap = action('Zap', 'Deal 2 damage to chosen character.');
    const g = game([{ hand: [zap], play: [rock, hero], inkwell: 1 }]);
    expect(g.offer('quest', 'Rock')).toBeRefused('not-a-character');
    g.move('play', 'Zap');
    expect(g).toHaveDecision('choose-cards', { cards: ['Hero'] });
    g.choose('Hero');
  });
});
