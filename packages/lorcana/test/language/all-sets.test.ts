import { compileText, equal } from '@cardwright/dsl';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage, namesOf, toCardText } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { hasCorpus, readCorpus } from './language.ts';

/** Percent of the cards with text that are understood and print back, by set: these figures only rise. */
const atLeast: Readonly<Record<string, number>> = {
  1: 100,
  2: 100,
  3: 100,
  4: 100,
  5: 98.8,
  6: 100,
  7: 100,
  8: 99.4,
  9: 100,
  10: 98.3,
};

describe.skipIf(!hasCorpus)('all sets (skipped without a corpus)', () => {
  const cards = hasCorpus ? (readCorpus('lorcana-sets-01-10.json') as readonly CardFacts[]) : [];
  const language = createLorcanaLanguage({ names: namesOf(cards) });

  it.each(Object.entries(atLeast))('set %s is understood to at least %s percent', (set, floor) => {
    const texts = cards.filter((card) => card.set === set && card.text !== '').map(toCardText);
    const understood = texts.filter((card) => compileText(language, card).verdict.roundTrip);
    expect((100 * understood.length) / texts.length).toBeGreaterThanOrEqual(floor);
  });

  it('means the same when it is printed without the spelling it had', () => {
    const changed = cards
      .filter((card) => card.set === '1' && card.text !== '')
      .flatMap((card) => {
        const facts = toCardText(card);
        return compileText(language, facts).abilities.flatMap(({ ability, text }) => {
          const again = language.parse(language.print(ability, { facts }), facts).abilities;
          return again.length === 1 && equal(again[0]?.ability, ability) ? [] : [`${card.name}: ${text}`];
        });
      });
    expect(changed).toEqual([]);
  });
});
