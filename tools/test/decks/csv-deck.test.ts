import { describe, expect, test } from 'vitest';
import { explainDeck } from '../../src/decks/deck-file.ts';
import { SourceFile } from '../../src/files/source-file.ts';
import { ProblemError } from '../../src/problems/problem.ts';
import { deckEngine } from '../support/deck-engine.ts';
import { kit } from '../support/games.ts';

const engine = deckEngine();
const read = async (text: string) => {
  const { entries, beside, faults, notes } = await explainDeck(kit, engine, new SourceFile('deck.csv', text));
  const list = faults.filter(({ code }) => !/cards|copies|ink/.test(code));
  return {
    deck: entries.map(({ count, name, printing }) => [count, name || `${printing?.set}/${printing?.number}`]),
    beside: beside.sideboard,
    faults: list.map(({ code, place }) => `${place?.line}:${place?.column} ${code}`),
    notes: notes.map(({ code }) => code),
  };
};

describe('a deck as a table', () => {
  test.each([
    ['with commas', 'Count,Name\n4,Mira - Number 1\n2,Toby - Number 2\n'],
    ['with semicolons', 'Quantity;Card Name\r\n4;Mira - Number 1\r\n2;Toby - Number 2\r\n'],
    ['with tabs', 'Qty\tCard\n4\tMira - Number 1\n2\tToby - Number 2'],
    ['with cells in quotation marks', '"Name","Count"\n"Mira - Number 1","4"\n"Toby - Number 2","2"\n'],
    ['with a byte order mark', '\ufeffCount,Name\n4,Mira - Number 1\n2,Toby - Number 2\n'],
    ['with the line of a spreadsheet', 'sep=;\nCount;Name\n4;Mira - Number 1\n2;Toby - Number 2\n'],
    ['with blank lines and comments', '\n# mine\n\nCount,Name\n4,Mira - Number 1\n\n2,Toby - Number 2\n,\n'],
    ['with name and version apart', 'Amount,Name,Version\n4,Mira,Number 1\n2,Toby,Number 2\n'],
    [
      'with more columns than are needed',
      'Name,Color,Rarity,Price,Quantity\nMira - Number 1,Amber,Rare,"1,50",4\nToby - Number 2,Amethyst,Common,,2\n',
    ],
    [
      'of a collection, where normal and foil printings are counted apart',
      'Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price\n3,1,Mira - Number 1,9,1,Amber,Common,0.1,0.5\n' +
        '0,0,Wren - Number 3,9,3,Emerald,Common,0.1,0.5\n,2,Toby - Number 2,9,2,Amethyst,Common,0.1,0.5\n',
    ],
  ])('is read %s', async (_, text) =>
    expect(await read(text.replace(/^\ufeff/, ''))).toMatchObject({
      deck: [
        [4, 'Mira - Number 1'],
        [2, 'Toby - Number 2'],
      ],
      faults: [],
    }),
  );

  test('may name cards by set and number alone', async () => {
    const text = 'Set Number,Card Number,Variant,Count\n009,001,normal,4\n009,002,foil,2\n009,099,normal,1\n';
    expect(await read(text)).toEqual({
      deck: [
        [4, '9/1'],
        [2, '9/2'],
        [1, '9/99'],
      ],
      beside: [],
      faults: ['4:1 deck/unknown-card'],
      notes: [],
    });
  });

  test('keeps rows of a sideboard apart', async () => {
    const text = 'Count,Name,Section\n4,Mira - Number 1,Main\n2,Toby - Number 2,Sideboard\n';
    expect(await read(text)).toMatchObject({ deck: [[4, 'Mira - Number 1']], beside: ['set9-2', 'set9-2'] });
  });

  test('has its faults told at their places', async () => {
    const text =
      'Name,Count\n"Mirra, Number 1",4\nMira - Number 1,four\nToby - Number 2\n\nTé by - Number 2,1\n';
    expect(await read(text)).toMatchObject({
      faults: ['3:1 deck/line', '4:1 deck/line', '2:2 deck/unknown-card', '6:1 deck/unknown-card'],
    });
  });

  test('is refused with a character that cannot be seen, which is not shown', async () => {
    const text = 'Count,Name\n4,Mi\u202era - Number 1\n2,Toby - Number 2\n';
    expect(await read(text)).toMatchObject({ faults: ['2:3 deck/character'] });
    expect((await read('[{"name":"Mi\\u202era - Number 1","count":4}]')).faults).toEqual([
      '1:11 deck/character',
    ]);
  });

  test('is refused with a key that stands twice', async () => {
    const { faults } = await read('[{"name":"Mira - Number 1","count":4,\n "count":3}]');
    expect(faults).toEqual(['2:2 deck/json']);
  });

  test('is told where a quotation mark is never closed', async () => {
    const text = '# mine\nCount,Name\n4,Mira - Number 1\n2,"Toby - Number 2\n';
    const error = await read(text).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error.problems).toMatchObject([{ code: 'deck/csv', place: { line: 4 } }]);
  });

  test('is none where lines only have commas in them', async () =>
    expect(await read('4, Mira - Number 1\n2; Toby, Number 2\n')).toMatchObject({
      deck: [
        [4, 'Mira - Number 1'],
        [2, 'Toby, Number 2'],
      ],
      notes: ['deck/near-name'],
    }));
});
