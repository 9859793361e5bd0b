import type { Plugin } from '@cardwright/core';
import type { CompiledCard, CompiledSet, GameKit, KitCard, KitFormat, Mod } from '@cardwright/dsl/kit';

/**
 * A configuration: which game the commands of a folder work with, and what is put on top of it. It is found upward from the
 * folder in which a command runs, as `cardwright.config.ts` (or `.mts`, `.js`, `.mjs`, `.json`). Strings that begin with a
 * dot are paths from the folder of the file; others name packages.
 */
export interface CardwrightConfig {
  /** A game of this program by name, a module that exports its `kit`, or the kit itself; Lorcana if absent. */
  readonly game?: string | GameKit;
  /** What is put on top of the game: mods or kernel plugins, or modules whose default export is one or a list. */
  readonly plugins?: readonly (string | Mod | Plugin)[];
  /**
   * The cards that are played with instead of those that come with the game: card files, folders with a `cards.yaml`, and
   * modules that export a compiled set or a plugin with cards; or those themselves.
   */
  readonly sets?: readonly (string | Plugin | CompiledSet<CompiledCard<KitCard>>)[];
  /** Formats besides the game's own, which `--format` takes by name: formats, plugins, or modules that export one. */
  readonly formats?: readonly (string | KitFormat | Plugin)[];
  /** The format that is meant where none is named; the game's usual one if absent. */
  readonly format?: string;
}

/** Declares a configuration: the types of its fields are known where it is written. */
export function defineConfig(config: CardwrightConfig): CardwrightConfig {
  return config;
}
