import { describe, expect, test } from 'vitest';
import { character, game } from '../support/game.ts';

describe('CR 4.6.2 “while challenging” speaks of the character the sentence is about', () => {
  const captain = character('Captain', '1/9/1', {
    text: 'While being challenged, your other characters gain Resist +1.',
  });
  const friend = character('Friend', '1/9/1');
  const foe = character('Foe', '3/9/1');

  test('your other characters resist while they are being challenged, not while another is', () => {
    const g = game([{ play: [foe] }, { play: [captain, { card: friend, exerted: true }] }]);
    g.move('challenge', 'Foe').choose('Friend');
    expect(g.card('Friend').count('damage')).toBe(2);
  });

  test('the one that gives it does not have it', () => {
    const g = game([{ play: [foe] }, { play: [{ card: captain, exerted: true }, friend] }]);
    g.move('challenge', 'Foe').choose('Captain');
    expect(g.card('Captain').count('damage')).toBe(3);
  });

  test('the keyword is not there at other times', () => {
    const g = game([{ play: [foe] }, { play: [captain, friend] }]);
    expect(g.card('Friend')).not.toHaveKeyword('resist');
  });

  test('said of several, each has it for its own challenge only', () => {
    const leader = character('Leader', '1/9/1', {
      text: 'Your other characters get +2 {S} while challenging.',
    });
    const g = game([{ play: [leader, friend] }, { play: [{ card: foe, exerted: true }] }]);
    expect(g.card('Friend')).toHaveStat('strength', 1);
    g.move('challenge', 'Friend').choose('Foe');
    expect(g.card('Foe').count('damage')).toBe(3);
    expect(g.card('Friend')).toHaveStat('strength', 1);
  });
});
