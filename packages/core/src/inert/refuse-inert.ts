import type { Ability } from '../ability/ability.ts';
import { unnoted } from '../ability/unnoted.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import { CardwrightError } from '../errors/cardwright-error.ts';
import type { BoundAbility } from '../model/ability-part.ts';
import { findInert } from './find-inert.ts';
import type { Meant } from './scene.ts';

/**
 * Refuses an ability with an inert part.
 * @param meant antecedents of its references
 * @throws CardwrightError `ability-inert` with the path in its data
 */
export function refuseInert(
  kernel: AbilityKernel,
  { id, data, functionsIn }: BoundAbility,
  meant: Meant,
): undefined {
  const found = findInert(kernel, unnoted(data) as Ability, functionsIn, meant);
  if (found === null) return;
  const { path, reason, fix } = found;
  const message = `A part of ${id} would never do anything: ${reason}.`;
  throw new CardwrightError('ability-inert', message, { ability: id, path, reason, fix });
}
