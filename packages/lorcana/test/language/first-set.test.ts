import { compileText } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage, toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { hasCorpus, readCorpus } from './language.ts';

interface OlderCard {
  readonly number: number;
  readonly baseName: string;
  readonly type: string;
  readonly fullText: string;
}

const newer = (): readonly CardFacts[] =>
  (readCorpus('lorcana-sets-01-10.json') as readonly CardFacts[]).filter(({ set }) => set === '1');

/** The same texts as an older data set prints them: glyphs, line breaks inside sentences, no keyword marks. */
const older = (): readonly CardFacts[] =>
  (readCorpus('lorcanajson-setdata.1.json') as { cards: readonly OlderCard[] }).cards
    .filter(({ number }) => number <= 204)
    .map(({ number, baseName, type, fullText }) => ({
      set: '1',
      number,
      name: baseName,
      type: type.toLowerCase() as CardFacts['type'],
      inks: [],
      cost: 0,
      inkable: true,
      classifications: [],
      text: fullText,
    }));

describe.skipIf(!hasCorpus)('the first set as public data prints it (skipped without a corpus)', () => {
  const sources = { 'with marks': newer, 'with glyphs and broken lines': older };

  it.each(Object.entries(sources))('is understood whole, in one way, and prints back: %s', (_form, read) => {
    const cards = read();
    const language = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
    expect(cards).toHaveLength(204);
    for (const card of cards) {
      const facts = toCardText(card);
      const { abilities, verdict } = compileText(language, facts);
      const label = `${card.number} ${card.name}`;
      expect(verdict, label).toMatchObject({ tokenised: true, parsed: true, roundTrip: true });
      for (const { text } of abilities) expect(language.readings(text, facts), `${label}: ${text}`).toBe(1);
    }
  });

  it('means the same in both forms', () => {
    const meanings = (cards: readonly CardFacts[]) => {
      const language = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
      return new Map(
        cards.map((card) => [
          card.number,
          compileText(language, toCardText(card)).abilities.map(
            ({ ability: { name: _, ...ability } }) => ability,
          ),
        ]),
      );
    };
    const [one, other] = [meanings(newer()), meanings(older())];
    const different = [...one.keys()].filter(
      (number) => JSON.stringify(one.get(number)) !== JSON.stringify(other.get(number)),
    );
    // Befuddle was reworded after it was printed: it chooses now.
    expect(different).toEqual([62]);
  });
});
