import type { Ability } from '@cardwright/core/data';
import { walkParts } from '@cardwright/core/data';

/** The place of every object of an ability's data, by identity. */
export function dataPaths(abilities: readonly Ability[]): Map<object, { ability: number; path: string }> {
  const found = new Map<object, { ability: number; path: string }>();
  for (const [index, ability] of abilities.entries())
    walkParts(ability, {
      enter(part, { path }) {
        found.set(part, { ability: index, path });
        return undefined;
      },
    });
  return found;
}
