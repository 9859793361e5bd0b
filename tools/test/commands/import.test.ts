import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildPackages, testPackage, workspaceScratch } from '../support/made-package.ts';
import { resultIn, runCli, scratch, statusTold } from '../support/run-cli.ts';

/** LorcanaJSON as it is published now, with what does not belong into a set: flavour, links, pictures. */
const recent = {
  metadata: { formatVersion: '2.1.2', language: 'en' },
  sets: { 3: { number: 3, name: 'Third of All', type: 'expansion' } },
  cards: [
    {
      id: 1,
      setCode: '3',
      number: 2,
      name: 'Mira',
      version: 'Keeper of Notes',
      fullName: 'Mira - Keeper of Notes',
      type: 'Character',
      color: 'Amber-Steel',
      cost: 2,
      inkwell: true,
      subtypes: ['Storyborn', 'Ally'],
      strength: 1,
      willpower: 3,
      lore: 1,
      rarity: 'Common',
      flavorText: 'Ink never lies.',
      images: { full: 'https://example.org/1.jpg' },
      fullText:
        '<Evasive> (Only characters with Evasive can challenge this\ncharacter.)\nTAKE NOTES ⟳, 1 ⬡ – Chosen character gets\n+2 ¤ this turn.',
    },
    { id: 2, baseId: 1, setCode: '3', number: 205, name: 'Mira', type: 'Character', color: 'Amber', cost: 2 },
    {
      id: 3,
      setCode: '3',
      number: 1,
      name: 'Long Evening',
      fullName: 'Long Evening',
      type: 'Action',
      color: 'Amber',
      cost: 2,
      inkwell: false,
      subtypes: ['Song'],
      fullText: '(A character with cost 2 or more can ⟳ to sing this\nsong for free.)\nDraw 2 crads.',
    },
  ],
};

const character = { type: 'character', cost: 1, inkable: true, strength: 1, willpower: 1, lore: 1 };

const plain = (facts: object) => JSON.stringify([{ set: '9', number: 1, inks: ['ruby'], ...facts }]);

describe('import', () => {
  test('makes a package with facts and canonical text alone, and tells what is not understood', async () => {
    const { folder } = scratch({ 'cards.json': JSON.stringify(recent) });
    const { status, out } = await runCli(['import', 'cards.json', '--out', 'made', '--json'], {
      cwd: folder,
    });
    expect(status).toBe(0);
    const report = resultIn({ out });
    expect(report).toMatchObject({
      packages: [{ set: '3', name: 'Third of All', package: 'made', cards: 2, supported: 1 }],
      reprints: 1,
      reasons: { DSL1001: 1 },
      supportedCards: 1,
      unsupported: [{ number: 1, name: 'Long Evening', text: 'crads', span: { start: 7, end: 12 } }],
    });
    const yaml = readFileSync(join(folder, 'made/cards.yaml'), 'utf8');
    expect(yaml).not.toMatch(/Ink never lies|example\.org|Only characters|can .* to sing/);
    const { cards, ...set } = parse(yaml);
    expect(set).toEqual({ set: '3', name: 'Third of All' });
    expect(cards).toEqual([
      {
        number: 1,
        name: 'Long Evening',
        type: 'action',
        inks: ['amber'],
        cost: 2,
        inkable: false,
        classifications: ['Song'],
        text: 'Draw 2 crads.',
      },
      {
        number: 2,
        name: 'Mira',
        version: 'Keeper of Notes',
        ...{ type: 'character', inks: ['amber', 'steel'], cost: 2, inkable: true },
        classifications: ['Storyborn', 'Ally'],
        ...{ strength: 1, willpower: 3, lore: 1, rarity: 'common' },
        text: 'Evasive\nTAKE NOTES {E}, 1 {I} — Chosen character gets +2 {S} this turn.',
      },
    ]);
    const kept = JSON.parse(readFileSync(join(folder, 'made/unsupported.generated.json'), 'utf8'));
    expect(kept).toEqual({ 1: { name: 'Long Evening', reasons: ['I don\'t know the word "crads".'] } });
    const check = await runCli(['check', 'made/cards.yaml'], { cwd: folder });
    expect(check.out).toContain('1 error,');
    const format = await runCli(['generate', 'made', '--keep-unsupported'], { cwd: folder });
    expect(format.out).toContain('1 of them unsupported');
    const strict = await runCli(['generate', 'made'], { cwd: folder });
    expect(strict.err).toContain('error[set/unsupported]');
    expect(strict.err).toContain('cards.yaml:7:');
  });

  test('makes a folder of packages of a file with several sets', async () => {
    const { folder } = scratch({
      'a.json': plain({ ...character, name: 'Mira', version: 'One', text: 'Rush' }),
      'b.yaml': `set: "10"\nname: Ten\ncards:\n  - { number: 4, name: Toby, version: Two, inks: [ruby], ${Object.entries(character).map(([key, value]) => `${key}: ${value}`)} }\n`,
    });
    const { out } = await runCli(['import', 'a.json', 'b.yaml', '--out', 'made', '--name', 'mine'], {
      cwd: folder,
    });
    expect(readdirSync(join(folder, 'made')).sort()).toEqual(['set10', 'set9']);
    expect(out).toContain('made/set9: mine-set9, Set 9: 1 card, 1 can be played');
    expect(out).toContain('made/set10: mine-set10, Ten: 1 card, 1 can be played');
  });

  test.each([
    ['what is not JSON', '[{ "set": "9" }', 'card-file/syntax', 'cards.json:1:'],
    ['a fact of the wrong type', plain({ name: 'Mira', cost: 'two' }), 'card-file/card', 'cards.json:1:'],
    [
      'a card that lacks a fact of its type',
      plain({ ...character, name: 'Mira' }),
      'card-file/card',
      '“version” is missing',
    ],
    [
      'sets whose folders would be the same',
      JSON.stringify(
        ['R1', 'r1'].map((set) => ({
          ...JSON.parse(plain({ ...character, name: 'Mira', version: 'One' }))[0],
          set,
        })),
      ),
      'import/same-folder',
      'would be written to made/setr1',
    ],
    [
      'a number that is none, in its own words',
      JSON.stringify([
        {
          name: 'Mira',
          fullName: 'Mira',
          type: 'Item',
          color: 'Ruby',
          cost: 1,
          inkwell: true,
          number: 'five',
          setCode: '9',
        },
      ]),
      'card-file/card',
      'not the text “five”',
    ],
  ])('refuses %s and writes nothing', async (_, text, code, told) => {
    const { folder } = scratch({ 'cards.json': text });
    const { status, out, err } = await runCli(['import', 'cards.json', '--out', 'made'], { cwd: folder });
    expect({ status, out }).toEqual({ status: statusTold({ out, err }), out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(told);
    if (code !== 'import/same-folder') expect(err).toContain('--> cards.json:');
    expect(readdirSync(folder)).toEqual(['cards.json']);
  });

  test('leaves out what no set can hold, tells it at its place, and imports the others', async () => {
    const one = JSON.parse(plain({ ...character, name: 'Mira', version: 'One' }))[0];
    const codes = ['../../elsewhere', 'a/b', '__proto__', '夜', '9 9'];
    const cards = [
      one,
      { ...one, number: 2, name: 'Toby', version: undefined },
      { ...one, number: 3, name: 'Wren', inks: [] },
      { ...one, number: 4, name: 'Zoe', cost: 'two' },
      { ...one, number: 5, text: 'Evasive' },
      { ...one, number: 6, rarity: 'enchanted' },
      ...codes.map((set, i) => ({ ...one, set, number: 10 + i })),
    ];
    const { folder } = scratch({ 'cards.json': JSON.stringify(cards, null, 1) });
    const { status, out, err } = await runCli(['import', 'cards.json', '--out', 'made'], { cwd: folder });
    expect(status).toBe(0);
    expect(out).toContain('made: made, Set 9: 1 card, 1 can be played');
    expect(out).toContain(
      'of 11 entries left out: 1 reprint in other frames, 1 card of other products, without ink, 8 cards that cannot be read',
    );
    expect(readdirSync(folder).sort()).toEqual(['cards.json', 'made']);
    expect(err.match(/warning\[card-file\/card\]/g)).toHaveLength(7);
    expect(err.match(/“set” may have letters and digits/g)).toHaveLength(codes.length);
    expect(err).toContain('“version” is missing');
    expect(err).toContain('warning[card-file/duplicate]');
    expect(err.match(/--> cards\.json:\d+:\d+/g)).toHaveLength(8);
    const again = await runCli(['import', 'cards.json', '--out', 'again', '--json'], { cwd: folder });
    const report = resultIn(again);
    expect(report.entries).toBe(cards.length);
    expect(report.cards + report.leftOut.length).toBe(cards.length);
    expect(
      report.leftOut.map(({ index }: { index: number }) => index).sort((a: number, b: number) => a - b),
    ).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
  });

  test('gives one verdict in its report, in the package and in check, where a text names a card with its version', async () => {
    const text = 'MANY You may have up to 99 copies of Mira – Keeper of Notes in your deck.';
    const { folder } = scratch({
      'cards.json': plain({ ...character, name: 'Mira', version: 'Keeper of Notes', text }),
    });
    const { out } = await runCli(['import', 'cards.json', '--out', 'made', '--json'], { cwd: folder });
    expect(resultIn({ out })).toMatchObject({ cards: 1, supportedCards: 1 });
    expect(JSON.parse(readFileSync(join(folder, 'made/unsupported.generated.json'), 'utf8'))).toEqual({});
    expect((await runCli(['check', 'made/cards.yaml'], { cwd: folder })).status).toBe(0);
    const again = await runCli(['generate', 'made'], { cwd: folder });
    expect(again).toMatchObject({ status: 0, err: '' });
  });

  test.each([
    ['@mine/cards', '@mine/cards'],
    ['@Mine/My Cards', '@mine/my-cards'],
    ['Élan Vital', 'elan-vital'],
    ['A/B', 'a-b'],
    ['..cards__', 'cards'],
  ])('takes %s as the name of a package: %s', async (name, made) => {
    const { folder } = scratch({ 'cards.json': plain({ ...character, name: 'Mira', version: 'One' }) });
    const { err } = await runCli(['import', 'cards.json', '--out', 'made', '--name', name], { cwd: folder });
    expect(err).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'made/package.json'), 'utf8')).name).toBe(made);
  });

  test.each(['夜', '', '@/', 'node_modules', 'fs', 'x'.repeat(300), '\u202e'])(
    'refuses %j as the name of a package, and reads nothing',
    async (name) => {
      const { folder } = scratch({ 'cards.json': 'no cards' });
      const { status, err } = await runCli(['import', 'cards.json', '--out', 'made', '--name', name], {
        cwd: folder,
      });
      expect(status).toBe(2);
      expect(err).toContain('error[usage/package-name]');
      expect(err).not.toContain('\u202e');
      expect(readdirSync(folder)).toEqual(['cards.json']);
    },
  );

  test('makes nothing of files without cards that a set may have', async () => {
    const { folder } = scratch({
      'quest.json': plain({ ...character, name: 'Mira', version: 'One', inks: [] }),
    });
    const { status, err } = await runCli(['import', 'quest.json', '--out', 'made'], { cwd: folder });
    expect(status).toBe(1);
    expect(err).toContain('error[import/no-cards]');
    expect(err).toContain('1 card of other products, without ink');
    expect(readdirSync(folder)).toEqual(['quest.json']);
  });

  test.each(['constructor', 'toString', 'WIW'])(
    'knows a set by its code, and no other object: %s',
    async (setCode) => {
      const card = {
        name: 'Lamp',
        fullName: 'Lamp',
        type: 'Item',
        color: 'Ruby',
        cost: 1,
        inkwell: true,
        number: '7a',
        setCode,
      };
      const { folder } = scratch({ 'cards.json': JSON.stringify([card]) });
      const { err } = await runCli(['import', 'cards.json', '--out', 'made'], { cwd: folder });
      expect(err).toBe('');
      const made = readFileSync(join(folder, 'made/cards.yaml'), 'utf8');
      expect(made).toContain(`set: "${setCode === 'WIW' ? '10' : setCode}"`);
      expect(made).toContain('- number: 7\n');
    },
  );

  test('a name cannot end the comment that it stands in', async () => {
    const cards = JSON.parse(plain({ ...character, name: 'Mira', version: 'One' }));
    const { folder } = scratch({ 'set.json': JSON.stringify({ set: '9', name: 'A */ evil(); /*', cards }) });
    const { err } = await runCli(['import', 'set.json', '--out', 'made'], { cwd: folder });
    expect(err).toBe('');
    for (const file of ['index.ts', 'cards.generated.ts'])
      expect(readFileSync(join(folder, 'made/src', file), 'utf8')).not.toContain('*/ evil');
  });

  test('writes over nothing', async () => {
    const { folder } = scratch({ 'cards.json': plain({ ...character, name: 'Mira', version: 'One' }) });
    const { err } = await runCli(['import', 'cards.json', '--out', '.'], { cwd: folder });
    expect(err).toContain('error[file/exists]');
    expect(existsSync(join(folder, 'cards.yaml'))).toBe(false);
  });

  test('the package builds, and its own tests pass', { timeout: 300_000 }, async () => {
    const folder = workspaceScratch();
    // More cards than the deck of a random game has copies for.
    const filler = Array.from({ length: 12 }, (_, i) => ({
      ...{ ...recent.cards[0], number: 10 + i, name: `Toby ${i}` },
      fullText: 'TAKE NOTES When you play this character, draw a card.',
    }));
    writeFileSync(
      join(folder, 'cards.json'),
      JSON.stringify({ ...recent, cards: [...recent.cards, ...filler] }),
    );
    await runCli(['import', 'cards.json', '--out', 'made'], { cwd: folder });
    const made = join(folder, 'made');
    const tested = testPackage(made);
    expect(tested.output).toMatch(/Tests {2}\d+ passed/);
    expect(tested.status, tested.output).toBe(0);
    expect(buildPackages([made])).toEqual({ status: 0, output: '' });
    // The tests can fail: another text is noticed.
    const yaml = readFileSync(join(made, 'cards.yaml'), 'utf8');
    writeFileSync(join(made, 'cards.yaml'), yaml.replace('+2 {S}', '+3 {S}'));
    expect(testPackage(made).output).toContain('is what the text says today');
  });
});
