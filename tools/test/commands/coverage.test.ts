import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { resultIn, runCli, scratch } from '../support/run-cli.ts';
import { set } from '../support/sets.ts';

const set1 = fileURLToPath(new URL('../../../packages/cards-set1/cards.yaml', import.meta.url));
const corpus =
  process.env.CARDWRIGHT_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));

describe('coverage', () => {
  test('of the first set is whole', async () => {
    const { status, out } = await runCli(['coverage', set1, '--json']);
    expect(status).toBe(0);
    const { withText, next, bundles, ...counts } = resultIn({ out });
    const all = { tokenised: withText, parsed: withText, bound: withText, roundTrip: withText };
    expect(counts).toEqual({ cards: 204, ...all, supportedCards: 204, unsupported: [], leftOut: [] });
    expect({ next, bundles }).toEqual({ next: [], bundles: [] });
  });

  test('names each gap with its words, and ranks what to add', async () => {
    const { folder } = scratch({ 'cards.yaml': set({ text: 'Evasive\nDraw a flibber.' }) });
    const { status, out } = await runCli(['coverage', 'cards.yaml', '--json'], { cwd: folder });
    expect(status).toBe(0);
    const { cards, withText, supportedCards, unsupported, next } = resultIn({ out });
    expect({ cards, withText, supportedCards }).toEqual({ cards: 2, withText: 1, supportedCards: 1 });
    expect(unsupported).toEqual([
      {
        set: '9',
        number: 1,
        name: 'Mira - First of All',
        span: { start: 15, end: 22 },
        text: 'flibber',
        code: 'DSL1001',
      },
    ]);
    expect(next).toMatchObject([{ what: 'DSL1001 “flibber.”', cards: 1, completes: 1 }]);
    const plain = await runCli(['coverage', 'cards.yaml'], { cwd: folder });
    expect(plain.out).toContain('What to add next');
  });

  test.each([
    ['no list of cards', '{\n  "sets": []\n}\n', 'card-file/form', 'cards.json:1:1'],
    ['broken JSON', '[\n  { "name": "Mira", }\n}\n', 'card-file/syntax', 'cards.json:'],
  ])('refuses a file with %s at its place', async (_, text, code, place) => {
    const { folder } = scratch({ 'cards.json': text });
    const { status, out, err } = await runCli(['coverage', 'cards.json'], { cwd: folder });
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toContain(`error[${code}]`);
    expect(err).toContain(`--> ${place}`);
  });

  test.each([
    [
      'a fact of the wrong type',
      JSON.stringify([card({}), card({ number: 2, name: 'Toby', cost: 'two' })], null, 2),
      'card-file/card',
      'cards.json:23:13',
    ],
    [
      'a number used twice',
      JSON.stringify([card({}), card({ name: 'Toby' })], null, 2),
      'card-file/duplicate',
      'cards.json:17:15',
    ],
    [
      'a fact that stands twice',
      JSON.stringify([card({}), card({ number: 2, name: 'Toby' })], null, 2).replace(
        /("cost": 1,)(?![\s\S]*"cost")/,
        '$1 $1',
      ),
      'card-file/card',
      'cards.json:23:',
    ],
  ])(
    'counts the other cards of a file that has one with %s, and tells it at its place',
    async (_, text, code, place) => {
      const { folder } = scratch({ 'cards.json': text });
      const { status, out, err } = await runCli(['coverage', 'cards.json'], { cwd: folder });
      expect(status).toBe(0);
      expect(out).toMatch(/^cards +1$/m);
      expect(out).toContain('left out: 1 card that cannot be read');
      expect(err).toContain(`warning[${code}]`);
      expect(err).toContain(`--> ${place}`);
      const json = resultIn(await runCli(['coverage', 'cards.json', '--json'], { cwd: folder }));
      expect(json).toMatchObject({
        cards: 1,
        leftOut: [{ kind: 'refused', index: 1, name: 'Toby', problems: [{ code }] }],
      });
    },
  );

  test('tells of a set of the other game what it has besides cards that can be read', async () => {
    const yaml = (cost: string) =>
      `game: kingdom-hearts\nset: x\nname: X\ncards:\n  - { number: 1, name: Light, type: event }\n  - { number: 2, name: Dark, type: event, level: ${cost} }\n`;
    const { folder } = scratch({ 'cards.yaml': yaml('many') });
    const { status, out, err } = await runCli(['coverage', 'cards.yaml'], { cwd: folder });
    expect({ status, out: out.split('\n')[0] }).toEqual({
      status: 0,
      out: expect.stringMatching(/cards +1/),
    });
    expect(err).toContain('warning[set/type]');
    expect(err).toContain('--> cards.yaml:6:');
  });

  test.skipIf(!existsSync(corpus))(
    'of the public file of the first set is whole too (skipped without a corpus)',
    async () => {
      const { out } = await runCli(['coverage', `${corpus}/lorcanajson-setdata.1.json`, '--json']);
      const { cards, supportedCards, unsupported } = resultIn({ out });
      expect(unsupported).toEqual([]);
      expect({ cards, supportedCards }).toEqual({ cards: 204, supportedCards: 204 });
    },
  );
});

function card(facts: object): object {
  return {
    set: '9',
    number: 1,
    name: 'Mira',
    type: 'action',
    inks: ['ruby'],
    cost: 1,
    inkable: true,
    classifications: [],
    text: '',
    ...facts,
  };
}
