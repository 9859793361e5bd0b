import { readFileSync } from 'node:fs';
import type { Plugin } from '@cardwright/core';
import { type CardFacts, defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, precompileCard } from '@cardwright/lorcana/language';
import type { PlayerLiteral, Scenario, ScenarioSetup } from '@cardwright/testkit/vitest';
import { game } from '../support/game.ts';

const text = readFileSync(new URL('./cards.json', import.meta.url), 'utf8');
/** The cards that the rules’ examples name, from `cards.json`. */
export const printed = JSON.parse(text) as readonly CardFacts[];
// It knows the names that texts speak of, and those that examples only mention.
const language = createLorcanaLanguage({
  names: [...printed.map(({ name }) => name), 'Aladdin', 'Dewey', 'Gaston', 'Louie', 'Lucky'],
});

let made: Plugin | undefined;

/** The cards that the rules' examples name, as printed; one whose text is not understood yet is not among them. */
function namedCards(): Plugin {
  if (made !== undefined) return made;
  const cards = printed.map((card) => precompileCard(language, card));
  const whole = cards.filter(({ unsupported }) => unsupported === undefined);
  made = defineSet({ set: 'examples', name: 'Cards of the examples', cards: whole });
  return made;
}

/** A game with the cards that an example names, by full name, and others made in the test. */
export const table = (players: readonly PlayerLiteral[] = [], setup: Partial<ScenarioSetup> = {}): Scenario =>
  game(players, { plugins: [lorcana, namedCards()], language, ...setup });
