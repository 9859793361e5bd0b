import { expect, test } from 'vitest';
import { atlas, atlasPage, readerOfFamilies } from '../scripts/atlas-page.ts';
import { read } from './support/sources.ts';

const families = atlas.groups.flatMap(({ entries }) => entries);

test('the atlas has at least 80 families, each once, each with its own sentence', () => {
  expect(families.length).toBeGreaterThanOrEqual(80);
  expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
  expect(new Set(families.map(({ text }) => text)).size).toBe(families.length);
});

test('it is said of each family that is refused what the engine has, what it lacks, and a path', () => {
  const isRead = readerOfFamilies();
  const silent = families.filter((one) => !isRead(one) && !(one.need && one.has && one.lacks && one.path));
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('what is called misread is accepted', () => {
  const isRead = readerOfFamilies();
  const wrongly = families.filter((one) => one.misread !== undefined && !isRead(one));
  expect(wrongly.map(({ id }) => id)).toEqual([]);
});

test('the page tells the families as they are read today (npm run generate)', () => {
  expect(read('docs/atlas.md')).toBe(atlasPage());
});
