import { expect, test } from 'vitest';
import { linesOfParts, withTable } from '../scripts/part-sizes.ts';
import { read } from './support/sources.ts';

test('the page tells the size of each part as it is today (npm run generate)', () => {
  const page = read('docs/a-new-game-in-an-afternoon.md');
  expect(withTable(page)).toBe(page);
  expect(withTable(page.replace(/\| `events`.*\n/, ''))).toBe(page);
  expect(() => withTable('# A page')).toThrow('no marks');
});

test('every file is of one part, that with the longest path', () => {
  const told = (...files: [string, string][]) => linesOfParts(new Map(files)).filter((lines) => lines > 0);
  expect(told(['language/phrases/a.ts', 'a\nb\n'], ['language/phrases.ts', 'c\n'])).toEqual([2, 1]);
  expect(told(['language/create.ts', 'a\n'], ['language.ts', 'b\n'])).toEqual([2]);
  expect(() => told(['tables/a.ts', 'a\n'])).toThrow('tables/a.ts is of no part');
});
