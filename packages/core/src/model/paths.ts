import type { Ability } from '../ability/ability.ts';
import { walkParts } from '../ability/walk.ts';

/**
 * Maps each step to its path in an ability's data. Data that binding made up (one choice for both branches of an
 * "instead") maps to the nearest enclosing data that exists.
 * @param within the data that each step was added within, outermost first
 */
export function pathsOf(ability: Ability | null, within: readonly (readonly object[])[]): string[] {
  if (ability === null) return [];
  const paths = new Map<object, string>();
  walkParts(ability, {
    enter(part, { path }) {
      paths.set(part, path);
      return undefined;
    },
  });
  return within.map((around) => {
    const nearest = around.findLast((data) => paths.has(data));
    return nearest === undefined ? '' : paths.get(nearest)!;
  });
}
