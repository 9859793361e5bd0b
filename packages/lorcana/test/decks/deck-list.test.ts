import { fromDeckCode, isDeckCode, printDeckList, toDeckCode } from '@cardwright/dsl/decks';
import { describe, expect, test } from 'vitest';
import { parseDeckList } from '../support/decks.ts';

const entries = (text: string) => parseDeckList(text).entries.map(({ count, name }) => [count, name]);

describe('a deck list', () => {
  test.each([
    '4 Moana - Of Motunui',
    '4x Moana - Of Motunui',
    '4 x Moana - Of Motunui',
    '4× Moana - Of Motunui',
    'x4 Moana - Of Motunui',
    'Moana - Of Motunui x4',
    '  4\tMoana - Of Motunui  ',
  ])('has a count and a name: %j', (line) => expect(entries(line)).toEqual([[4, 'Moana - Of Motunui']]));

  test('has headings, comments, blank lines, any line ends and a byte order mark', () => {
    const text =
      '\ufeff# mine\r\n// yours\r\n\r\nCharacters (8)\r\n4 A\r\n[Deck]\r\nActions & Songs:\r\n2 B\r\nAmber: 4\r\n1 C\r\n';
    expect(entries(text)).toEqual([
      [4, 'A'],
      [2, 'B'],
      [1, 'C'],
    ]);
    expect(parseDeckList(text).problems).toEqual([]);
  });

  test('knows where each name stands', () => {
    const { text, entries: read } = parseDeckList('# mine\r\n 4x  Moana \r\nStitch x2');
    expect(read.map(({ start, end }) => text.slice(start, end))).toEqual(['Moana', 'Stitch']);
  });

  test.each(['Moana', '-4 Moana', '4', 'four Moana', '1.5 Moana', '{ "deck": [] }'])(
    'refuses “%s”',
    (line) => {
      const { problems, entries: read, text } = parseDeckList(`2 A\n${line}`);
      expect(read).toHaveLength(1);
      expect(problems).toMatchObject([{ code: 'line' }]);
      expect(text.slice(problems[0]!.start, problems[0]!.end)).toBe(line);
    },
  );

  test('refuses counts and lengths that no deck has', () => {
    expect(parseDeckList('0 A\n1001 A\n99999999999999999999 A').problems).toHaveLength(3);
    expect(parseDeckList('1 A\n'.repeat(2000)).problems).toMatchObject([{ code: 'too-long' }]);
  });
});

describe('a deck code', () => {
  const list = [
    { count: 4, name: 'Stitch - New Dog' },
    { count: 2, name: 'Be Prepared' },
    { count: 1, name: 'Te Kā - The Burning One' },
  ];

  test('stands for the list it was made of', () => {
    const code = toDeckCode(list);
    expect(isDeckCode(code)).toBe(true);
    expect(fromDeckCode(code)).toBe('4 Stitch - New Dog\n2 Be Prepared\n1 Te Kā - The Burning One');
    expect(parseDeckList(`${code}\n`).entries).toMatchObject(list);
    expect(parseDeckList(printDeckList(list)).entries).toMatchObject(list);
  });

  test('may have names as lists have them, and the letters of addresses', () => {
    const code = btoa('Stitch - New Dog$4|Be Prepared$2|').replaceAll('=', '');
    expect(entries(code)).toEqual([
      [4, 'Stitch - New Dog'],
      [2, 'Be Prepared'],
    ]);
    expect(
      entries(
        toDeckCode([{ count: 3, name: 'Ärger>>>???' }])
          .replaceAll('+', '-')
          .replaceAll('/', '_'),
      ),
    ).toEqual([[3, 'Ärger>>>???']]);
  });

  test('has its faults told, too', () => {
    expect(parseDeckList(btoa('Stitch$4|Moana|Simba$x|')).problems).toHaveLength(2);
  });

  test.each(['Stitch', 'abcdefgh', btoa('no deck at all'), 'AAAAAAAA', '4 Stitch'])('is not %j', (text) => {
    expect(isDeckCode(text)).toBe(false);
  });
});
