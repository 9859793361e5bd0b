import type { AuthorCode } from '../model/author-code.ts';
import type { Plugin } from './plugin.ts';

/** The plugin that provides a row: the last one that has or replaces it; for code of the rules, the game. */
export function bringerOf(
  plugins: readonly Plugin[],
  field: AuthorCode['field'],
  name: string,
): Plugin | undefined {
  if (field === 'rules') return plugins.find(({ game }) => game !== undefined);
  const has = (plugin: Plugin | Plugin['replaces']): boolean =>
    (plugin as Plugin | undefined)?.[field]?.some((row) => ('kind' in row ? row.kind : row.name) === name) ??
    false;
  return plugins.findLast((plugin) => has(plugin) || has(plugin.replaces));
}
