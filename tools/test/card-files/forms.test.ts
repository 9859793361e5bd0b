import { describe, expect, it } from 'vitest';
import { readCardFiles } from '../support/games.ts';

const read = async (...files: readonly unknown[]) => {
  const texts = files.map((data, i) => ({ file: `${'ab'[i]}.json`, text: JSON.stringify(data) }));
  const { cards, leftOut, setNames } = await readCardFiles(texts);
  return {
    cards: cards.map(({ card }) => card),
    kept: cards.map(({ card: { set, number, name } }) => `${set}/${number} ${name}`),
    left: leftOut.map(
      ({ kind, file, index, of }) => `${file}:${index} ${kind}${of ? ` ${of.set}/${of.number}` : ''}`,
    ),
    leftOut,
    setNames,
  };
};

/** LorcanaJSON as it is published now. */
const recent = (facts: object) => ({
  ...{ id: 1, setCode: '3', number: 1, name: 'Mira', version: 'Keeper of Notes', type: 'Character', cost: 2 },
  ...{ fullName: 'Mira - Keeper of Notes', color: 'Amber', inkwell: true, subtypes: ['Storyborn', 'Ally'] },
  ...{ strength: 1, willpower: 3, lore: 1, rarity: 'Common', foilTypes: ['None', 'Cold'], story: 'Tales' },
  ...{ fullIdentifier: '1/204 • EN • 3', simpleName: 'mira keeper of notes', flavorText: 'Ink never lies.' },
  ...facts,
});
/** LorcanaJSON as it was published until 2024. */
const older = (facts: object) => ({
  ...{ id: 1, baseName: 'Mira', subtitle: 'Keeper of Notes', fullName: 'Mira - Keeper of Notes', number: 1 },
  ...{ type: 'Character', cost: 2, color: 'Amber', inkwell: true, strength: 1, willpower: 3, lore: 1 },
  ...{ rarity: 'Common', subtypes: ['Storyborn'], effects: [], abilities: [] },
  ...facts,
});
const lorcast = (facts: object) => ({
  ...{
    id: 'crd_1',
    name: 'Mira',
    version: 'Keeper of Notes',
    layout: 'normal',
    type: ['Character'],
    lang: 'en',
  },
  ...{ cost: 2, inkwell: true, ink: 'Amber', inks: null, classifications: ['Storyborn'], text: 'Rush' },
  ...{ strength: 1, willpower: 3, lore: 1, move_cost: null, rarity: 'Common', collector_number: '1' },
  ...{ set: { id: 'set_3', code: '3', name: 'Third of All' }, legalities: { core: 'legal' } },
  ...facts,
});
const plain = (facts: object) => ({
  ...{ set: '3', number: 1, name: 'Mira', version: 'Keeper of Notes', type: 'character', inks: ['amber'] },
  ...{ cost: 2, inkable: true, classifications: ['Storyborn'], strength: 1, willpower: 3, lore: 1 },
  ...{ rarity: 'common', text: 'Rush' },
  ...facts,
});

describe('a printing in another frame', () => {
  it.each([
    [
      'LorcanaJSON, told by the frame',
      [recent({ enchantedId: 9 }), recent({ id: 9, number: 205, rarity: 'Enchanted', baseId: 1 })],
    ],
    ['LorcanaJSON, told by the card alone', [recent({ enchantedId: 9 }), recent({ id: 9, number: 205 })]],
    ['LorcanaJSON, an epic', [recent({ epicId: 9 }), recent({ id: 9, number: 206, rarity: 'Epic' })]],
    ['LorcanaJSON, told by its rarity', [recent({}), recent({ id: 9, number: 206, rarity: 'Iconic' })]],
    [
      'LorcanaJSON, a promo of the same number',
      [recent({ promoIds: [9] }), recent({ id: 9, promoGrouping: 'P1', rarity: 'Special' })],
    ],
    [
      'LorcanaJSON, a promo told by its group',
      [recent({}), recent({ id: 9, number: 7, promoGrouping: 'C1' })],
    ],
    ['LorcanaJSON, another picture', [recent({ variant: 'a' }), recent({ id: 9, variant: 'b' })]],
    [
      'the older form',
      [older({ enchantedId: 9 }), older({ id: 9, number: 205, nonEnchantedId: 1, rarity: 'Enchanted' })],
    ],
    [
      'the older form without ids',
      [older({ id: undefined }), older({ id: undefined, number: 205, rarity: 'Enchanted' })],
    ],
    ['Lorcast', [lorcast({}), lorcast({ id: 'crd_2', collector_number: '205', rarity: 'Enchanted' })]],
    [
      'Lorcast, a promo in a set of its own',
      [lorcast({}), lorcast({ id: 'crd_2', rarity: 'Promo', set: { code: 'P1', name: 'Promos' } })],
    ],
    [
      'Lorcast, another picture',
      [lorcast({ collector_number: '4a' }), lorcast({ id: 'crd_2', collector_number: '4b' })],
    ],
    ['a plain list', [plain({}), plain({ number: 205, rarity: 'enchanted' })]],
    ['a plain list, the same again', [plain({}), plain({ number: 205, text: '<Rush>' })]],
    ['a plain list, printed before the card', [plain({ number: 205, rarity: 'epic' }), plain({})]],
  ])('is left out as one: %s', async (_, cards) => {
    const set = cards.some((card) => 'baseName' in card) ? { code: 'ITI', cards } : cards;
    const { kept, left } = await read(set);
    const [first] = kept;
    expect(kept).toHaveLength(1);
    expect(first).toMatch(/^3\/[14] Mira$/);
    expect(left).toEqual([expect.stringMatching(/^a\.json:[01] printing 3\/[14]$/)]);
  });

  it('is found in another file than its card', async () => {
    const { kept, left } = await read([plain({})], [plain({ set: 'P1', number: 4, rarity: 'special' })]);
    expect(kept).toEqual(['3/1 Mira']);
    expect(left).toEqual(['b.json:0 printing 3/1']);
  });

  it('is the card itself where no file has another', async () => {
    const { kept, left } = await read([
      recent({ id: 9, number: 5, promoGrouping: 'P1', rarity: 'Special', baseId: 1 }),
      recent({ id: 10, number: 6, promoGrouping: 'P2', rarity: 'Special', baseId: 1 }),
    ]);
    expect(kept).toEqual(['P1/5 Mira']);
    expect(left).toEqual(['a.json:1 printing P1/5']);
  });

  it('needs no facts of its own when its source says of which card it is one', async () => {
    const { kept, left } = await read([
      recent({}),
      { id: 9, baseId: 1, setCode: '3', number: 205, type: 'Character' },
    ]);
    expect(kept).toEqual(['3/1 Mira']);
    expect(left).toEqual(['a.json:1 printing 3/1']);
  });

  it('is none in another set: a reprint there is a card of that set', async () =>
    expect(
      (await read([recent({}), recent({ id: 2, setCode: '9', number: 44, reprintOfId: 1 })])).kept,
    ).toEqual(['3/1 Mira', '9/44 Mira']));

  it('is none with another text: a set has a full name once, and which is right nobody can say', async () => {
    const { kept, leftOut } = await read([plain({}), plain({ number: 2, text: 'Evasive' })]);
    expect(kept).toEqual(['3/1 Mira']);
    expect(leftOut).toMatchObject([{ kind: 'refused', code: 'card-file/duplicate', index: 1 }]);
    expect(leftOut[0]!.why).toContain('number 1 of set 3 has its full name already');
  });
});

describe('a card that no deck may have, or that cannot be read', () => {
  it.each([
    ['LorcanaJSON', recent({ id: 2, number: 2, name: 'Storm', color: '', setCode: 'Q1' })],
    [
      'LorcanaJSON without the fact',
      recent({ id: 2, number: 2, name: 'Storm', color: undefined, cost: undefined }),
    ],
    ['Lorcast', lorcast({ id: 'crd_2', name: 'Storm', ink: null, cost: null, set: { code: 'Q1' } })],
    ['a plain list', plain({ number: 2, name: 'Storm', inks: [] })],
  ])('has no ink type, is of another product and kept out: %s', async (_, card) => {
    const { kept, leftOut } = await read([card, recent({})]);
    expect(kept).toEqual(['3/1 Mira']);
    expect(leftOut).toMatchObject([{ kind: 'other-product', index: 0, name: 'Storm - Keeper of Notes' }]);
    expect(leftOut[0]!.why).toContain('no ink type');
  });

  it('leaves the others of its file as they are, and is told with what is wrong', async () => {
    const { kept, leftOut } = await read([
      recent({}),
      recent({ id: 2, number: 2, name: 'Toby', cost: 'two' }),
      recent({ id: 3, number: 'five', name: 'Wren' }),
      recent({ id: 4, number: 4, name: 'Ann', fullText: 5 }),
      7,
      recent({ id: 5, number: 1, name: 'Lea' }),
      recent({ id: 6, number: 6, name: 'Zoe' }),
    ]);
    expect(kept).toEqual(['3/1 Mira', '3/6 Zoe']);
    expect(leftOut.map(({ kind, index, name }) => [kind, index, name])).toEqual([
      ['refused', 1, 'Toby - Keeper of Notes'],
      ['refused', 2, 'Wren - Keeper of Notes'],
      ['refused', 3, 'Ann - Keeper of Notes'],
      ['refused', 4, undefined],
      ['refused', 5, 'Lea - Keeper of Notes'],
    ]);
    expect(leftOut.map(({ why }) => why)).toEqual([
      expect.stringContaining('cost: must be a number, not the text “two”'),
      expect.stringContaining('not the text “five”'),
      expect.stringContaining('fullText'),
      expect.stringContaining('card 5'),
      expect.stringContaining('used twice: set 3, number 1: Mira and Lea'),
    ]);
  });

  it('has a key twice: which of the two is meant nobody can say', async () => {
    const text = JSON.stringify([plain({}), plain({ number: 2, name: 'Toby' })]).replace(
      '"cost":2',
      '"cost":2,"cost":3',
    );
    const { cards, leftOut } = await readCardFiles([{ file: 'a.json', text }]);
    expect(cards.map(({ card }) => card.name)).toEqual(['Toby']);
    expect(leftOut).toMatchObject([{ kind: 'refused', index: 0 }]);
    expect(leftOut[0]!.why).toContain('the key “cost” stands twice');
    const whole = `{"code":"3","code":"4","cards":${text}}`;
    await expect(readCardFiles([{ file: 'a.json', text: whole }])).rejects.toMatchObject({
      code: 'card-file/syntax',
    });
  });
});

describe('the text of a card', () => {
  const action = {
    type: 'Action',
    strength: undefined,
    willpower: undefined,
    lore: undefined,
    version: undefined,
  };
  const textOf = async (card: object, set: object = {}) =>
    (await read({ ...set, cards: [card] })).cards[0]?.text;
  const printed =
    'Shift 4 (You may pay 4 ⬡ to play this on top of one of\nyour characters named Mira.)\nTAKE NOTES When you play this character, draw\na card.\nEach opponent discards a card. Then,\nyou may draw another.';
  const abilities = [
    'Shift 4 (You may pay 4 ⬡ to play this on top of one of your characters named Mira.)',
    'TAKE NOTES When you play this character, draw a card. Each opponent discards a card. Then, you may draw another.',
  ];

  it('has one ability a line where its source states the abilities: line breaks of the print are none', async () => {
    const sections = [printed.slice(0, printed.indexOf('\nTAKE')), printed.slice(printed.indexOf('TAKE'))];
    expect(await textOf(recent({ fullText: printed, fullTextSections: sections }))).toBe(
      abilities.join('\n'),
    );
    expect(
      await textOf(
        recent({
          fullText: printed,
          abilities: [
            {
              type: 'triggered',
              name: 'TAKE NOTES',
              effect: abilities[1]!.slice(11),
              fullText: abilities[1],
            },
            { type: 'keyword', keyword: 'Shift', fullText: sections[0] },
          ],
        }),
      ),
    ).toBe(abilities.join('\n'));
    expect(
      await textOf(
        older({
          fullText: printed,
          abilities: [abilities[0]],
          effects: [
            { name: 'TAKE NOTES', text: abilities[1]!.slice(11).replace('a card. Each', 'a card.\nEach') },
          ],
        }),
        { code: 'ITI' },
      ),
    ).toBe(abilities.join('\n'));
  });

  it('has two effects where its source states two, and one where it states one', async () => {
    const fullText = 'Draw a card.\nEach opponent\ndiscards a card.';
    const one = 'Draw a card. Each opponent discards a card.';
    expect(await textOf(recent({ ...action, fullText, effects: [one] }))).toBe(one);
    expect(
      await textOf(
        recent({ ...action, fullText, effects: ['Draw a card.', 'Each opponent discards a card.'] }),
      ),
    ).toBe('Draw a card.\nEach opponent discards a card.');
    expect(await textOf(recent({ ...action, fullText, fullTextSections: [fullText] }))).toBe(one);
  });

  it('may have reminder text between its abilities that is in none of them', async () => {
    const song =
      '(A character with cost 2 or more can ⟳ to sing this\nsong for free.)\nDraw a card.\nDraw a card.';
    expect(await textOf(recent({ ...action, fullText: song, effects: ['Draw a card. Draw a card.'] }))).toBe(
      '(A character with cost 2 or more can ⟳ to sing this song for free.)\nDraw a card. Draw a card.',
    );
  });

  it('stays as it is printed where the pieces are not all of it: no word is lost', async () => {
    const fullText = 'Draw a card.\nDraw another\ncard.';
    for (const effects of [
      ['Draw a card.'],
      ['Draw a card.', 'Draw another card.', 'Gain 1 lore.'],
      ['Draw a card. Draw'],
      [],
    ])
      expect(await textOf(recent({ ...action, fullText, effects }))).toBe(fullText);
    expect(await textOf(recent({ ...action, effects: ['Draw\na card.', 'Draw another.'] }))).toBe(
      'Draw a card.\nDraw another.',
    );
  });
});
