import { printDeckList } from '@cardwright/dsl/decks';
import { describe, expect, test } from 'vitest';
import { parseDeckList } from '../support/decks.ts';

const deck = (text: string) => parseDeckList(text).entries.map(({ count, name }) => [count, name]);
const beside = (text: string, part: 'sideboard' | 'maybeboard' = 'sideboard') =>
  parseDeckList(text).beside[part].map(({ count, name }) => [count, name]);
const codes = (text: string) =>
  parseDeckList(text).problems.map(({ code, severity }) => `${severity} ${code}`);

describe('a line of a deck list', () => {
  test.each([
    '(4) Mira - Keeper of Notes',
    '[4] Mira - Keeper of Notes',
    '(x4) Mira - Keeper of Notes',
    '4: Mira - Keeper of Notes',
    '4 - Mira - Keeper of Notes',
    '4,Mira - Keeper of Notes',
    '4;Mira - Keeper of Notes',
    '4, "Mira - Keeper of Notes"',
    '"Mira - Keeper of Notes",4',
    'Mira - Keeper of Notes\t4',
    'Mira - Keeper of Notes: 4',
    'Mira - Keeper of Notes (4)',
    'Mira - Keeper of Notes [x4]',
    'Mira - Keeper of Notes 4x',
    'Mira - Keeper of Notes ×4',
    '• 4 Mira - Keeper of Notes',
    '•4x Mira - Keeper of Notes',
    '- 4 Mira - Keeper of Notes',
    '* 4x Mira - Keeper of Notes',
    '> 4 Mira - Keeper of Notes',
    '- [ ] 4 Mira - Keeper of Notes',
    '**4x Mira - Keeper of Notes**',
    '4x [Mira - Keeper of Notes](https://example.org/mira)',
    '4 Mira - Keeper of Notes // the best',
    '4 Mira - Keeper of Notes # the best',
    '\u200b4\u00a0Mira - Keeper of Notes\u200b',
  ])('has a count and a name: %j', (line) => {
    expect(deck(line)).toEqual([[4, 'Mira - Keeper of Notes']]);
    const { text, entries } = parseDeckList(line);
    expect(text.slice(entries[0]!.start, entries[0]!.end)).toBe('Mira - Keeper of Notes');
  });

  test('keeps what stands behind the name as a part of it, for who knows the cards to judge', () => {
    expect(deck('4 Mira - Keeper of Notes (TFC) 12')).toEqual([[4, 'Mira - Keeper of Notes (TFC) 12']]);
  });

  test('of two cards are two entries', () =>
    expect(deck('2 Mira\n1 Mira\n')).toEqual([
      [2, 'Mira'],
      [1, 'Mira'],
    ]));

  test('with a character that cannot be seen is refused where that stands', () => {
    const { problems, text } = parseDeckList('4 Mi\u202era\n2 To\u0000by');
    expect(problems.map(({ code, start }) => [code, start])).toEqual([
      ['character', 4],
      ['character', 12],
    ]);
    expect(text[4]).toBe('\u202e');
    expect(problems[0]!.message).toContain('U+202E');
  });

  test('without an end takes no time', () => {
    expect(codes(`4${' '.repeat(200_000)}x`)).toEqual(['error line']);
    expect(codes(`${'a '.repeat(100_000)}(4`)).toEqual(['error line']);
    expect(deck(`4 ${'a '.repeat(100_000)}`)).toHaveLength(1);
  });
});

describe('a deck list', () => {
  test.each([
    'Characters (24)',
    'Character (24)',
    'CHARACTERS: 24',
    'Characters - 24',
    '24 Characters',
    '## Characters',
    '**Characters**',
    '== Actions and Songs ==',
    '--- Items ---',
    'Amber / Steel',
    'Amethyst & Ruby [30]',
    'Cost 3',
    'Deck',
    '[Main Deck]',
    'Mainboard (60)',
    'Deck list:',
    '----------',
    '```',
    'Name: My best deck',
    'Deck: Songs of old',
    'Format: Core',
    'Inks: Amber, Steel',
    'https://example.org/decks/abc123',
    '# a comment',
    '// Characters',
  ])('may have the line %j, which names no card', (line) =>
    expect(
      parseDeckList(`4 Mira\n${line}\n2 Toby\n`).problems.filter(({ severity }) => severity === 'error'),
    ).toEqual([]),
  );

  test('may have line ends of any kind, a byte order mark and blank lines in front', () => {
    for (const end of ['\n', '\r\n', '\r'])
      expect(deck(`\ufeff${end}${end}4 Mira${end}2 Toby${end}`)).toEqual([
        [4, 'Mira'],
        [2, 'Toby'],
      ]);
  });

  test.each(['60 cards', 'Total: 6', 'Total 6/60', '6 cards total', 'Cards: 6', 'Deck (6)'])(
    'may say how many cards it has: %j',
    (line) => expect(codes(`${line}\n4 Mira\n2 Toby\n`)).toEqual(/6\b/.test(line) ? [] : ['note total']),
  );

  test('keeps a sideboard apart and never counts it into the deck', () => {
    for (const heading of [
      'Sideboard',
      'SIDEBOARD:',
      '// Sideboard',
      '[Sideboard]',
      'Sideboard (3)',
      'Side deck',
      'Side:',
    ]) {
      const text = `4 Mira\n\n${heading}\n2 Toby\n1 Mira\n`;
      expect(deck(text)).toEqual([[4, 'Mira']]);
      expect(beside(text)).toEqual([
        [2, 'Toby'],
        [1, 'Mira'],
      ]);
      expect(codes(text)).toEqual([]);
    }
    expect(deck('SB: 2 Toby\n4 Mira\n')).toEqual([[4, 'Mira']]);
    expect(beside('SB: 2 Toby\n4 Mira\n')).toEqual([[2, 'Toby']]);
  });

  test('goes on with the deck behind a heading of it, and keeps a maybeboard apart too', () => {
    const text = 'Sideboard\n1 Toby\nMaybeboard\n1 Wren\nMain deck\n4 Mira\n';
    expect(deck(text)).toEqual([[4, 'Mira']]);
    expect(beside(text)).toEqual([[1, 'Toby']]);
    expect(beside(text, 'maybeboard')).toEqual([[1, 'Wren']]);
  });

  test('is refused for no line that is beside the deck', () =>
    expect(codes('4 Mira\nSideboard\nperhaps Toby\n')).toEqual(['warning line']));

  test('is printed with its sideboard, and read again', () => {
    const printed = printDeckList([{ count: 4, name: 'Mira' }], [{ count: 2, name: 'Toby' }]);
    expect(printed).toBe('4 Mira\n\nSideboard\n2 Toby\n');
    expect(deck(printed)).toEqual([[4, 'Mira']]);
    expect(beside(printed)).toEqual([[2, 'Toby']]);
  });
});

describe('a deck code', () => {
  const code = btoa('Mira_Keeper of Notes$4|Long Evening$2|');
  const cards = [
    [4, 'Mira - Keeper of Notes'],
    [2, 'Long Evening'],
  ];

  test.each([
    ['behind a question mark', `https://example.org/builder?deck=${encodeURIComponent(code)}`],
    ['as one of several', `https://example.org/builder?lang=en&deck=${code}&x=1`],
    ['behind a number sign', `https://example.org/#deck=${code}`],
    ['in the path', `https://example.org/import/${code}`],
    ['between angle brackets', `<https://example.org/import?${code}>`],
  ])('may stand in a share address: %s', (_, address) => {
    expect(deck(address)).toEqual(cards);
    expect(deck(`${address}\n`)).toEqual(cards);
  });

  test('may be broken into lines, or stand between marks', () => {
    expect(deck(`${code.slice(0, 20)}\r\n${code.slice(20)}\n`)).toEqual(cards);
    expect(deck(`\`${code}\``)).toEqual(cards);
  });

  test('that is only the address of a deck is told, with the way to get it', () => {
    const { problems } = parseDeckList('https://example.org/decks/Xy12');
    expect(problems).toMatchObject([{ code: 'address', severity: 'error' }]);
    expect(problems[0]!.fix).toContain('export');
  });
});

describe('a deck in JSON', () => {
  test('is what a table of Tabletop Simulator was saved as: each card an object', () => {
    const card = (Nickname: string) => ({
      Name: 'CardCustom',
      Nickname,
      CardID: 100,
      Transform: { posX: 0 },
    });
    const text = JSON.stringify(
      {
        SaveName: '',
        ObjectStates: [
          {
            Name: 'DeckCustom',
            Nickname: '',
            DeckIDs: [100, 200, 300],
            ContainedObjects: [
              card('Mira - Keeper of Notes'),
              card('Mira - Keeper of Notes'),
              card('Long Evening'),
            ],
          },
          { Name: 'DeckCustom', Nickname: 'Sideboard', ContainedObjects: [card('Toby - Late')] },
        ],
      },
      null,
      2,
    );
    expect(deck(text)).toEqual([
      [1, 'Mira - Keeper of Notes'],
      [1, 'Mira - Keeper of Notes'],
      [1, 'Long Evening'],
    ]);
    expect(beside(text)).toEqual([[1, 'Toby - Late']]);
    const { entries } = parseDeckList(text);
    expect(entries.map(({ start, end }) => text.slice(start, end))).toEqual(entries.map(({ name }) => name));
    expect(new Set(entries.map(({ start }) => start)).size).toBe(3);
  });

  test.each([
    [
      {
        cards: [{ name: 'Mira', version: 'Keeper of Notes', count: 4 }],
        sideboard: [{ name: 'Toby', count: 1 }],
      },
    ],
    [{ name: 'My deck', mainboard: [{ quantity: '4', card: { fullName: 'Mira - Keeper of Notes' } }] }],
    [{ deck: { cards: [{ qty: 4, card_name: 'Mira - Keeper of Notes' }] } }],
    [[{ Count: 4, 'Full Name': 'Mira - Keeper of Notes' }]],
  ])('is a list of cards with how many of each: %j', (data) =>
    expect(deck(JSON.stringify(data))).toEqual([[4, 'Mira - Keeper of Notes']]),
  );

  test('may say set and number in place of a name', () =>
    expect(parseDeckList('[{"set":"TFC","number":"12/204","count":4}]').entries).toMatchObject([
      { count: 4, name: '', printing: { set: '1', number: 12 } },
    ]));

  test('has its faults told, too', () => {
    expect(codes('[{"name":"Mira","count":"four"},{"name":"Toby","count":1}]')).toEqual(['error line']);
    expect(codes('{"deck":[]}')).toEqual(['error line']);
    expect(codes('{"deck":')).toEqual(['error line']);
  });
});
