import { set1 } from '@cardwright/cards-set1';
import { createEngine, type EngineOptions, type Plugin } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { boardRanges, deckRange, legalityOracle } from '@cardwright/lorcana/testing';
import type { FuzzedGame, FuzzOptions, ScenarioWords } from '@cardwright/testkit/fuzz';

/** The sets that are fuzzed, by code, with what a test imports them as. */
export const sets: Readonly<Record<string, { plugin: Plugin; name: string; from: string }>> = {
  '1': { plugin: set1, name: 'set1', from: '@cardwright/cards-set1' },
};

/** A game as it is fuzzed: its engine, how failures are written, what its decks and boards may look like. */
export interface Fuzzable extends FuzzedGame, Pick<FuzzOptions, 'decks' | 'boards'> {
  readonly words: ScenarioWords;
}

/** The game of some sets. */
export function lorcanaOf(codes: readonly string[]): Fuzzable {
  const chosen = codes.map((code) => sets[code]!);
  const plugins = [lorcana, ...chosen.map(({ plugin }) => plugin)];
  return {
    createEngine: (options: EngineOptions) => createEngine({ plugins, ...options }),
    oracle: legalityOracle,
    words: {
      imports: [
        ...chosen.map(({ name, from }) => `import { ${name} } from '${from}';`),
        "import { lorcana } from '@cardwright/lorcana';",
        "import { boardRanges, deckRange, legalityOracle } from '@cardwright/lorcana/testing';",
      ],
      plugins: `[lorcana, ${chosen.map(({ name }) => name).join(', ')}]`,
      oracle: 'legalityOracle',
    },
    decks: deckRange,
    boards: boardRanges,
  };
}
