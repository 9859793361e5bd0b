import { readFileSync } from 'node:fs';
import type { Plugin } from '@cardwright/core';
import { type CardFacts, defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage, precompileCard } from '@cardwright/lorcana/language';
import type { PlayerLiteral, Scenario, ScenarioSetup } from '@cardwright/testkit/vitest';
import { game } from '../support/game.ts';

const text = readFileSync(new URL('./cards.json', import.meta.url), 'utf8');
const printed = JSON.parse(text) as readonly CardFacts[];
const names = [...printed.map(({ name }) => name), 'Microbots'];
const language = createLorcanaLanguage({ names });

let made: Plugin | undefined;

/** The cards that the situations name, as printed; one whose text is not understood yet is not among them. */
function namedCards(): Plugin {
  if (made !== undefined) return made;
  const cards = printed.map((card) => precompileCard(language, card));
  const whole = cards.filter(({ unsupported }) => unsupported === undefined);
  made = defineSet({ set: 'cases', name: 'Cards of the situations', cards: whole });
  return made;
}

/** A game with the cards that a situation names, by full name, and others made in the test. */
export const table = (players: readonly PlayerLiteral[] = [], setup: Partial<ScenarioSetup> = {}): Scenario =>
  game(players, { plugins: [lorcana, namedCards()], language, ...setup });

/** A card that is exerted. */
export const tired = (
  card: string | ReturnType<typeof import('../support/game.ts').character>,
  more: object = {},
) => ({
  card,
  exerted: true,
  ...more,
});
