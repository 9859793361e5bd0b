import type { Ability } from '../ability/ability.ts';

function index(value: unknown, path: string, found: Map<object, string>): void {
  if (value === null || typeof value !== 'object') return;
  found.set(value, path);
  for (const [key, inner] of Object.entries(value)) index(inner, path === '' ? key : `${path}.${key}`, found);
}

/**
 * The path in an ability's data that each step comes from. What binding made up on the way (one choice for both
 * halves of an "instead") counts as the nearest thing around it that is in the data.
 * @param within the data that each step was added within, outermost first
 */
export function pathsOf(ability: Ability | null, within: readonly (readonly object[])[]): string[] {
  if (ability === null) return [];
  const paths = new Map<object, string>();
  index(ability, '', paths);
  return within.map((around) => {
    const nearest = around.findLast((data) => paths.has(data));
    return nearest === undefined ? '' : paths.get(nearest)!;
  });
}
