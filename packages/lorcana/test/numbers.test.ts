import { createEngine } from '@cardwright/core';
import { bindAbility } from '@cardwright/core/bind';
import { type Ability, LARGEST_NUMBER as LARGEST } from '@cardwright/core/data';
import { compileText } from '@cardwright/dsl';
import { defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { boardRanges, deckRange } from '@cardwright/lorcana/testing';
import { fuzz } from '@cardwright/testkit/fuzz';
import { expect, test } from 'vitest';
import { precompileCard } from '../src/language/precompile-set.ts';

const language = createLorcanaLanguage();
const game = createEngine({ plugins: [lorcana] });
const bind = (ability: Ability) => bindAbility(game, 'text', ability);

/** The examples of all phrases that are a card's text and say a number, with the largest one in its place. */
const texts = (type: 'action' | 'character') => [
  ...new Set(
    language.phrases
      .flatMap(({ examples = [] }) => examples)
      .filter((text) => /\d/.test(text))
      .map((text) => text.replace(/\d+/g, String(LARGEST)))
      .filter((text) => compileText(language, { text, type }, bind).verdict.supported),
  ),
];

test('the largest number in the phrases’ examples, as damage and as lore: random games end in no error and keep the laws', {
  timeout: 300_000,
}, () => {
  const cards = (['action', 'character'] as const).flatMap((type) =>
    texts(type).map((text, n) => ({ text, type, name: `${type} ${n}` })),
  );
  const compiled = cards.map((card, n) =>
    precompileCard(language, {
      ...{ set: 'made', number: n + 1, inks: ['amber'], cost: n % 3, inkable: true, rarity: 'common' },
      ...{
        classifications: [],
        ...(card.type === 'character' && { strength: LARGEST, willpower: LARGEST, lore: 1 }),
      },
      ...card,
    } as never),
  );
  expect(compiled.length).toBeGreaterThan(120);
  const plugins = [lorcana, defineSet({ set: 'made', name: 'Made', cards: compiled })];
  const report = fuzz({
    createEngine: (options) => createEngine({ plugins, ...options }),
    ...{ games: 60, seed: 5, decks: deckRange, thoroughEvery: 1000, mostDecisions: 600, neverEnds: true },
    boards: {
      ...boardRanges,
      zones: {
        ...boardRanges.zones,
        play: { ...boardRanges.zones.play, columns: { exerted: [0, 1], dry: [1], damage: [0, LARGEST - 1] } },
      },
      columns: { lore: [0, LARGEST] },
    },
    words: { imports: [], plugins: '[]' },
  });
  expect(report.findings.map(({ law, message }) => [law, message])).toEqual([]);
  expect(report.decisions).toBeGreaterThan(1000);
});
