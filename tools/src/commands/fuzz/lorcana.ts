import { set1 } from '@cardwright/cards-set1';
import { createEngine, type EngineOptions, type Plugin } from '@cardwright/core';
import { lorcana } from '@cardwright/lorcana';
import { legalityOracle } from '@cardwright/lorcana/testing';
import type { FuzzedGame, ScenarioWords } from '@cardwright/testkit/fuzz';

/** The sets that are fuzzed, by code, with what a test imports them as. */
export const sets: Readonly<Record<string, { plugin: Plugin; name: string; from: string }>> = {
  '1': { plugin: set1, name: 'set1', from: '@cardwright/cards-set1' },
};

/** The game of some sets. */
export function lorcanaOf(codes: readonly string[]): FuzzedGame & { readonly words: ScenarioWords } {
  const chosen = codes.map((code) => sets[code]!);
  const plugins = [lorcana, ...chosen.map(({ plugin }) => plugin)];
  return {
    createEngine: (options: EngineOptions) => createEngine({ plugins, ...options }),
    oracle: legalityOracle,
    words: {
      imports: [
        ...chosen.map(({ name, from }) => `import { ${name} } from '${from}';`),
        "import { lorcana } from '@cardwright/lorcana';",
        "import { legalityOracle } from '@cardwright/lorcana/testing';",
      ],
      plugins: `[lorcana, ${chosen.map(({ name }) => name).join(', ')}]`,
      oracle: 'legalityOracle',
    },
  };
}
