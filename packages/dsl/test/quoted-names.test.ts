import { checkExamples, checkText, createLanguage } from '@cardwright/dsl';
import { describe, expect, test } from 'vitest';
import { rows, testLanguage, words } from './game.ts';

const language = createLanguage({
  lexicons: [{ ...words, quotesNames: true, namesEnd: [':'], names: [...words.names!, 'Rolf'] }],
  phrases: rows,
});

describe('names in quotation marks', () => {
  test.each([
    ['Destroy chosen “Otto” card.', 'Destroy chosen card named Otto.'],
    ['Destroy another “Otto” or “Rolf”.', 'Destroy another card named Otto or Rolf.'],
    [
      'If you have “Otto the Great” in play, draw a card.',
      'If you have a card named Otto the Great in play, draw a card.',
    ],
    [
      'Return a “Mr. Fox” beast card from your discard to your hand.',
      'Return a beast card named Mr. Fox from your discard to your hand.',
    ],
    ['Your “Otto” beasts get +1 {P}.', 'Your beasts named Otto get +1 {P}.'],
  ])('%s', (text, plain) => {
    expect(checkText(language, text)).toBeUndefined();
    const meant = language.parse(text).abilities.map(({ ability }) => ability);
    expect(meant).toEqual(language.parse(plain).abilities.map(({ ability }) => ability));
    expect(meant).toHaveLength(1);
    expect(language.print(meant[0]!)).toBe(plain);
  });

  test('are none where the game does not print them so, and no abilities in quotation marks where it does', () => {
    expect(testLanguage().parse('Destroy chosen “Otto” card.').complete).toBe(false);
    expect(
      checkText(language, 'Chosen beast gains “Whenever this beast attacks, draw a card.” this turn.'),
    ).toBeUndefined();
    expect(language.parse('Destroy chosen “Swift” card.').complete).toBe(false);
  });

  test('every example holds', () => {
    expect(checkExamples(language)).toEqual([]);
  });
});

test('a mark ends the name of an ability', () => {
  const [read] = language.parse('TAKE AIM: Whenever this beast attacks, draw a card.').abilities;
  expect(read!.ability.name).toBe('TAKE AIM');
  expect(language.parse('TAKE AIM: Draw a card.', { storyNames: ['TAKE AIM'] }).complete).toBe(true);
  expect(testLanguage().parse('TAKE AIM: Draw a card.').complete).toBe(false);
});
