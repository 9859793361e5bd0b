import { createEngine } from '@cardwright/core';
import { defineFormat, defineSet, lorcana } from '@cardwright/lorcana';
import { describe, expect, test } from 'vitest';
import { readDeck } from '../support/decks.ts';

const character = (number: number, name: string, version: string) => ({
  ...{ number, name, version, type: 'character' as const, inks: ['amber' as const], cost: 1, inkable: true },
  ...{ classifications: [], strength: 1, willpower: 1, lore: 1, text: '', abilities: [] },
});
const action = (number: number, name: string) => ({
  ...{ number, name, type: 'action' as const, inks: ['ruby' as const], cost: 1, inkable: true },
  ...{ classifications: [], text: '', abilities: [] },
});
const set = (code: string, cards: readonly (ReturnType<typeof character> | ReturnType<typeof action>)[]) =>
  defineSet({ set: code, name: `Set ${code}`, cards: cards.map((card) => ({ ...card, set: code })) });

const engine = createEngine({
  plugins: [
    lorcana,
    defineFormat({ name: 'Any', least: 1, copies: 8 }),
    set('1', [
      character(1, 'Mira', 'Keeper of Notes'),
      character(2, 'Mira', 'Late Again'),
      character(3, 'Té Kā', 'Rising Ash'),
      action(4, 'Long Evening'),
      action(5, 'Toil & Trouble’s End'),
      character(6, 'Zoë', 'Night Owl'),
      character(7, 'Zoe', 'Night-Owl'),
    ]),
    set('2', [character(1, 'Wren', 'Alone'), character(9, 'Mira', 'Keeper of Notes')]),
  ],
});

const read = (list: string) => {
  const { cards, beside, problems } = readDeck(engine, list);
  return { cards, beside, told: problems.map(({ severity, code }) => `${severity} ${code}`), problems };
};

describe('a card of a deck list', () => {
  test.each([
    '1 mira – keeper of notes',
    '1 MIRA — KEEPER OF NOTES',
    '1 Mira - Keeper of Notes (TFC) 1',
    '1 Mira - Keeper of Notes [1] #1',
    '1 Mira - Keeper of Notes (1-1)',
    '1 Mira - Keeper of Notes (TFC 001)',
    '1 Mira - Keeper of Notes (1/204)',
    '1 Mira - Keeper of Notes (1/204 • EN • 1)',
    '1 Mira - Keeper of Notes 1/204',
    '1 Mira - Keeper of Notes TFC 1',
    '1 Mira - Keeper of Notes TFC-001',
    '1 Mira - Keeper of Notes #1',
    '1 Mira - Keeper of Notes (The First Chapter)',
    '1 Mira - Keeper of Notes (Set 1)',
    '1 Mira - Keeper of Notes (TFC) 1 *F*',
    '1 Mira - Keeper of Notes [foil]',
    '1 Mira - Keeper of Notes (Enchanted)',
    '1 Mira - Keeper of Notes (P1) 12',
    '1 Mira - Keeper of Notes (11) 12',
    '1 Mira (1) 1',
    '1 Mira TFC 1',
  ])('is found whatever stands behind its name: %j', (line) =>
    expect(read(line)).toMatchObject({ cards: ['set1-1'], told: [] }),
  );

  test('is the printing that the list names, where it is here', () => {
    expect(read('1 Mira - Keeper of Notes (2) 9').cards).toEqual(['set2-9']);
    const other = read('1 Mira - Keeper of Notes (2) 1');
    expect(other).toMatchObject({ cards: ['set1-1'], told: ['note printing'] });
    expect(other.problems[0]!.message).toContain('that is Wren - Alone');
  });

  test.each([
    ['1 Te Ka - Rising Ash', 'set1-3'],
    ['1 TÉ KĀ - RISING ASH'.normalize('NFD'), 'set1-3'],
    ["1 Toil and Trouble's End", 'set1-5'],
    ['1 Mira, Keeper of Notes', 'set1-1'],
    ['1 Mira: Keeper of Notes', 'set1-1'],
    ['1 Mira (Keeper of Notes)', 'set1-1'],
  ])('is taken with a note where accents and marks alone differ: %j', (line, id) => {
    const { cards, told, problems } = read(line);
    expect(cards).toEqual([id]);
    expect(told).toEqual(line.includes('\u0301') ? [] : ['note near-name']);
    if (told.length > 0) expect(problems[0]!.message).toContain('is taken for');
  });

  test('is taken for none where two names have the same letters', () => {
    expect(read('1 Zoe - Night Owl').told).toEqual(['error unknown-card']);
    expect(read('1 Zoe - Night-Owl').cards).toEqual(['set1-7']);
  });

  test('is found without its version where there is one alone', () => {
    expect(read('1 Wren')).toMatchObject({ cards: ['set2-1'], told: ['note only-version'] });
    expect(read('1 Mira').told).toEqual(['error unknown-card']);
    expect(read('1 Mira').problems[0]!.suggestions).toEqual(['Mira - Keeper of Notes', 'Mira - Late Again']);
  });

  test('that is none has near names told, of what the name is without its marks', () => {
    const { told, problems } = read('1 Mirra - Keeper of Notes (TFC) 1');
    expect(told).toEqual(['error unknown-card']);
    expect(problems[0]!.suggestions).toContain('Mira - Keeper of Notes');
  });

  test('has a name of some length at most: a longer one takes no time', () => {
    const long = `Mira${' '.repeat(200_000)}- Keeper of Notes (`;
    expect(read(`4 ${long}`).told).toEqual(['error unknown-card']);
    expect(read(JSON.stringify([{ name: long, count: 4 }])).told).toEqual(['error unknown-card']);
  });

  test('may be named by set and number alone', () => {
    expect(read('[{"set":"2","number":1,"count":3}]').cards).toEqual(['set2-1', 'set2-1', 'set2-1']);
    const none = read('[{"set":"2","number":8,"count":3}]');
    expect(none.told).toEqual(['error unknown-card']);
    expect(none.problems[0]!.message).toContain('of set 2, number 8');
  });

  test('written twice adds up, in the format too', () => {
    expect(read('2 Long Evening\n1 Long Evening').cards).toHaveLength(3);
    expect(read('5 Long Evening\n5 long evening').told).toEqual(['error too-many-copies']);
  });

  test('of a sideboard is not counted, and refuses no deck', () => {
    const { cards, beside, told } = read('8 Long Evening\nSideboard\n8 Long Evening\n1 Nobody');
    expect(cards).toHaveLength(8);
    expect(beside.sideboard).toHaveLength(8);
    expect(told).toEqual(['warning unknown-card']);
  });
});
