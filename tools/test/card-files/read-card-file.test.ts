import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CardFileError } from '../../src/card-files/index.ts';
import { parseCardFile } from '../support/games.ts';

const ours = {
  set: '1',
  number: 7,
  name: 'Test',
  type: 'action',
  inks: ['ruby'],
  cost: 1,
  inkable: true,
  classifications: ['Song'],
  text: 'Draw a card.',
};

const refusal = async (run: () => Promise<unknown>): Promise<CardFileError> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof CardFileError) return error;
    throw error;
  }
  throw new Error('was not refused');
};

describe('card files', () => {
  it('reads a plain list, and a set file in YAML', async () => {
    expect(await parseCardFile(JSON.stringify([ours]), 'a.json')).toEqual([ours]);
    const yaml =
      'set: 1\ncards:\n  - { number: 7, name: Test, type: action, inks: [ruby], cost: 1, inkable: true, classifications: [Song], text: Draw a card. }\n';
    expect(await parseCardFile(yaml, 'a.yaml')).toEqual([ours]);
  });

  it('reads both forms of LorcanaJSON and leaves reprints out', async () => {
    const old = {
      baseName: 'Test',
      color: 'Ruby',
      cost: 1,
      inkwell: true,
      number: 7,
      type: 'Action',
      subtypes: ['Song'],
      fullText: 'Draw a card.',
      rarity: 'Super',
      fullName: 'Test',
    };
    const file = { code: 'TFC', cards: [old, { ...old, number: 205, nonEnchantedId: 7 }] };
    expect(await parseCardFile(JSON.stringify(file), 'a.json')).toEqual([{ ...ours, rarity: 'super_rare' }]);
    const recent = {
      name: 'Test',
      color: 'Amber-Ruby',
      cost: 1,
      inkwell: true,
      number: 7,
      setCode: '8',
      type: 'Action',
      subtypes: ['Action', 'Song'],
      fullText: 'Draw a card.',
      fullName: 'Test',
    };
    expect(await parseCardFile(JSON.stringify({ cards: [recent] }), 'a.json')).toEqual([
      { ...ours, set: '8', inks: ['amber', 'ruby'] },
    ]);
  });

  it('finds how a character is spoken of in its own text, not in reminders', async () => {
    const character = { ...ours, type: 'character', strength: 1, willpower: 1, lore: 1, classifications: [] };
    const pronoun = async (text: string) =>
      (await parseCardFile(JSON.stringify([{ ...character, text }]), 'a.json'))[0] as { pronoun?: string };
    expect(
      (await pronoun('When you play this character and whenever she quests, draw a card.')).pronoun,
    ).toBe('she');
    expect((await pronoun('Ready him.')).pronoun).toBe('he');
    expect((await pronoun('Draw a card. (She likes it.)')).pronoun).toBeUndefined();
  });

  it('of which no card can be read is refused, with the card and the fact that is wrong', async () => {
    const error = await refusal(() => parseCardFile(JSON.stringify([{ ...ours, cost: 'two' }]), 'a.json'));
    expect(error.code).toBe('card-file/card');
    expect(error.problems).toHaveLength(1);
    expect(error.message).toContain('card 1 (Test): cost');
    expect((await refusal(() => parseCardFile('{', 'a.json'))).code).toBe('card-file/syntax');
    expect((await refusal(() => parseCardFile('{}', 'a.json'))).code).toBe('card-file/form');
  });

  it('names no set with what cannot be seen', async () => {
    const file = JSON.stringify({ set: '1', name: 'A\u202eB', cards: [ours] });
    expect((await refusal(() => parseCardFile(file, 'a.json'))).code).toBe('card-file/form');
  });
});

const corpus =
  process.env.CARDWRIGHT_CORPUS ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
describe.skipIf(!existsSync(corpus))('public card files (skipped without a corpus)', () => {
  it('agree on the facts of the first set', async () => {
    const read = (file: string) => parseCardFile(readFileSync(`${corpus}/${file}`, 'utf8'), file);
    const whole = (await read('lorcana-sets-01-10.json')).filter((card) => card.set === '1');
    const older = await read('lorcanajson-setdata.1.json');
    const facts = (cards: readonly (typeof whole)[number][]) =>
      cards.map(({ text: _, ...card }) => ({ ...card, name: card.name.toLowerCase() }));
    expect(older).toHaveLength(204);
    expect(facts(older)).toEqual(facts(whole));
  });
});
