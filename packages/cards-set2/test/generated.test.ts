import { readFileSync } from 'node:fs';
import { cardNames, set2, set2Cards } from '@cardwright/cards-set2';
import { fullName, type SetText } from '@cardwright/lorcana';
import { precompileSet } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = parse(read('cards.yaml')) as SetText;
const compiled = precompileSet(text);

describe('what is generated from cards.yaml (npm run generate)', () => {
  it('holds every card, and none that is not understood', () => {
    expect(text.cards.map(({ number }) => number)).toEqual(Array.from({ length: 204 }, (_, i) => i + 1));
    expect(compiled.cards.filter(({ unsupported }) => unsupported)).toEqual([]);
    expect(set2.cards).toHaveLength(204);
  });

  it('is what the text says today', () => {
    expect(set2Cards).toEqual(JSON.parse(JSON.stringify(compiled)));
  });

  it('is the golden ability data, one card a line', () => {
    const golden = JSON.parse(read('abilities.generated.json')) as Record<string, unknown>;
    const now = compiled.cards
      .filter(({ abilities }) => abilities.length > 0)
      .map((card) => [String(card.number), card.abilities.map(({ ability }) => ability)] as const);
    expect(JSON.parse(JSON.stringify(Object.fromEntries(now)))).toEqual(golden);
  });

  it('names every card', () => {
    expect(Object.values(cardNames)).toEqual(compiled.cards.map(fullName));
  });
});
