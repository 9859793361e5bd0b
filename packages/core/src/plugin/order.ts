import { CardwrightError } from '../errors/cardwright-error.ts';
import { nearNames } from '../errors/near-names.ts';
import type { Plugin } from './plugin.ts';

function parts(version: string): number[] {
  return version.split('.').map((n) => Number.parseInt(n, 10) || 0);
}

/** Whether `version` is at least `wanted`, with the same major version (and minor, while the major is 0). */
export function satisfies(version: string, wanted: string): boolean {
  const [a = 0, b = 0, c = 0] = parts(version);
  const [x = 0, y = 0, z = 0] = parts(wanted);
  if (a !== x) return false;
  if (a === 0) return b === y && c >= z;
  return b > y || (b === y && c >= z);
}

/**
 * Topological order of plugins: each after those it requires, otherwise as given.
 * @throws CardwrightError `plugin-duplicate`, `plugin-missing` or `plugin-incompatible`
 */
export function orderPlugins(plugins: readonly Plugin[]): Plugin[] {
  const byName = new Map<string, Plugin>();
  for (const plugin of plugins) {
    if (byName.has(plugin.name)) {
      throw new CardwrightError('plugin-duplicate', `The plugin “${plugin.name}” is given twice.`, {
        plugin: plugin.name,
        fix: 'Remove one of them.',
      });
    }
    byName.set(plugin.name, plugin);
  }
  const ordered: Plugin[] = [];
  const open = new Set<Plugin>();
  const visit = (plugin: Plugin): void => {
    if (ordered.includes(plugin)) return;
    if (open.has(plugin)) {
      throw new CardwrightError(
        'plugin-invalid',
        `Plugins need each other in a circle, through “${plugin.name}”.`,
        {
          plugin: plugin.name,
          hook: 'requires',
          fix: 'Take one of the requirements out.',
        },
      );
    }
    open.add(plugin);
    for (const [name, version] of Object.entries(plugin.requires ?? {})) {
      const needed = byName.get(name);
      if (needed === undefined) {
        throw new CardwrightError(
          'plugin-missing',
          `The plugin “${plugin.name}” needs “${name}”, which is not given.`,
          {
            plugin: plugin.name,
            hook: 'requires',
            suggestions: nearNames(name, byName.keys()),
            fix: `Add “${name}” to the plugins.`,
          },
        );
      }
      if (!satisfies(needed.version, version)) {
        throw new CardwrightError(
          'plugin-incompatible',
          `The plugin “${plugin.name}” needs “${name}” ${version}, but ${needed.version} is given.`,
          {
            plugin: plugin.name,
            hook: 'requires',
            fix: `Use a version of “${name}” that is compatible with ${version}.`,
          },
        );
      }
      visit(needed);
    }
    open.delete(plugin);
    ordered.push(plugin);
  };
  for (const plugin of plugins) visit(plugin);
  return ordered;
}
