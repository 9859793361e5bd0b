import type { Ability } from '../ability/ability.ts';
import { compileAbility, readAs } from '../bind/ability.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import type { BinderOptions } from '../bind/binder-options.ts';
import type { ReferenceReport } from '../bind/producer.ts';
import type { BoundAbility } from '../model/ability-part.ts';
import { refuseInert } from './refuse-inert.ts';
import type { Meaning } from './scene.ts';

/**
 * Compiles one ability of a card, and refuses it if some part of it is inert (could never do anything).
 * @throws CardwrightError what `compileAbility` throws, and `ability-inert`
 */
export function bindAbility(
  kernel: AbilityKernel,
  id: string,
  ability: Ability,
  options: BinderOptions = {},
): BoundAbility {
  const meant = new Map<object, Meaning>();
  const report: ReferenceReport = (reference, producer) => {
    const before = meant.get(reference);
    meant.set(reference, before === undefined || before === producer ? producer : undefined);
    options.report?.(reference, producer);
  };
  const bound = compileAbility(kernel, id, ability, { ...options, report });
  // A keyword's own sentences are checked where it is granted.
  if (ability.kind !== 'keyword') readAs(id, () => refuseInert(kernel, bound, meant));
  return bound;
}
