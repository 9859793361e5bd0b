import { expect, test } from 'vitest';
import { misspelt } from '../../src/commands/bench/misspelt.ts';

test('misspells one word a text in three ways, the same each time', () => {
  const texts = ['Draw cards.', 'Banish this item.'];
  const made = misspelt(texts, 6, () => true);
  expect(made).toEqual(misspelt(texts, 6, () => true));
  expect(made).toHaveLength(6);
  for (const text of made) expect(texts).not.toContain(text);
  expect(made[0]).toBe('Drw cards.');
});

test('takes only what is refused, and ends where nothing is', () => {
  expect(misspelt(['Draw cards.', '5'], 3, () => false)).toEqual([]);
});
