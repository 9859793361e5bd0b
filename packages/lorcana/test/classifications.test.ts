import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { classifications } from '../src/cards/classifications.ts';

it.each(['cards-set1', 'cards-set2'])('the schema of %s knows the classifications of the game', (set) => {
  const schema = readFileSync(new URL(`../../${set}/cards.schema.json`, import.meta.url), 'utf8');
  expect(JSON.parse(schema).$defs.card.properties.classifications.items.examples).toEqual(classifications);
});
