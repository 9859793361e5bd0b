import type { Ability } from '@cardwright/core/data';
import { describe, expect, test } from 'vitest';
import {
  checkText,
  compileText,
  nearestReading,
  normalise,
  precompileText,
  UnprintableError,
} from '../src/index.ts';
import { testLanguage } from './game.ts';

const language = testLanguage();
const type = 'beast';

/** Whatever a text may be given to. */
const doors: Readonly<Record<string, (text: string) => unknown>> = {
  parse: (text) => language.parse(text, { type }),
  readings: (text) => language.readings(text, { type }),
  'parseSlot of an ability': (text) => language.parseSlot('ability', text),
  'parseSlot of a noun phrase': (text) => language.parseSlot('np', text),
  normalise: (text) => normalise(text, language.lexicon),
  compileText: (text) => compileText(language, { text, type }),
  checkText: (text) => checkText(language, text, { type }),
  precompileText: (text) => precompileText(language, { text, type }),
  nearestReading: (text) => nearestReading(language, { text, type }),
};

/** Pieces that, repeated, make a reader go back, go deep or look ahead. */
const PIECES = [
  'Draw a card. ',
  'draw a card, then ',
  'other ',
  'chosen beast with cost 2 or less or ',
  'If you have a beast in play, ',
  'Choose one: • ',
  'for each ',
  'Swift\n',
  'Morph 3 ',
  'Otto ',
  'OTTO ',
  '(Draw a card.) ',
  '{T}, ',
  '“',
  '"',
  '(',
  '{',
  '<',
  '•',
  '—',
  ' ',
  '\n',
  '\\',
  '1',
  '\u0301',
  '😀',
];

const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

describe('a text costs no more than a text may', () => {
  test.each(Object.keys(doors))('given to %s', { timeout: 60_000 }, (door) => {
    for (const piece of PIECES)
      for (const length of [2000, 200_000])
        expect(() => doors[door]!(filled(piece, length)), piece).not.toThrow();
  });

  test('and is refused whole when it is longer', () => {
    const text = filled('Draw a card. ', 2001);
    expect(language.readings(filled('Draw a card. ', 26))).toBe(1);
    expect(language.readings(text)).toBe(0);
    expect(language.parseSlot('ability', text)).toBeUndefined();
    expect(normalise(text, language.lexicon).map((line) => line.text.text)).toEqual([text]);
    expect(compileText(language, { text, type }).diagnostics.map(({ code }) => code)).toEqual(['DSL1007']);
  });

  test('a name with a run of spaces is cleaned in one go', () => {
    const text = `A${' '.repeat(1_900)}— B`;
    expect(normalise(text, language.lexicon)[0]!.text.text).toBe('A — B.');
  });
});

describe('an ability that nests without end', () => {
  test.each([
    [
      'many levels',
      () => Array.from({ length: 9000 }).reduce((inner) => ({ do: 'may', effects: [inner] }), {}),
    ],
    [
      'itself inside',
      () => {
        const inner: { do: string; effects: unknown[] } = { do: 'may', effects: [] };
        inner.effects.push(inner);
        return inner;
      },
    ],
  ])('is not printed: %s', (_, make) => {
    const ability = { kind: 'resolving', effects: [make()] } as unknown as Ability;
    expect(() => language.print(ability)).toThrow(UnprintableError);
    expect(() => language.print(ability)).toThrow('at most 100 levels');
  });
});
