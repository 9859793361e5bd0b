import { describe, expect, it } from 'vitest';
import { nearestReading } from '../src/index.ts';
import { testLanguage } from './game.ts';

const language = testLanguage();
const meant = (text: string, type = 'spell') => nearestReading(language, { text, type });

describe('the nearest reading of a text with typographical errors', () => {
  it.each([
    ['a letter too few', 'Deal 2 damge to chosen beast.', 'Deal 2 damage to chosen beast.'],
    ['letters swapped', 'Draw 2 crads.', 'Draw 2 cards.'],
    [
      'a letter too many, with its capital',
      'Choosen beast gets +2 {P} this turn.',
      'Chosen beast gets +2 {P} this turn.',
    ],
    ['the wrong number', 'Draw a cards.', 'Draw a card.'],
    ['two words', 'Each oponent chooses and discrads a card.', 'Each opponent chooses and discards a card.'],
    ['a line among others', 'Draw a card.\nDestroy chosen relc.', 'Draw a card.\nDestroy chosen relic.'],
  ])('%s', (_, text, whole) => {
    expect(meant(text)).toBe(whole);
    // Told, not taken for meant.
    expect(language.parse(text, { type: 'spell' }).complete).toBe(false);
  });

  it('is nothing for what is understood, and for what is no error of a few letters', () => {
    expect(meant('Draw 2 cards.')).toBeUndefined();
    expect(meant('Flibber the wug at once.')).toBeUndefined();
    expect(meant('Draw card the of.')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });
});
