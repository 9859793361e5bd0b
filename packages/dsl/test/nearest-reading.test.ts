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
    ['an article left out', 'Draw card.', 'Draw a card.'],
    [
      'an article left out behind other words',
      'Whenever you draw card, draw 2 cards.',
      'Whenever you draw a card, draw 2 cards.',
    ],
    ['a preposition left out', 'Deal 2 damage chosen beast.', 'Deal 2 damage to chosen beast.'],
    ['a word that stands twice', 'Draw a a card.', 'Draw a card.'],
    [
      'a word that stands twice, found later',
      'Deal 2 damage to to chosen beast.',
      'Deal 2 damage to chosen beast.',
    ],
    ['one word twice and one misspelt', 'Destroy chosen chosen relc.', 'Destroy chosen relic.'],
    ['a line among others', 'Draw a card.\nDestroy chosen relc.', 'Draw a card.\nDestroy chosen relic.'],
  ])('%s', (_, text, whole) => {
    expect(meant(text)).toBe(whole);
    // Told, not taken for meant.
    expect(language.parse(text, { type: 'spell' }).complete).toBe(false);
  });

  it.each([
    ['Fierce 2', 'Fierce +2', 'Fierce is only written “Fierce +2”'],
    ['Fierce + 2', 'Fierce +2', undefined],
    ['Morph +3', 'Morph 3', undefined],
    ['swift', 'Swift', undefined],
    ['Guard 2', undefined, 'Guard is only written “Guard”'],
    ['Fierce', undefined, 'Fierce is only written “Fierce +N”'],
  ])('of a keyword in another form: %s', (text, whole, reason) => {
    expect(meant(text, 'beast')).toBe(whole);
    const { diagnostics } = language.parse(text, { type: 'beast' });
    expect(diagnostics.map(({ message }) => message).join()).toContain(reason ?? '');
  });

  it('puts in nothing that says who, how many, or not', () => {
    expect(meant('Each opponent destroys beasts they control not.')).toBeUndefined();
    expect(meant('Return chosen beast to hand of.')).toBeUndefined();
  });

  it('is nothing for what is understood, and for what is no error of a few letters', () => {
    expect(meant('Draw 2 cards.')).toBeUndefined();
    expect(meant('Flibber the wug at once.')).toBeUndefined();
    expect(meant('Draw card the of.')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });
});
