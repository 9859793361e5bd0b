import { CardwrightError } from '../errors/cardwright-error.ts';
import { canonical, hashText } from '../json/text-hash.ts';
import { settledChanges } from './card-layers.ts';
import type { CardOverride } from './card-override.ts';
import type { Plugin } from './plugin.ts';
import type { PluginKernel } from './plugin-kernel.ts';

/** The identity of a plugin in replays and saved games. */
export interface PluginStamp {
  readonly name: string;
  readonly version: string;
  /** Hash of the meaning of its cards and keywords; independent of how their text is spelt. */
  readonly hash: string;
}

/** @param changes what it changes of cards, as that came to be */
function stamp(
  { name, version, cards, overrides, keywordDefinitions }: Plugin,
  changes: Readonly<Record<string, CardOverride | null>> | undefined,
): PluginStamp {
  const changed = changes === undefined ? overrides : { ...overrides, cards: changes };
  const content = [cards ?? [], changed ?? {}, keywordDefinitions ?? {}];
  return { name, version, hash: hashText(canonical(content, 'texts')) };
}

const stamps = new WeakMap<PluginKernel, readonly PluginStamp[]>();

/** Stamps of an engine's plugins in attach order. */
export function pluginStamps(kernel: PluginKernel): readonly PluginStamp[] {
  let found = stamps.get(kernel);
  if (found === undefined) {
    const changes = settledChanges(kernel.plugins);
    found = kernel.plugins.map((plugin) => stamp(plugin, changes.get(plugin)));
    stamps.set(kernel, found);
  }
  return found;
}

/**
 * Checks that something was made with this engine's plugins and the same cards.
 *
 * @param made how a message about it begins (`This replay was recorded`)
 * @throws CardwrightError with the code given, naming the first plugin that differs
 */
export function checkStamps(
  kernel: PluginKernel,
  given: readonly PluginStamp[],
  code: 'replay-foreign' | 'save-foreign',
  made: string,
): void {
  const here = pluginStamps(kernel);
  function differing(found: string, fix: string): never {
    throw new CardwrightError(code, `${made} with other plugins: ${found}.`, { recorded: given, here, fix });
  }
  for (const stamp of given) {
    const mine = here.find((other) => other.name === stamp.name);
    if (mine === undefined) differing(`“${stamp.name}” is missing here`, `Add “${stamp.name}”.`);
    if (mine.version !== stamp.version)
      differing(
        `“${stamp.name}” was ${stamp.version} and is ${mine.version} here`,
        `Use “${stamp.name}” ${stamp.version}.`,
      );
    if (mine.hash !== stamp.hash)
      differing(`the cards of “${stamp.name}” differ`, 'Use the set it was made with.');
  }
  const extra = here.find((mine) => !given.some((stamp) => stamp.name === mine.name));
  if (extra !== undefined) differing(`it knows no “${extra.name}”`, `Leave “${extra.name}” out.`);
  if (given.length !== here.length) differing('it names a plugin twice', 'Use an undamaged copy.');
  if (here.some((mine, i) => mine.name !== given[i]!.name))
    differing('they were attached in another order', 'Give the plugins in the order it names.');
}
