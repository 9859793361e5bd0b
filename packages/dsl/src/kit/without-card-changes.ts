import type { Plugin } from '@cardwright/core';

/**
 * Rules for a game without cards: texts are bound to them. What they change of cards is looked at where there are cards.
 */
export const withoutCardChanges = (plugins: readonly Plugin[]): readonly Plugin[] =>
  plugins.map((plugin) => {
    if (plugin.overrides?.cards === undefined) return plugin;
    const { cards: _, ...overrides } = plugin.overrides;
    return { ...plugin, overrides };
  });
