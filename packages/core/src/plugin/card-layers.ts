import type { CardDefinition } from '../model/card-definition.ts';
import { type CardChange, type CardOverride, factsOf, isRevision } from './card-override.ts';
import type { Plugin } from './plugin.ts';
import type { PluginKernel } from './plugin-kernel.ts';
import { refuse, refuseIdle, refuseUnknown, same } from './refuse-override.ts';
import { FACTS, NEEDED_FACTS } from './refuse-plugin.ts';

/** The value of a removed fact that cannot be absent. */
const WITHOUT: Readonly<Record<string, unknown>> = { abilities: [], attributes: {} };

/** A card with the changes of one layer applied. */
function changed({ plugin, key }: Layer, card: CardDefinition, change: CardOverride): CardDefinition {
  const facts: Record<string, unknown> = { ...card };
  for (const [field, value] of Object.entries(change)) {
    if (!FACTS.includes(field)) refuseUnknown(plugin, `fact of ${card.id}`, field, FACTS, key);
    if (value === null && NEEDED_FACTS.includes(field))
      refuse(
        plugin,
        `every card has a ${field}; ${card.id} cannot be without.`,
        'Give another value.',
        [],
        key,
      );
    if (isIdle(card, field, value)) refuseIdle(plugin, `${card.id}.${field}`, key);
    if (value !== null) facts[field] = value;
    else if (field in WITHOUT) facts[field] = WITHOUT[field];
    else delete facts[field];
  }
  // New abilities invalidate the texts that belong to the old ones.
  if (change.abilities !== undefined && change.texts === undefined) delete facts['texts'];
  if (change.abilities !== undefined && change.spans === undefined) delete facts['spans'];
  return facts as unknown as CardDefinition;
}

/** Whether a fact is as a change says already. */
function isIdle(card: CardDefinition, field: string, value: unknown): boolean {
  return value === null
    ? !(field in card)
    : same((card as unknown as Readonly<Record<string, unknown>>)[field], value);
}

/** What a revision says of a card, without what is so already. @throws CardwrightError where nothing is left */
function revised(
  { plugin, key, change }: Layer,
  card: CardDefinition,
  all: readonly CardDefinition[],
): CardOverride | null {
  if (!isRevision(change)) return change;
  const told = Object.entries(change.of(card, all));
  const undeclared = told.find(([field]) => !(change.facts as readonly string[]).includes(field));
  if (undeclared !== undefined)
    refuse(plugin, `its override of ${key} changes “${undeclared[0]}”, unannounced.`, 'Name it in `facts`.');
  const left = told.filter(([field, value]) => !isIdle(card, field, value));
  if (left.length === 0) refuseIdle(plugin, key, key);
  return Object.fromEntries(left);
}

/** A change of a card by a plugin, and what the plugin calls the card. */
export interface Layer {
  readonly plugin: Plugin;
  readonly key: string;
  readonly change: CardChange;
}

/** The ids of the cards that a key means: an id, else the full name of cards. */
function idsByKey(plugins: readonly Plugin[]): (key: string) => readonly string[] {
  const ids = new Set<string>();
  const named = new Map<string, string[]>();
  for (const { cards = [] } of plugins)
    for (const { id, fullName } of cards) {
      ids.add(id);
      const same = named.get(fullName);
      if (same === undefined) named.set(fullName, [id]);
      else same.push(id);
    }
  return (key) => (ids.has(key) ? [key] : (named.get(key) ?? []));
}

/** The names by which cards can be changed, for messages: those that people write first. */
const keysOf = (plugins: readonly Plugin[]): ReadonlySet<string> => {
  const cards = plugins.flatMap((one) => one.cards ?? []);
  return new Set([...cards.map(({ fullName }) => fullName), ...cards.map(({ id }) => id)]);
};

/** The changes of all plugins to cards, in attach order, by id. @throws CardwrightError for a card that there is not */
export function cardLayers(plugins: readonly Plugin[]): ReadonlyMap<string, readonly Layer[]> {
  const changes = new Map<string, Layer[]>();
  const changing = plugins.filter(({ overrides }) => overrides?.cards !== undefined);
  if (changing.length === 0) return changes;
  const idsOf = idsByKey(plugins);
  for (const plugin of changing)
    for (const [key, change] of Object.entries(plugin.overrides!.cards!)) {
      const ids = idsOf(key);
      if (ids.length === 0) refuseUnknown(plugin, 'card', key, keysOf(plugins), key);
      if (change !== null && factsOf(change).length === 0) refuseIdle(plugin, key, key);
      for (const id of ids) {
        const list = changes.get(id) ?? [];
        list.push({ plugin, key, change });
        changes.set(id, list);
      }
    }
  return changes;
}

/** A layer with what it comes to for one card. */
interface SettledLayer {
  readonly plugin: Plugin;
  readonly change: CardOverride | null;
}

/** What is left of a card, with what each layer changed. */
function settle(
  card: CardDefinition,
  layers: readonly Layer[],
  all: readonly CardDefinition[],
): { readonly card: CardDefinition | null; readonly settled: readonly SettledLayer[] } {
  const settled: SettledLayer[] = [];
  let layered: CardDefinition | null = card;
  for (const layer of layers) {
    const { plugin, key } = layer;
    if (layered === null)
      return refuse(plugin, `the card “${card.id}” was taken away before.`, 'Leave it alone.', [], key);
    const change: CardOverride | null = revised(layer, layered, all);
    layered = change === null ? null : changed(layer, layered, change);
    settled.push({ plugin, change });
  }
  return { card: layered, settled };
}

const allCards = (plugins: readonly Plugin[]): readonly CardDefinition[] =>
  plugins.flatMap(({ cards = [] }) => cards);

/**
 * The cards of all plugins after the last layer.
 * @throws CardwrightError `plugin-invalid`
 */
export function layeredCards(plugins: readonly Plugin[]): readonly CardDefinition[] {
  const known = new Set<string>();
  for (const plugin of plugins)
    for (const { id } of plugin.cards ?? []) {
      if (known.has(id)) refuse(plugin, `the card “${id}” is defined already.`, 'Give it another number.');
      known.add(id);
    }
  const all = allCards(plugins);
  const layers = cardLayers(plugins);
  if (layers.size === 0) return all;
  return all.flatMap((card) => settle(card, layers.get(card.id) ?? [], all).card ?? []);
}

/** What a plugin comes to change of cards, by id. */
export function settledChanges(
  plugins: readonly Plugin[],
): ReadonlyMap<Plugin, Readonly<Record<string, CardOverride | null>>> {
  const all = allCards(plugins);
  const layers = cardLayers(plugins);
  const found = new Map<Plugin, Record<string, CardOverride | null>>();
  for (const card of all)
    for (const { plugin, change } of settle(card, layers.get(card.id) ?? [], all).settled) {
      const ofPlugin = found.get(plugin) ?? {};
      ofPlugin[card.id] = change;
      found.set(plugin, ofPlugin);
    }
  return found;
}

/** Which plugin provided each fact of a card. */
export interface CardLayers {
  /** The plugin that last set each fact, by fact; for a removed fact, the one that removed it. */
  readonly setBy: Readonly<Record<string, string>>;
  /** The plugin that removed the card. */
  readonly removedBy?: string;
}

/** Tells which layer set each fact of a card; null if no plugin has the card. */
export function layersOfCard(kernel: PluginKernel, id: string): CardLayers | null {
  const { plugins } = kernel;
  const home = plugins.find(({ cards = [] }) => cards.some((card) => card.id === id));
  const card = home?.cards?.find((one) => one.id === id);
  if (home === undefined || card === undefined) return null;
  const setBy = Object.fromEntries(Object.keys(card).map((fact) => [fact, home.name]));
  for (const { plugin, change } of settle(card, cardLayers(plugins).get(id) ?? [], allCards(plugins))
    .settled) {
    if (change === null) return { setBy, removedBy: plugin.name };
    for (const fact of Object.keys(change)) setBy[fact] = plugin.name;
  }
  return { setBy };
}
