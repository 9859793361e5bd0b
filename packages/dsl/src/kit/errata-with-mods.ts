import type { CardChange, CardRevision, Plugin } from '@cardwright/core';
import type { Mod } from './mod.ts';

/** A symbol, so that it is no field of a revision for the kernel. */
export const WITH_MODS: unique symbol = Symbol('with mods');

/** An erratum, which can be read with further mods. */
export interface Erratum extends CardRevision {
  /** The same, read with the words and effects of these mods, too. */
  readonly [WITH_MODS]: (mods: readonly Mod[]) => Erratum;
}

const isErratum = (change: CardChange): change is Erratum => change !== null && WITH_MODS in change;

/**
 * A plugin or format whose errata are read with the words and effects of some mods, besides those that it names itself. What
 * makes an engine with mods asks for it, so that an erratum knows them as the texts of cards do.
 *
 * @returns the plugin itself where it has no errata
 */
export function errataWithMods(plugin: Plugin, mods: readonly Mod[]): Plugin {
  const { overrides } = plugin;
  const changes = Object.entries(overrides?.cards ?? {});
  if (mods.length === 0 || !changes.some(([, change]) => isErratum(change))) return plugin;
  const cards = Object.fromEntries(
    changes.map(([key, change]) => [key, isErratum(change) ? change[WITH_MODS](mods) : change]),
  );
  return { ...plugin, overrides: { ...overrides, cards } };
}
