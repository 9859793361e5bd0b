import type { Plugin } from '@cardwright/core';
import type { GameKit, KitFormat, Mod, ModdedKit } from '@cardwright/dsl/kit';
import { withMods } from '@cardwright/dsl/kit';
import type { SourceFile } from '../files/source-file.ts';
import type { BuiltSet } from '../modules/kinds.ts';
import { type GameName, rowOf, type ShippedSet } from './shelf.ts';

/** Cards to play with: card files, folders with sets, modules, or sets themselves; and where paths are seen from. */
export interface PoolSource {
  readonly folder: string;
  readonly entries: readonly (string | Plugin | BuiltSet)[];
}

/** A game as commands have it: of the shelf or of a module, with the mods, sets and formats of a project. */
export interface ChosenGame {
  readonly name: string;
  readonly kit: ModdedKit;
  /** Its sets that come with this program, the one that is played with first; a game of a module has none. */
  readonly shipped: readonly ShippedSet[];
  /** What is played with instead of those. */
  readonly pool?: PoolSource;
  /** What is put on top of it. */
  readonly mods?: readonly Mod[];
  /** The files that its mods and formats come from, for messages. */
  readonly files?: readonly SourceFile[];
  /** The file that each format of the project comes from; of a package there is none to show. */
  readonly formatFiles?: ReadonlyMap<KitFormat, SourceFile | undefined>;
  /** The format that is meant where none is named. */
  readonly format?: string;
}

/** A game of the shelf as it is. */
export async function shelfGame(name: GameName): Promise<ChosenGame> {
  const { kit, sets } = rowOf(name);
  return { name, kit: withMods(await kit(), []), shipped: sets };
}

/** A kit with further formats behind its own. */
export const withFormats = (kit: GameKit, formats: readonly KitFormat[]): GameKit =>
  formats.length === 0 ? kit : { ...kit, formats: [...kit.formats, ...formats] };
