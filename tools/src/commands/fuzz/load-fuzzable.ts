import { createEngine, type Plugin } from '@cardwright/core';
import type { ModdedKit, PlayedOtherwise } from '@cardwright/dsl/kit';
import type { FuzzedGame, FuzzOptions, ScenarioWords } from '@cardwright/testkit/fuzz';
import { partOf } from '../../shelf/part-of.ts';
import type { ShippedSet } from '../../shelf/shelf.ts';

/** A plugin, with what a test imports it as. */
export interface Named {
  readonly plugin: Plugin;
  readonly name: string;
  readonly from: string;
}

/** A game as it is fuzzed: its engine, how failures are written, what its decks and boards may look like. */
export interface Fuzzable extends FuzzedGame, Pick<FuzzOptions, 'decks' | 'boards' | 'neverEnds' | 'worth'> {
  readonly words: ScenarioWords;
}

/** A set with what a test imports it as. */
export const namedSet = async (set: ShippedSet): Promise<Named> => ({
  plugin: (await set.load()).plugin,
  name: set.name,
  from: set.package,
});

/** A set of a pool of cards; a test of it brings them as `pool`. */
export const pooled = (plugin: Plugin): Named => ({ plugin, name: '...pool', from: './pool.ts' });

/** A format of a game, with what a test imports it as. */
export interface NamedFormat extends PlayedOtherwise {
  readonly plugin: Plugin;
}

/**
 * A game with some cards, in a format that changes it or as it is.
 *
 * @throws ProblemError where the game does not say what its decks and boards may be
 */
export async function loadFuzzable(
  kit: ModdedKit,
  cards: readonly Named[],
  format: NamedFormat | undefined,
): Promise<Fuzzable> {
  const { decks, boards, oracle, endless } = await partOf(kit, 'testing')();
  const { package: from, plugin, oracle: oracleName } = kit.imports;
  const chosen: Named[] = [...cards, ...(format === undefined ? [] : [{ ...format, from }])];
  const plugins = [...kit.plugins, ...chosen.map((one) => one.plugin)];
  const mods: Named[] = kit.plugins
    .slice(1)
    .map((mod) => ({ plugin: mod, name: '...mods', from: './mods.ts' }));
  const named = [...mods, ...chosen];
  return {
    createEngine: (options) => createEngine({ plugins, ...options }),
    ...(oracle === undefined ? {} : { oracle }),
    words: {
      imports: [
        ...new Set(named.map((one) => `import { ${one.name.replace('...', '')} } from '${one.from}';`)),
        `import { ${plugin} } from '${from}';`,
        ...(oracleName === undefined
          ? []
          : [`import { boardRanges, deckRange, ${oracleName} } from '${from}/testing';`]),
      ],
      plugins: `[${[plugin, ...new Set(named.map(({ name }) => name))].join(', ')}]`,
      ...(oracleName === undefined ? {} : { oracle: oracleName }),
    },
    decks: format?.decks ?? decks,
    boards,
    ...(endless === undefined ? {} : { worth: partOf(kit, 'worth') }),
    ...(format === undefined ? {} : { neverEnds: format.neverEnds }),
  };
}
