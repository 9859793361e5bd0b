import type { Plugin } from '@cardwright/core';
import { type CardDefinition, checkCompiledSet } from '@cardwright/core/data';
import { type FactsOfTypes, refuseFactsOfOthers } from './facts-of-types.ts';
import type { CompiledSet } from './set-types.ts';

/** How the sets of a game become plugins. */
export interface SetDefinition<C> {
  /** The plugin of the game, and its version. */
  readonly game: string;
  readonly gameVersion: string;
  /** Facts that only cards of some types have; a card of another type with one is refused. */
  readonly factsOfTypes?: FactsOfTypes;
  /** A card of a compiled set as the kernel takes it. */
  toDefinition(card: C): CardDefinition;
}

/**
 * Makes a game's `defineSet`: a set as a plugin, from what its build precompiled. A card whose text was not understood is
 * in the set as unsupported, and in no deck.
 *
 * @returns a function that throws CardwrightError `plugin-invalid` for what is no such set, with the place
 */
export const setDefiner =
  <C>({ game, gameVersion, factsOfTypes = {}, toDefinition }: SetDefinition<C>) =>
  (set: CompiledSet<C>, version = '0.1.0'): Plugin => {
    checkCompiledSet(set);
    refuseFactsOfOthers(set.cards as readonly object[], factsOfTypes);
    return {
      name: `set${set.set}`,
      version,
      requires: { [game]: gameVersion },
      cards: set.cards.map(toDefinition),
    };
  };
