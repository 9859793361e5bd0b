import { readFileSync } from 'node:fs';
import { cardNames, kh, khCards, lightDeck, thirteenDeck } from '@cardwright/cards-kh';
import { createEngine } from '@cardwright/core';
import { checkCanonical } from '@cardwright/dsl';
import { fullName, kingdomHearts, type SetText, standard } from '@cardwright/kingdom-hearts';
import { languageOf, precompileSet, toCardText } from '@cardwright/kingdom-hearts/language';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const text = parse(read('cards.yaml')) as SetText;
const language = languageOf(text.cards);
const compiled = precompileSet(text, language);

describe('what is generated from cards.yaml (npm run generate)', () => {
  it('holds every card, and none that is not understood', () => {
    expect(text.cards.map(({ number }) => number)).toEqual(text.cards.map((_, i) => i + 1));
    expect(compiled.cards.filter(({ unsupported }) => unsupported)).toEqual([]);
    expect(kh.cards?.length).toBe(text.cards.length);
  });

  it('is what the text says today', () => {
    expect(khCards).toEqual(JSON.parse(JSON.stringify(compiled)));
  });

  it('is the golden ability data, one card a line', () => {
    const golden = JSON.parse(read('abilities.generated.json')) as Record<string, unknown>;
    const now = compiled.cards
      .filter(({ abilities }) => abilities.length > 0)
      .map((card) => [String(card.number), card.abilities.map(({ ability }) => ability)] as const);
    expect(JSON.parse(JSON.stringify(Object.fromEntries(now)))).toEqual(golden);
  });

  it('names every card, each by a name of its own', () => {
    expect(Object.values(cardNames)).toEqual(compiled.cards.map(fullName));
    expect(new Set(Object.values(cardNames)).size).toBe(compiled.cards.length);
  });
});

describe('the text of the set', () => {
  const cards = compiled.cards
    .filter((card) => card.text !== '')
    .map((card) => [fullName(card), card] as const);

  it.each(cards)('is in canonical form, which data alone print and which reads one way: %s', (_, card) => {
    expect(checkCanonical(language, toCardText(card))).toEqual([]);
  });
});

describe('the two decks', () => {
  const engine = createEngine({ plugins: [kingdomHearts, standard, kh] });
  it('are legal, of 41 cards each', () => {
    for (const deck of [lightDeck, thirteenDeck]) {
      expect(deck).toHaveLength(41);
      expect(standard.decks!.check(engine, deck)).toEqual([]);
    }
  });

  // Dark and Nobody Cards are one of the ten types of KH 4, and two here.
  it('have cards of every type and use every card of the set but Player Cards for others', () => {
    const used = new Set([...lightDeck, ...thirteenDeck]);
    const types = new Set([...used].map((id) => engine.cardsById.get(id)!.definition.type));
    expect(types.size).toBe(11);
    const rest = engine.cards.map(({ definition }) => definition).filter(({ id }) => !used.has(id));
    expect(rest.map(({ fullName }) => fullName)).toEqual(['Riku (Level 2)', 'Dark Riku (Level 2)']);
  });
});
