import type { Ability } from '@cardwright/core';

/** The place of every object of an ability's data, by identity. */
export function dataPaths(abilities: readonly Ability[]): Map<object, { ability: number; path: string }> {
  const found = new Map<object, { ability: number; path: string }>();
  const walk = (value: unknown, ability: number, path: string): void => {
    if (value === null || typeof value !== 'object') return;
    found.set(value, { ability, path });
    for (const [key, inner] of Object.entries(value))
      walk(inner, ability, path === '' ? key : `${path}.${key}`);
  };
  for (const [index, ability] of abilities.entries()) walk(ability, index, '');
  return found;
}
