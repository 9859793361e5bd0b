import { expect, it } from 'vitest';
import { CardFileError } from '../../src/card-files/index.ts';
import { readCardFiles } from '../support/games.ts';

/** Numbers by chance, of a seed. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const forms = [
  (i: number) => ({
    ...{
      set: '3',
      number: i,
      name: `Mira ${i}`,
      version: 'Keeper',
      type: 'character',
      inks: ['amber'],
      cost: 2,
    },
    ...{ inkable: true, classifications: ['Ally'], strength: 1, willpower: 3, lore: 1, text: 'Rush' },
  }),
  (i: number) => ({
    ...{
      id: i,
      setCode: '3',
      number: i,
      name: `Mira ${i}`,
      version: 'Keeper',
      type: 'Character',
      color: 'Ruby',
    },
    ...{ cost: 2, inkwell: true, subtypes: ['Ally'], strength: 1, willpower: 3, lore: 1, fullText: 'Rush' },
    ...{ fullTextSections: ['Rush'], abilities: [{ type: 'keyword', keyword: 'Rush', fullText: 'Rush' }] },
  }),
  (i: number) => ({
    ...{
      id: `crd_${i}`,
      name: `Mira ${i}`,
      version: 'Keeper',
      type: ['Character'],
      ink: 'Ruby',
      inkwell: true,
    },
    ...{ cost: 2, text: 'Rush', strength: 1, willpower: 3, lore: 1, collector_number: String(i) },
    ...{ set: { code: '3', name: 'Third' } },
  }),
];

const junk = [
  null,
  '',
  'x',
  -1,
  1.5,
  1e30,
  [],
  {},
  true,
  ['x'],
  [null],
  { a: 1 },
  'a\u202eb',
  '4a',
  undefined,
];

it('every entry of a file is a card or left out with a reason, whatever is wrong with it', async () => {
  const random = chance(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  let refusedFiles = 0;
  for (let round = 0; round < 600; round++) {
    const form = forms[round % forms.length]!;
    const cards = Array.from({ length: 6 }, (_, i): Record<string, unknown> => form(i + 1));
    for (let damage = 0; damage < 1 + (round % 5); damage++) {
      const card = pick(cards.slice(0, 6));
      const key = pick(Object.keys(card));
      const kind = random();
      if (kind < 0.1) cards.push({ ...card, ...(random() < 0.5 ? { baseId: 1 } : { number: 99 }) });
      else if (kind < 0.2) cards.push(pick(junk) as never);
      else card[key] = pick(junk);
    }
    const text = JSON.stringify(cards);
    const entries = JSON.parse(text).length;
    try {
      const { cards: kept, leftOut } = await readCardFiles([{ file: 'a.json', text }]);
      const indexes = [...kept, ...leftOut].map(({ index }) => index).sort((a, b) => a - b);
      expect({ text, indexes }).toEqual({ text, indexes: Array.from({ length: entries }, (_, i) => i) });
      for (const { kind, why, of, problems } of leftOut) {
        expect(why).not.toBe('');
        if (kind === 'printing')
          expect(kept.some(({ card }) => card.set === of!.set && card.number === of!.number)).toBe(true);
        if (kind === 'refused') expect(problems!.length).toBeGreaterThan(0);
      }
      for (const { card } of kept) expect(card.text).toMatch(/^(Rush|x|4a|)$|a\u202eb/);
    } catch (error) {
      expect(error).toBeInstanceOf(CardFileError);
      refusedFiles++;
    }
  }
  // A file of another kind altogether, or whose set is named wrongly.
  expect(refusedFiles).toBeLessThan(60);
});
