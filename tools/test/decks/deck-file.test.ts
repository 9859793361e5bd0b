import { describe, expect, test } from 'vitest';
import { readDeck } from '../../src/decks/deck-file.ts';
import { ProblemError } from '../../src/problems/problem.ts';
import { deckEngine } from '../support/deck-engine.ts';
import { kit, randomDeck } from '../support/games.ts';
import { scratch } from '../support/run-cli.ts';

const engine = deckEngine();

/** Fifteen cards of two ink types, four of each. */
const legal = Array.from({ length: 15 }, (_, i) => {
  const number = 1 + 3 * (i >> 1) + (i & 1);
  return `4 ${['Mira', 'Toby'][i & 1]} - Number ${number}`;
});

const read = async (lines: readonly string[]) => {
  const { folder } = scratch({ 'deck.txt': lines.join('\n') });
  try {
    return { ids: await readDeck(kit, engine, 'deck.txt', folder), problems: [] };
  } catch (error) {
    if (error instanceof ProblemError) return { ids: [], problems: error.problems };
    throw error;
  }
};

const told = async (lines: readonly string[]) =>
  (await read(lines)).problems.map(
    ({ code, place }) => `${place?.file}:${place?.line}:${place?.column} ${code}`,
  );

describe('deck files', () => {
  test('list counts and full names; blanks, comments, capitals and dashes do not matter', async () => {
    const { ids, problems } = await read(['# mine', '', '4x mira – number 1', ...legal.slice(1)]);
    expect(problems).toEqual([]);
    expect(ids).toHaveLength(60);
    expect(ids.filter((id) => id === 'set9-1')).toHaveLength(4);
  });

  test('tell every fault at once, each at its line', async () => {
    expect(
      await told([
        '4 Mira - Number 10000',
        'four Toby',
        ...legal.slice(2),
        '2 Wren - Number 45',
        '  2 Mirra - Number 1',
      ]),
    ).toEqual([
      'deck.txt:2:1 deck/line',
      'deck.txt:1:3 deck/unknown-card',
      'deck.txt:16:3 deck/unsupported-card',
      'deck.txt:17:5 deck/unknown-card',
    ]);
  });

  test('offer near names, and all versions of a name without one', async () => {
    const [misspelt, bare] = (await read([...legal, '1 Mirra - Number 1', '1 Toby'])).problems;
    expect(misspelt?.suggestion).toContain('Mira - Number 1');
    expect(bare?.suggestion).toContain('Toby - Number 2');
  });

  test.each([
    ['too few cards', legal.slice(1), 'too-few'],
    ['five copies', ['5 Mira - Number 1', ...legal.slice(1)], 'copies'],
    ['three ink types', [...legal.slice(1), '4 Wren - Number 3'], 'ink'],
  ])('with %s are refused by the format', async (_, lines, code) => {
    const problems = await told(lines);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(code);
  });
});

describe('random decks', () => {
  test('are legal and come from the seed alone', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deck = randomDeck(engine, seed);
      expect(deck).toEqual(randomDeck(engine, seed));
      expect(deck).toHaveLength(60);
      const cards = deck.map((id) => engine.cardsById.get(id)!.definition);
      expect(new Set(cards.flatMap(({ colors }) => colors)).size).toBeLessThanOrEqual(2);
      expect(cards.every(({ unsupported }) => unsupported === undefined)).toBe(true);
      for (const id of new Set(deck))
        expect(deck.filter((other) => other === id).length).toBeLessThanOrEqual(4);
    }
    expect(randomDeck(engine, 1)).not.toEqual(randomDeck(engine, 2));
  });
});
