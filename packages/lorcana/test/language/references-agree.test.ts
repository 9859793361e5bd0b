import { readFileSync } from 'node:fs';
import type { Ability } from '@cardwright/core/data';
import type { CardFacts } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import { describe, expect, it } from 'vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';
import { disagreements } from '../support/references.ts';
import { hasCorpus, language, readCorpus } from './language.ts';

/** Abilities by collector number, as the package of the first set has them. */
const firstSet = JSON.parse(
  readFileSync(new URL('../../../cards-set1/abilities.generated.json', import.meta.url), 'utf8'),
) as Record<string, readonly Ability[]>;

describe('reading and binding agree on what every reference means', () => {
  it('in the first set', () => {
    const wrong = Object.entries(firstSet).flatMap(([number, abilities]) =>
      abilities.flatMap((ability) => disagreements(ability).map((one) => `${number}: ${one}`)),
    );
    expect(wrong).toEqual([]);
  });

  it.skipIf(!hasCorpus)(
    'in all sets that public data has (skipped without a corpus)',
    () => {
      const cards = ['lorcana-sets-01-10.json', 'lorcana-sets-11-12.json'].flatMap(
        (file) => readCorpus(file) as CardFacts[],
      );
      const named = createLorcanaLanguage({ names: cards.map(({ name }) => name) });
      const wrong: string[] = [];
      let agreed = 0;
      for (const facts of cards) {
        const card = precompileCard(named, facts);
        if (card.unsupported !== undefined) continue;
        for (const { ability } of card.abilities) {
          let found: string[];
          try {
            found = disagreements(ability);
          } catch {
            // What the game cannot play yet is told elsewhere.
            continue;
          }
          agreed += found.length === 0 ? 1 : 0;
          wrong.push(...found.map((one) => `${facts.set}/${facts.number} ${facts.name}: ${one}`));
        }
      }
      expect(wrong).toEqual([]);
      expect(agreed).toBeGreaterThan(1500);
    },
    60_000,
  );
});

/** Sentences without the full stop: alone they speak of nothing. */
const FIRST = [
  'Deal 1 damage to chosen character',
  'Banish chosen item',
  'Reveal the top card of your deck',
  'You may exert chosen character',
  'Move chosen character of yours to a location for free',
  'Choose and discard a card',
  'Banish one of your items to exert chosen character',
  'Each opponent chooses and banishes one of their characters',
];
const THEN = [
  "If it's a character card, you may play that character for free",
  "If it's an item card, put it into your hand. Otherwise, deal 1 damage to chosen character",
  'They get +1 {S} this turn for each card in your hand',
  'Move all damage counters from chosen character to that character',
  'Deal 1 damage to chosen character. If a Villain character is chosen, deal 2 damage instead',
  'Draw cards equal to the {S} of chosen character',
];
const LAST = ['Exert them', 'Banish that character', 'Banish that item', 'Gain lore equal to its {L}'];

describe('reading and binding agree, whatever sentences stand together', () => {
  it.each(FIRST)('%s', (first) => {
    let agreed = 0;
    for (const then of THEN)
      for (const last of LAST) {
        const text = `${first}. ${then}. ${last}.`;
        for (const { ability } of language.parse(text, { type: 'action' }).abilities) {
          expect(disagreements(ability), text).toEqual([]);
          agreed++;
        }
      }
    // An item gets no strength.
    expect(agreed).toBeGreaterThanOrEqual(20);
  });
});
