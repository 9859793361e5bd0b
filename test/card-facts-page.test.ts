import { expect, test } from 'vitest';
import { cardFactsPage } from '../scripts/card-facts-page.ts';
import { read } from './support/sources.ts';

test('the page tells the facts as the schemas have them today (npm run generate)', () => {
  expect(read('docs/card-facts.md')).toBe(cardFactsPage());
});

test('says of every fact what it is and may be, with an example', () => {
  const rows = read('docs/card-facts.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThan(25);
  const cells = rows.map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()));
  expect(cells.filter(([, , says, values, , example]) => [says, values, example].includes(''))).toEqual([]);
});
