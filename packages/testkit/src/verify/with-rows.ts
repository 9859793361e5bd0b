import { createEngine, type Plugin } from '@cardwright/core';

/** The rows of a plugin, by registry. */
export type Rows = NonNullable<Plugin['replaces']>;

const ROWS = ['filters', 'conditions', 'quantities', 'costs', 'effects'] as const;

/** The plugins with all their rows changed, and one more that changes those of the kernel. */
export function withRows(plugins: readonly Plugin[], change: (rows: Rows) => Rows): readonly Plugin[] {
  const own = plugins.map((plugin) => ({
    ...plugin,
    ...change(plugin),
    ...(plugin.replaces && { replaces: change(plugin.replaces) }),
  }));
  const core = createEngine({ plugins }).plugins[0]!;
  const taken = new Set(
    plugins.flatMap(({ replaces = {} }) =>
      Object.entries(replaces).flatMap(([field, rows]) => rows.map(({ kind }) => `${field} ${kind}`)),
    ),
  );
  const left = ROWS.map((field) => [
    field,
    (core[field] ?? []).filter(({ kind }) => !taken.has(`${field} ${kind}`)),
  ]);
  return [...own, { name: 'watch', version: '1.0.0', replaces: change(Object.fromEntries(left) as Rows) }];
}
