import { set1 } from '@cardwright/cards-set1';
import { set2 } from '@cardwright/cards-set2';
import { createEngine, type EngineOptions, type Plugin } from '@cardwright/core';
import { lorcana, packRush } from '@cardwright/lorcana';
import { boardRanges, deckRange, legalityOracle, packRushDeckRange } from '@cardwright/lorcana/testing';
import type { DeckRange, FuzzedGame, FuzzOptions, ScenarioWords } from '@cardwright/testkit/fuzz';

/** A plugin, with what a test imports it as. */
interface Named {
  readonly plugin: Plugin;
  readonly name: string;
  readonly from: string;
}

/** The sets that are fuzzed, by code. */
export const sets: Readonly<Record<string, Named>> = {
  '1': { plugin: set1, name: 'set1', from: '@cardwright/cards-set1' },
  '2': { plugin: set2, name: 'set2', from: '@cardwright/cards-set2' },
};

/** What games of a format may look like. */
interface FormatOfGames {
  readonly decks: DeckRange;
  readonly neverEnds: boolean;
}

/** Formats in which a game is played otherwise; those that only ask something of decks change nothing here. */
export const formats: Readonly<Record<string, Named & FormatOfGames>> = {
  'pack-rush': {
    plugin: packRush,
    name: 'packRush',
    from: '@cardwright/lorcana',
    decks: packRushDeckRange,
    // No one loses for want of cards (CR 10.2.5): players whose characters are all ink play on for ever.
    neverEnds: true,
  },
};

/** A game as it is fuzzed: its engine, how failures are written, what its decks and boards may look like. */
export interface Fuzzable extends FuzzedGame, Pick<FuzzOptions, 'decks' | 'boards' | 'neverEnds' | 'worth'> {
  readonly words: ScenarioWords;
}

/** The game of some sets, in a format that changes it or as it is. */
export function lorcanaOf(codes: readonly string[], formatName?: string): Fuzzable {
  return lorcanaWith(
    codes.map((code) => sets[code]!),
    formatName,
  );
}

/** The game of a pool of cards; a test of it brings them as `pool`. */
export function lorcanaOfPool(pool: readonly Plugin[], formatName?: string): Fuzzable {
  return lorcanaWith(
    pool.map((plugin) => ({ plugin, name: '...pool', from: './pool.ts' })),
    formatName,
  );
}

function lorcanaWith(cards: readonly Named[], formatName: string | undefined): Fuzzable {
  const format = formatName === undefined ? undefined : formats[formatName];
  const chosen: Named[] = [...cards, ...(format === undefined ? [] : [format])];
  const plugins = [lorcana, ...chosen.map(({ plugin }) => plugin)];
  return {
    createEngine: (options: EngineOptions) => createEngine({ plugins, ...options }),
    oracle: legalityOracle,
    words: {
      imports: [
        ...new Set(chosen.map(({ name, from }) => `import { ${name.replace('...', '')} } from '${from}';`)),
        "import { lorcana } from '@cardwright/lorcana';",
        "import { boardRanges, deckRange, legalityOracle } from '@cardwright/lorcana/testing';",
      ],
      plugins: `[${['lorcana', ...new Set(chosen.map(({ name }) => name))].join(', ')}]`,
      oracle: 'legalityOracle',
    },
    decks: format?.decks ?? deckRange,
    boards: boardRanges,
    ...(format === undefined ? {} : { neverEnds: format.neverEnds }),
  };
}
