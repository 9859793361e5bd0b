import { cardLayers } from './card-layers.ts';
import { factsOf } from './card-override.ts';
import type { Plugin } from './plugin.ts';
import { refusePlugin } from './refuse-plugin.ts';

/** What a plugin changes of others: paths, each with the card that is removed, or null. */
function tablesOf({ overrides, replaces, keywordDefinitions }: Plugin): readonly string[] {
  const found: string[] = [];
  for (const section of ['settings', 'keywords', 'checks', 'actions', 'steps'] as const)
    for (const name of Object.keys(overrides?.[section] ?? {})) found.push(`${section}.${name}`);
  if (overrides?.setup !== undefined) found.push('setup');
  for (const [field, rows] of Object.entries(replaces ?? {}))
    for (const { kind } of rows) found.push(`${field}.${kind}`);
  for (const name of Object.keys(keywordDefinitions ?? {})) found.push(`keywordDefinitions.${name}`);
  return found;
}

/** What plugins change of cards: paths, likewise. */
function cardChanges(plugins: readonly Plugin[]): ReadonlyMap<Plugin, readonly string[]> {
  const found = new Map<Plugin, string[]>();
  const layers = cardLayers(plugins);
  for (const { cards = [] } of layers.size === 0 ? [] : plugins)
    for (const { id } of cards)
      for (const { plugin, change } of layers.get(id) ?? []) {
        const ofPlugin = found.get(plugin) ?? [];
        if (change === null) ofPlugin.push(`cards.${id}`);
        else for (const fact of factsOf(change)) ofPlugin.push(`cards.${id}.${fact}`);
        found.set(plugin, ofPlugin);
      }
  return found;
}

/** Whether two changes conflict: the same path, or a removed card and one of its facts. */
const meet = (a: string, b: string): boolean => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

/** Whether a plugin declares that it comes after another, directly or through its requirements. */
function comesAfter(plugin: Plugin, other: string, byName: ReadonlyMap<string, Plugin>): boolean {
  const requires = Object.keys(plugin.requires ?? {});
  return requires.some((name) => {
    const needed = byName.get(name);
    return name === other || (needed !== undefined && comesAfter(needed, other, byName));
  });
}

/**
 * Refuses two plugins that change the same thing without declaring an order: otherwise list order would decide what
 * cards mean.
 * @throws CardwrightError `plugin-invalid`
 */
export function refuseConflicts(plugins: readonly Plugin[]): void {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]));
  const ofCards = cardChanges(plugins);
  const changed: { readonly place: string; readonly by: Plugin }[] = [];
  for (const plugin of plugins) {
    const places = [...(ofCards.get(plugin) ?? []), ...tablesOf(plugin)];
    for (const place of places)
      for (const earlier of changed)
        if (meet(place, earlier.place) && !comesAfter(plugin, earlier.by.name, byName))
          refusePlugin(
            plugin,
            `it changes ${place}, as “${earlier.by.name}” does, and neither says that it comes after the other.`,
            `Let one require the other, which it then changes: requires: { ‘${earlier.by.name}’: ‘${earlier.by.version}’ }.`,
            { hook: place.split('.')[0], with: earlier.by.name, place },
          );
    for (const place of places) changed.push({ place, by: plugin });
  }
}
