import { readFileSync } from 'node:fs';
import { diffCards, readCardData } from '@cardwright/testkit';
import { describe, expect, test } from 'vitest';
import { changes } from '../../src/diff/changes.ts';

const golden = JSON.parse(
  readFileSync(new URL('../../../cards-set1/abilities.generated.json', import.meta.url), 'utf8'),
) as Record<string, unknown>;

type Path = readonly (string | number)[];

/** Every leaf of plain data. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The data with something else at a place, or without it. */
function altered(value: unknown, path: Path, make: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return make(value);
  if (Array.isArray(value)) return value.map((item, i) => (i === key ? altered(item, rest, make) : item));
  const object = value as Record<string, unknown>;
  const inner = altered(object[key], rest, make);
  const { [key as string]: _old, ...others } = object;
  return inner === undefined ? others : { ...object, [key]: inner };
}

const cardsOf = (json: unknown) => readCardData(json)!;

describe('changes', () => {
  test('hides no leaf of the first set: each that is changed or gone is told', () => {
    let looked = 0;
    for (const [number, abilities] of Object.entries(golden)) {
      for (const path of leaves(abilities)) {
        for (const make of [(old: unknown) => `${String(old)}!`, () => undefined]) {
          if (make(1) === undefined && typeof path.at(-1) === 'number') continue;
          const after = altered(abilities, path, make);
          expect(changes(abilities, after).length, `${number} ${path.join('.')}`).toBeGreaterThan(0);
          expect(changes(after, abilities).length).toBeGreaterThan(0);
          looked++;
        }
      }
    }
    expect(looked).toBeGreaterThan(3000);
  });

  test('tell nothing where only the order of keys differs', () => {
    const reordered = (value: unknown): unknown =>
      value === null || typeof value !== 'object'
        ? value
        : Array.isArray(value)
          ? value.map(reordered)
          : Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([k, v]) => [k, reordered(v)]),
            );
    expect(changes(golden, reordered(golden))).toEqual([]);
  });

  test('tell what came into a list and what left it, not that all after it moved', () => {
    const draw = { do: 'draw', count: 1 };
    const lose = { do: 'lose', amount: 2 };
    expect(changes([draw, lose], [draw, { do: 'may', effects: [] }, lose])).toEqual([
      { path: [1], kind: 'added', after: { do: 'may', effects: [] } },
    ]);
    expect(changes([draw, lose], [lose])).toEqual([{ path: [0], kind: 'removed', before: draw }]);
    expect(changes([draw, lose], [draw, { do: 'lose', amount: 3 }])).toEqual([
      { path: [1, 'amount'], kind: 'changed', before: 2, after: 3 },
    ]);
  });
});

describe('diffCards', () => {
  const before = cardsOf({
    1: [{ kind: 'spell', effects: [{ do: 'draw', count: 1 }] }],
    2: [{ kind: 'spell', effects: [{ do: 'draw', count: 2 }] }],
    3: [{ kind: 'spell', effects: [{ do: 'heal', amount: 1 }] }],
    4: [],
  });

  test('puts the same change of several cards into one cluster, with their values', () => {
    const after = cardsOf({
      1: [{ kind: 'spell', effects: [{ do: 'draw', count: 1, player: 'you' }] }],
      2: [{ kind: 'spell', effects: [{ do: 'draw', count: 2, player: 'each' }] }],
      3: [{ kind: 'spell', effects: [{ do: 'mend', amount: 1 }] }],
      5: [],
    });
    const diff = diffCards(before, after);
    expect(diff.changed.map(({ card, kind }) => [card, kind])).toEqual([
      ['1', 'changed'],
      ['2', 'changed'],
      ['3', 'changed'],
      ['4', 'removed'],
      ['5', 'added'],
    ]);
    expect(diff.clusters[0]).toEqual({
      place: '[spell].effects[draw].player',
      kind: 'added',
      cards: ['1', '2'],
      values: [
        { before: '', after: '"you"', cards: ['1'] },
        { before: '', after: '"each"', cards: ['2'] },
      ],
    });
    expect(diff.clusters.map(({ kind, place }) => `${kind} ${place}`)).toContain(
      'removed [spell].effects[heal]',
    );
  });

  test('finds nothing between a golden file and itself', () => {
    expect(diffCards(cardsOf(golden), cardsOf(structuredClone(golden)))).toMatchObject({
      before: Object.keys(golden).length,
      changed: [],
      clusters: [],
    });
  });
});

describe('readCardData', () => {
  test('reads compiled sets and lists of cards, abilities without their spans, other fields whole', () => {
    const card = { number: 7, name: 'Mira', version: 'Scribe', cost: 2 };
    const compiled = {
      ...card,
      abilities: [{ ability: { kind: 'keyword' }, span: { start: 0, end: 3 }, spans: {} }],
    };
    const expected = [['9/7 Mira - Scribe', { ...card, abilities: [{ kind: 'keyword' }] }]];
    expect([...cardsOf({ set: '9', cards: [compiled] })]).toEqual(expected);
    expect([...cardsOf([{ set: '9', ...compiled }])]).toEqual([
      ['9/7 Mira - Scribe', { set: '9', ...card, abilities: [{ kind: 'keyword' }] }],
    ]);
  });

  test.each([
    ['a number', 5],
    ['a text', '[]'],
    ['cards that are none', [1]],
    ['other data', { a: 1 }],
  ])('knows that %s is no cards', (_, json) => expect(readCardData(json)).toBeNull());
});
