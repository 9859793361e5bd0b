import { describe, expect, test } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { refused } from './refused.ts';

const long = (piece: string): string => piece.repeat(Math.ceil(10_000 / piece.length));

describe('a text that is none', () => {
  test.each([
    ['empty', ''],
    ['blank', '  \n\t '],
  ])('%s is refused', async (_, text) => {
    const { codes } = await refused(['explain', text]);
    expect(codes).toEqual(['explain/no-text']);
  });

  test('empty standard input is refused', async () => {
    expect((await refused(['explain', '-'], {}, '\n\n')).codes).toEqual(['explain/no-text']);
  });
});

describe('a text of ten thousand characters', () => {
  test.each([
    ['words', long('draw a card and ')],
    ['one word', long('x')],
    ['sentences', long('When you play this character, draw a card. ')],
    ['commas', long('Evasive, ')],
    ['quotation marks', long('“')],
    ['opening parentheses', long('(')],
    ['closing parentheses', long(')')],
    ['lines', long('Ward\n')],
    ['digits', long('9')],
    ['symbols', `${long('{E}, ')}— draw a card.`],
    ['capitals', long('TAKE NOTES ')],
  ])('made of %s is refused at once', async (_, text) => {
    await runCli(['explain', 'Ward']);
    const { codes } = await refused(['explain', text]);
    expect(codes).toEqual(['DSL1007']);
  });

  test('of a megabyte of standard input, too', async () => {
    expect((await refused(['explain', '-'], {}, 'draw a card and '.repeat(65_536))).codes).toEqual([
      'DSL1007',
    ]);
  });
});

describe('a text just short enough to be read', () => {
  const most = (piece: string): string => piece.repeat(Math.floor(2000 / piece.length));
  test.each([
    ['words', most('draw a card and ')],
    ['sentences', most('When you play this character, draw a card. ')],
    ['a list of symbols', `${most('{E}, ').slice(0, 1900)} — draw a card.`],
    ['quotation marks', most('“')],
    ['quotations in quotations', most('chosen character gains “')],
    ['conditions', most('if you have a character in play, ')],
    ['cards', `Banish chosen character${most(' and chosen item').slice(0, 1900)}.`],
    ['keywords without an end', most('Evasive, ')],
  ])('made of %s does not run over the stack', async (_, text) => {
    const { codes } = await refused(['explain', text]);
    expect(codes.every((code) => code.startsWith('DSL'))).toBe(true);
  });
});

describe('characters that do not belong into a text', () => {
  test.each([
    ['NUL', 'Draw a\0card.', 'DSL1008', 'U+0000'],
    ['an escape sequence', 'Draw \x1b[31ma card.', 'DSL1008', 'U+001B'],
    ['half a character', 'Draw a \ud800card.', 'DSL1008', 'U+D800'],
    ['a mark for the direction', 'Draw \u202ea card.', 'DSL1008', 'U+202E'],
    ['a picture', 'Draw a 🂡.', 'DSL1001', '🂡'],
    ['a symbol without its brace', '{E - Draw a card.', 'DSL1015', 'did you mean: {E} - Draw a card.'],
    ['a symbol without its first brace', 'I} - Draw a card.', 'DSL1015', 'did you mean: {I}'],
    ['a parenthesis without its partner', 'Ward (Opponents', 'DSL1009', 'parenthes'],
    ['parentheses in parentheses', 'Ward (a (b) c)', 'DSL1009', 'parenthes'],
  ])('such as %s are told, and shown so that they do no harm', async (_, text, code, said) => {
    const { codes, text: told } = await refused(['explain', text]);
    expect(codes[0]).toBe(code);
    expect(told).toContain(said);
    expect(told).toMatch(/--> text:1:\d+/);
  });

  test('of one kind in a row are one problem', async () => {
    expect((await refused(['explain', 'Draw a card.))))))'])).codes).toEqual(['DSL1009']);
    expect((await refused(['explain', 'Draw __proto__.', '--type', 'action'])).codes).toEqual(['DSL1001']);
  });

  test.each([
    ['a byte order mark', '\ufeffWard'],
    ['other line ends', 'Ward\r\nEvasive\r\n'],
    ['blanks without width', 'Ward\u200b'],
    ['blanks of other widths', 'When you play this\u00a0character, draw\u2009a card.'],
  ])('are not %s: such a text is read', async (_, text) => {
    expect((await runCli(['explain', text])).status).toBe(0);
  });
});

describe('a text for another type of card', () => {
  test.each([
    ['Draw 2 cards.', 'character', '--type action'],
    ['Whenever this character quests, draw a card.', 'item', '--type character'],
    ['Banish all items.', 'location', '--type action'],
  ])('“%s” on a card of type %s is told with the right one', async (text, type, suggestion) => {
    const { codes, text: told } = await refused(['explain', text, '--type', type]);
    expect(codes).toEqual(['DSL2001']);
    expect(told).toContain(`did you mean: ${suggestion}`);
  });
});

test('a word that every object knows is no word of a card', async () => {
  for (const word of ['constructor', 'toString', 'hasOwnProperty', '__proto__'])
    expect((await refused(['explain', word])).codes[0]).toBe('DSL1001');
});

test.each([
  ['no text at all', ['explain'], 'usage/missing-argument'],
  ['a type that is none', ['explain', 'Ward', '--type', 'charakter'], 'usage/invalid-argument'],
  ['a name that is none', ['explain', 'Ward', '--name', ' '], 'explain/name'],
  ['a name without an end', ['explain', 'Ward', '--name', 'x'.repeat(100_000)], 'explain/name'],
])('explain with %s is refused', async (_, argv, code) => {
  expect((await refused(argv)).codes).toEqual([code]);
});
