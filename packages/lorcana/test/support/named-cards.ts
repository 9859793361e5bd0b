import { readFileSync } from 'node:fs';
import type { Plugin } from '@cardwright/core';
import { type CardFacts, defineSet, lorcana } from '@cardwright/lorcana';
import { createLorcanaLanguage } from '@cardwright/lorcana/language';
import type { PlayerLiteral, Scenario, ScenarioSetup } from '@cardwright/testkit/vitest';
import { precompileCard } from '../../src/language/precompile-set.ts';
import { game } from './game.ts';

/** A real card that tests name: its facts, and its text as the printer says it (`scripts/example-cards.ts`). */
export interface NamedCard extends Omit<CardFacts, 'text'> {
  /** Absent while the language does not understand what the card says. */
  readonly text?: string;
  /** The text is this project's, made from what the card does. */
  readonly ownWords?: true;
}

/** Tables with the cards of a file, which tests name by their full names. */
export interface NamedCards {
  readonly cards: readonly NamedCard[];
  /** A game with them and others made in the test. A card whose text is not understood yet is not among them. */
  readonly table: (players?: readonly PlayerLiteral[], setup?: Partial<ScenarioSetup>) => Scenario;
}

/** @param others names that texts speak of besides those of the cards */
export function namedCards(file: URL, set: string, others: readonly string[] = []): NamedCards {
  const cards = JSON.parse(readFileSync(file, 'utf8')) as readonly NamedCard[];
  const language = createLorcanaLanguage({ names: [...cards.map(({ name }) => name), ...others] });
  let made: Plugin | undefined;
  const plugin = (): Plugin => {
    const compiled = cards.flatMap(({ text, ...facts }) =>
      text === undefined ? [] : [precompileCard(language, { ...facts, text })],
    );
    const whole = compiled.filter(({ unsupported }) => unsupported === undefined);
    return defineSet({ set, name: `Cards of the ${set}`, cards: whole });
  };
  const table: NamedCards['table'] = (players = [], setup = {}) => {
    made ??= plugin();
    return game(players, { plugins: [lorcana, made], language, ...setup });
  };
  return { cards, table };
}
