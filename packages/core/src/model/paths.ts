import type { Ability } from '../ability/ability.ts';
import { walkParts } from '../ability/walk.ts';

/**
 * The path in an ability's data that each step comes from. What binding made up on the way (one choice for both
 * halves of an "instead") counts as the nearest thing around it that is in the data.
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
