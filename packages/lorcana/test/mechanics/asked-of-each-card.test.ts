import { describe, expect, test } from 'vitest';
import { action, character, game, location } from '../support/game.ts';

const tired = (name: string, strength = 1) => ({
  card: character(name, `${strength}/4/1`),
  exerted: true,
});

/** Which of the characters of two opponents are ready in their turns; the first opponent has a location. */
const ready = (text: string, ...chosen: string[]) => {
  const g = game([
    { hand: [action('Act', text)], inkwell: 1 },
    { play: [tired('A'), location('Port')] },
    { play: [tired('B', 3)] },
  ]).move('play', 'Act');
  if (chosen.length > 0) g.choose(...chosen);
  const isReady = (name: string) => !g.card(name).is('exerted');
  g.endTurn();
  const first = isReady('A');
  g.endTurn();
  return [first, isReady('B')];
};

const CANT = "can't ready at the start of their next turn";

describe('CR 6.4.2 what is asked of several cards is asked of each of them', () => {
  test.each([
    `Choose up to 2 opposing characters. They ${CANT} unless their player has a location in play.`,
    `Up to 2 chosen characters ${CANT} unless their player has a location in play.`,
    `Deal 1 damage to up to 2 chosen characters. They ${CANT} unless their player has a location in play.`,
    `Choose up to 2 opposing characters. They ${CANT} while their player has no locations in play.`,
  ])('%s', (text) => {
    expect(ready(text, 'A', 'B')).toEqual([true, false]);
  });

  test.each([
    [`Deal 1 damage to each opposing character. They ${CANT} unless their {S} is 2 or less.`],
    [`Choose up to 2 opposing characters. They ${CANT} unless they have 2 {S} or less.`],
  ])('%s', (text) => {
    expect(ready(text, ...(text.startsWith('Choose') ? ['A', 'B'] : []))).toEqual([true, false]);
  });
});

describe('CR 6.1.5 “if” about several cards is asked of each of them', () => {
  const left = (text: string) => {
    const g = game([
      { hand: [action('Act', text)], inkwell: 1 },
      { play: [character('A', '1/4/1'), location('Port')] },
      { play: [character('B', '3/4/1')] },
    ]).move('play', 'Act');
    if (text.includes('up to')) g.choose('A', 'B');
    return ['A', 'B'].filter((name) => g.card(name).zone === 'play');
  };

  test.each([
    ['Deal 1 damage to up to 2 chosen characters. If they have 3 {S} or more, banish them.', ['A']],
    ['Deal 1 damage to up to 2 chosen characters. Banish them if they have 3 {S} or more.', ['A']],
    [
      'Deal 1 damage to up to 2 chosen characters. Banish them if their player has no locations in play.',
      ['A'],
    ],
    ['Deal 1 damage to each opposing character. If they have 3 {S} or more, banish them.', ['A']],
    ['Deal 1 damage to each opposing character. If they have 1 {S} or more, banish them.', []],
    ['Deal 1 damage to each opposing character. If they have 4 {S} or more, banish them.', ['A', 'B']],
  ])('%s', (text, there) => {
    expect(left(text)).toEqual(there);
  });

  test('what lasts is done to those of which it is true', () => {
    const text = `Choose up to 2 opposing characters. They ${CANT} if their player has no locations in play.`;
    expect(ready(text, 'A', 'B')).toEqual([true, false]);
  });
});

describe('CR 6.1.4 a number about several cards is reckoned for each of them', () => {
  const strengths = (text: string, ...chosen: string[]) => {
    const g = game([
      {
        hand: [action('Act', text)],
        inkwell: 1,
        play: [character('Otto', '2/3/1'), character('Rolf', '3/2/1')],
      },
      { play: [character('Foe', '1/4/1')] },
    ]).move('play', 'Act');
    if (chosen.length > 0) g.choose(...chosen);
    return ['Otto', 'Rolf', 'Foe'].map((name) => g.card(name).stat('strength'));
  };

  test.each<[string, string[], number[]]>([
    ['Your characters each get +{S} equal to their {S} this turn.', [], [4, 6, 1]],
    ['Up to 2 chosen characters get +{S} equal to their {W} this turn.', ['Otto', 'Foe'], [5, 3, 5]],
    ['Chosen character gets +{S} equal to their {S} this turn.', ['Rolf'], [2, 6, 1]],
    ['Each character gets +{S} equal to the number of characters you have in play this turn.', [], [4, 5, 3]],
    ['Up to 2 chosen characters get +2 {S} this turn.', ['Otto', 'Rolf'], [4, 5, 1]],
  ])('%s', (text, chosen, expected) => {
    expect(strengths(text, ...chosen)).toEqual(expected);
  });
});

describe('CR 6.2 what is asked of this card and another is asked of both', () => {
  /** Whether a character has a keyword while those at the location are these. */
  const has = (text: string, ...there: string[]) => {
    const one = (name: string, facts = {}) => ({
      card: character(name, '1/4/1', facts),
      ...(there.includes(name) && { 'at-location': 'p0:play:0' }),
    });
    return game([{ play: [location('Port'), one('This', { text }), one('Other'), one('Third')] }])
      .card('This')
      .has('ward');
  };

  test.each([
    'While this character and another of your characters are at the same location, this character gains Ward.',
    'While this character and one of your other characters are at a location, this character gains Ward.',
  ])('%s', (text) => {
    expect(has(text, 'This')).toBe(false);
    expect(has(text, 'Other')).toBe(false);
    expect(has(text, 'This', 'Other')).toBe(true);
    expect(has(text, 'This', 'Third')).toBe(true);
    expect(has(text)).toBe(false);
  });
});
