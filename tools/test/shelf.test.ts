import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ProblemError } from '../src/problems/problem.ts';
import { partOf } from '../src/shelf/part-of.ts';
import { gameNames, rowOf } from '../src/shelf/shelf.ts';
import { kingdomHeartsKit, kit } from './support/games.ts';

const src = new URL('../src/', import.meta.url);

test('one file names games: a further game is a row of it', () => {
  const names = /['"`]@cardwright\/(?:lorcana|kingdom-hearts|cards-\w+)/;
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.filter((file) => names.test(readFileSync(new URL(file, src), 'utf8')))).toEqual([
    'shelf/shelf.ts',
  ]);
});

test('a command has its game from the options: only what is about each game of this program takes one by name', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const taking = (name: string) =>
    files.filter(
      (file) =>
        !file.startsWith('shelf/') &&
        new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`).test(
          readFileSync(new URL(file, src), 'utf8'),
        ),
    );
  expect(taking('rowOf')).toEqual([]);
  expect(taking('shelfGame').sort()).toEqual(['commands/phrases/phrases.ts', 'commands/start/start.ts']);
});

describe.each(gameNames)('%s', (name) => {
  test('is called as its plugin is, and its sets have the codes of their cards', async () => {
    const { kit: load, sets } = rowOf(name);
    const { plugin, name: called, formats } = await load();
    expect([called, plugin.name]).toEqual([name, name]);
    expect(new Set(formats.map((format) => format.name)).size).toBe(formats.length);
    for (const { code, load: loadSet } of sets) {
      const { cards, plugin: set } = await loadSet();
      expect(set.name).toBe(`set${code}`);
      expect(new Set(cards.map((card) => card.set))).toEqual(new Set([code]));
    }
  });

  test('begins sets with a card that its language reads', async () => {
    const { cards, language } = await rowOf(name).kit();
    const { languageOf, precompileCard } = await language();
    const first = cards.sample('x', 1);
    expect(precompileCard(languageOf([first]), first).unsupported).toBeUndefined();
    expect(cards.toFacts(cards.toEntry(first), 'x')).toEqual(first);
  });
});

describe('a part that a game has not', () => {
  const refusal = (ask: () => unknown) => {
    try {
      ask();
    } catch (error) {
      return (error as ProblemError).problems[0];
    }
    return undefined;
  };

  test('is told with the game and the part', () => {
    const { decks: _, ...bare } = kit;
    expect(refusal(() => partOf(bare, 'decks'))).toMatchObject({
      code: 'game/no-part',
      message: 'lorcana has no deck lists',
    });
    expect(refusal(() => partOf(kingdomHeartsKit, 'scaffold'))?.message).toBe(
      'kingdom-hearts has no packages to begin but sets',
    );
    expect(partOf(kit, 'decks')).toBe(kit.decks);
  });
});
