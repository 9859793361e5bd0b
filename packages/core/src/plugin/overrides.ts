import type { Ability } from '../ability/ability.ts';
import type { DeclaredOr } from '../ability/games.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { CardDefinition } from '../model/card-definition.ts';
import type { GameRules, StateCheckRow, TimingStep, TurnActionRow } from '../model/game-rules.ts';
import type { Program } from '../model/program.ts';
import type { Setting } from '../model/setting.ts';
import type { Plugin } from './plugin.ts';
import type { PluginKernel } from './plugin-kernel.ts';
import { FACTS, NEEDED_FACTS } from './refuse-plugin.ts';

/** Changes to a card: an absent field is kept, a value replaces it, null removes it. */
export type CardOverride = { readonly [F in keyof Omit<CardDefinition, 'id'>]?: CardDefinition[F] | null };

/** Settings by name, with their numbers. Of games that declare none (`settings` in `Games`), any name. */
export type SettingsLiteral = {
  readonly [S in keyof DeclaredOr<'settings', Readonly<Record<string, number>>>]?: number | null;
};

/**
 * What a format or mod changes in plugins attached before it. The same three verbs everywhere: absent keeps, a value
 * replaces, null removes. A change of something that does not exist, or that changes nothing, is refused.
 */
export interface Overrides {
  /** By id; null removes the card from the game. */
  readonly cards?: Readonly<Record<string, CardOverride | null>>;
  /** The game's settings by name; null removes the rule. */
  readonly settings?: SettingsLiteral;
  /** Keyword definitions by name; null leaves a keyword without any. */
  readonly keywords?: Readonly<Record<string, readonly Ability[] | null>>;
  /** The state checks by name. */
  readonly checks?: Readonly<Record<string, StateCheckRow | null>>;
  /** The turn actions by name. */
  readonly actions?: Readonly<Record<string, TurnActionRow | null>>;
  /** The steps of the turn by name; several stand in the place of one, so that a step can be added before or behind it. */
  readonly steps?: Readonly<Record<string, TimingStep | readonly TimingStep[] | null>>;
  /** What runs before the first turn. */
  readonly setup?: (kernel: PluginKernel) => Program;
}

const SECTIONS: readonly string[] = ['cards', 'settings', 'keywords', 'checks', 'actions', 'steps', 'setup'];
/** The value of a removed fact that cannot be absent. */
const WITHOUT: Readonly<Record<string, unknown>> = { abilities: [], attributes: {} };

function refuse(plugin: Plugin, message: string, fix: string, suggestions: readonly string[] = []): never {
  throw new CardwrightError('plugin-invalid', `Plugin “${plugin.name}”: ${message}`, {
    plugin: plugin.name,
    hook: 'overrides',
    fix: suggestions.length > 0 ? `Did you mean “${suggestions[0]}”?` : fix,
    suggestions,
  });
}

function refuseUnknown(plugin: Plugin, what: string, name: string, known: Iterable<string>): never {
  const names = [...known];
  const message = `it overrides the ${what} “${name}”, which no plugin before it has.`;
  return refuse(plugin, message, 'Correct the name or remove the override.', nearNames(name, names));
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

function refuseIdle(plugin: Plugin, what: string): never {
  return refuse(plugin, `its override of ${what} changes nothing.`, 'Remove it.');
}

/** A card with the changes of one layer applied. */
function changed(plugin: Plugin, card: CardDefinition, change: CardOverride): CardDefinition {
  const facts: Record<string, unknown> = { ...card };
  for (const [field, value] of Object.entries(change)) {
    if (!FACTS.includes(field)) refuseUnknown(plugin, `fact of ${card.id}`, field, FACTS);
    if (value === null && NEEDED_FACTS.includes(field))
      refuse(plugin, `every card has a ${field}; ${card.id} cannot be without.`, 'Give another value.');
    if (value === null ? !(field in facts) : same(facts[field], value))
      refuseIdle(plugin, `${card.id}.${field}`);
    if (value !== null) facts[field] = value;
    else if (field in WITHOUT) facts[field] = WITHOUT[field];
    else delete facts[field];
  }
  // New abilities invalidate the texts that belong to the old ones.
  if (change.abilities !== undefined && change.texts === undefined) delete facts['texts'];
  if (change.abilities !== undefined && change.spans === undefined) delete facts['spans'];
  return facts as unknown as CardDefinition;
}

/** The changes of all plugins to cards, in attach order, by id. */
function cardChanges(
  plugins: readonly Plugin[],
): Map<string, { plugin: Plugin; change: CardOverride | null }[]> {
  const changes = new Map<string, { plugin: Plugin; change: CardOverride | null }[]>();
  for (const plugin of plugins) {
    for (const [id, change] of Object.entries(plugin.overrides?.cards ?? {})) {
      const list = changes.get(id) ?? [];
      if (change !== null && Object.keys(change).length === 0) refuseIdle(plugin, id);
      list.push({ plugin, change });
      changes.set(id, list);
    }
  }
  return changes;
}

/**
 * The cards of all plugins after the last layer.
 * @throws CardwrightError `plugin-invalid`
 */
export function layeredCards(plugins: readonly Plugin[]): readonly CardDefinition[] {
  const changes = cardChanges(plugins);
  const known = new Set<string>();
  const cards: CardDefinition[] = [];
  for (const plugin of plugins) {
    for (const card of plugin.cards ?? []) {
      if (known.has(card.id))
        refuse(plugin, `the card “${card.id}” is defined already.`, 'Give it another number.');
      known.add(card.id);
      let layered: CardDefinition | null = card;
      for (const layer of changes.get(card.id) ?? []) {
        if (layered === null)
          refuse(layer.plugin, `the card “${card.id}” was taken away before.`, 'Leave it alone.');
        layered = layer.change === null ? null : changed(layer.plugin, layered, layer.change);
      }
      if (layered !== null) cards.push(layered);
    }
  }
  for (const [id, [first]] of changes) if (!known.has(id)) refuseUnknown(first!.plugin, 'card', id, known);
  return cards;
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
  for (const { plugin, change } of cardChanges(plugins).get(id) ?? []) {
    if (change === null) return { setBy, removedBy: plugin.name };
    for (const fact of Object.keys(change)) setBy[fact] = plugin.name;
  }
  return { setBy };
}

/** A setting's value and its layer: the plugin that declares or overrides it. */
export function layerOfSetting(kernel: PluginKernel, setting: Setting): string | null {
  const overrides = (plugin: Plugin): boolean =>
    (plugin.overrides?.settings as Readonly<Record<string, unknown>> | undefined)?.[setting.name] !==
    undefined;
  const layers = kernel.plugins.filter(
    (plugin) => plugin.settings?.includes(setting) === true || overrides(plugin),
  );
  // The declaration counts first, whatever order the layers were attached in.
  return layers.findLast(overrides)?.name ?? layers[0]?.name ?? null;
}

/** Settings by id after the last layer. @throws CardwrightError `plugin-invalid` */
export function layeredSettings(plugins: readonly Plugin[]): (number | null)[] {
  const byName = new Map<string, Setting>();
  const values: (number | null)[] = [];
  for (const plugin of plugins) {
    for (const setting of plugin.settings ?? []) {
      if (byName.has(setting.name))
        refuse(plugin, `the setting “${setting.name}” is declared already.`, 'Choose another name.');
      byName.set(setting.name, setting);
      values[setting.id] = setting.initial;
    }
  }
  for (const plugin of plugins) {
    const changes: Readonly<Record<string, number | null | undefined>> = plugin.overrides?.settings ?? {};
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) continue;
      const setting = byName.get(name) ?? refuseUnknown(plugin, 'setting', name, byName.keys());
      if (value !== null && (!Number.isInteger(value) || value < 0))
        refuse(plugin, `the setting “${name}” cannot be ${value}.`, 'Give a whole number from 0, or null.');
      if (values[setting.id] === value) refuseIdle(plugin, name);
      values[setting.id] = value;
    }
  }
  return values;
}

/** Rows by name after the last layer, replaced in place so that their order is kept. */
function layeredRows<T extends { readonly name: string }>(
  plugins: readonly Plugin[],
  section: 'checks' | 'actions' | 'steps',
  what: string,
  own: readonly T[],
): readonly T[] {
  let rows = own;
  for (const plugin of plugins) {
    const changes = (plugin.overrides?.[section] ?? {}) as Readonly<Record<string, T | readonly T[] | null>>;
    for (const [name, row] of Object.entries(changes)) {
      const at = rows.findIndex((one) => one.name === name);
      if (at < 0)
        refuseUnknown(
          plugin,
          what,
          name,
          rows.map((one) => one.name),
        );
      if (rows[at] === row) refuseIdle(plugin, name);
      rows = rows.toSpliced(at, 1, ...(row === null ? [] : ([row].flat() as readonly T[])));
    }
  }
  return rows;
}

/** The game's rules with every plugin's changes. @throws CardwrightError `plugin-invalid` */
export function layeredRules(game: GameRules, plugins: readonly Plugin[]): GameRules {
  for (const plugin of plugins) {
    const section = Object.keys(plugin.overrides ?? {}).find((key) => !SECTIONS.includes(key));
    if (section !== undefined)
      refuse(
        plugin,
        `nothing called “${section}” can be overridden.`,
        `One of ${SECTIONS.join(', ')}.`,
        nearNames(section, SECTIONS),
      );
  }
  const setup = plugins.findLast(({ overrides }) => overrides?.setup !== undefined)?.overrides?.setup;
  return {
    ...game,
    ...(setup === undefined ? {} : { setup }),
    checks: layeredRows(plugins, 'checks', 'state check', [
      ...game.checks,
      ...plugins.flatMap(({ checks = [] }) => checks),
    ]),
    actions: layeredRows(plugins, 'actions', 'turn action', game.actions),
    timing: layeredRows(plugins, 'steps', 'step of the turn', game.timing),
  };
}

/** Keyword definitions after the last layer. */
export function layeredKeywords(
  plugins: readonly Plugin[],
): ReadonlyMap<string, { plugin: Plugin; abilities: readonly Ability[] }> {
  const found = new Map<string, { plugin: Plugin; abilities: readonly Ability[] }>();
  for (const plugin of plugins)
    for (const [name, abilities] of Object.entries(plugin.keywordDefinitions ?? {}))
      found.set(name, { plugin, abilities });
  const declared = new Set(plugins.flatMap(({ keywords = [] }) => keywords.map(({ name }) => name)));
  for (const plugin of plugins) {
    for (const [name, change] of Object.entries(plugin.overrides?.keywords ?? {})) {
      if (!declared.has(name)) refuseUnknown(plugin, 'keyword', name, declared);
      const abilities = change ?? [];
      if (same(found.get(name)?.abilities ?? [], abilities)) refuseIdle(plugin, name);
      found.set(name, { plugin, abilities });
    }
  }
  return found;
}
