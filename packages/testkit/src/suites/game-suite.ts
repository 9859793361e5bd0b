import { createEngine, type Plugin } from '@cardwright/core';
import { checkExamples, type Language } from '@cardwright/dsl';
import type { DeckRange } from '@cardwright/dsl/kit';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../fuzz/fuzz.ts';

/** A game, or a mod of one, to be tested for conformance. */
export interface GameConformance {
  /** The game, its mods and some cards. */
  readonly plugins: readonly Plugin[];
  /** Its language, to test every phrase's examples. */
  readonly language?: Language;
  /** Ranges for random decks. */
  readonly decks: DeckRange;
  /** Number of random games; 6 if absent. */
  readonly games?: number;
  readonly seed?: number;
}

/** Registers tests: the plugins fit together, phrases work in both directions, and the laws hold in random play. */
export function runGameConformance(setup: GameConformance): void {
  const { plugins, language, decks, games = 6, seed = 1 } = setup;
  const newEngine = (options = {}) => createEngine({ plugins, ...options });
  describe('game conformance', () => {
    test('the plugins make an engine, and every keyword is defined', () => {
      const engine = newEngine();
      const undefinedOnes = [...engine.keywords.values()].filter((k) => !k.byRule && !engine.isDefined(k));
      expect(undefinedOnes.map(({ name }) => name)).toEqual([]);
      for (const card of engine.cards) if (card.definition.unsupported === undefined) engine.bind(card);
    });

    if (language !== undefined)
      test('every phrase’s examples are read in one way and print back', { timeout: 60_000 }, () => {
        expect(checkExamples(language)).toEqual([]);
      });

    test('random games keep the laws', { timeout: 180_000 }, () => {
      const words = { imports: [], plugins: 'plugins' };
      const report = fuzz({ createEngine: newEngine, games, seed, decks, words });
      expect(report.findings).toEqual([]);
      expect(report.games).toBe(games);
      expect(report.decisions).toBeGreaterThan(games);
    });
  });
}
