import type { Ability } from '../ability/ability.ts';
import type { DeclaredOr } from '../ability/games.ts';
import { nearNames } from '../errors/near-names.ts';
import type { GameRules, StateCheckRow, TimingStep, TurnActionRow } from '../model/game-rules.ts';
import type { Program } from '../model/program.ts';
import type { Setting } from '../model/setting.ts';
import type { CardChange } from './card-override.ts';
import type { Plugin } from './plugin.ts';
import type { PluginKernel } from './plugin-kernel.ts';
import { refuse, refuseIdle, refuseUnknown, same } from './refuse-override.ts';

/** Settings by name, with their numbers. Of games that declare none (`settings` in `Games`), any name. */
export type SettingsLiteral = {
  readonly [S in keyof DeclaredOr<'settings', Readonly<Record<string, number>>>]?: number | null;
};

/**
 * What a format or mod changes in plugins attached before it. The same three verbs everywhere: absent keeps, a value
 * replaces, null removes. A change of something that does not exist, or that changes nothing, is refused; a setting may be
 * given the number that it has.
 */
export interface Overrides {
  /** By id, or by full name for every card that has it; null removes the card from the game. */
  readonly cards?: Readonly<Record<string, CardChange>>;
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
      const { least, optional } = setting;
      if (value === null ? !optional : !Number.isInteger(value) || value < least)
        refuse(
          plugin,
          `the setting “${name}” cannot be ${value}.`,
          `Give a whole number from ${least}${optional ? ', or null' : ''}.`,
        );
      // A format may say a number that the rules have, too: whoever writes all of them down is right.
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
