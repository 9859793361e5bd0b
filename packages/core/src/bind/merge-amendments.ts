import type { Effect } from '../ability/effect.ts';
import type { AbilityKernel } from './ability-kernel.ts';

/** Effects in the order written; one that only says how the previous effect is done is merged into it. */
export function mergeAmendments(kernel: AbilityKernel, effects: readonly Effect[]): readonly Effect[] {
  const whole: Effect[] = [];
  for (const effect of effects) {
    const before = whole.at(-1);
    const both = before && kernel.effects.get(effect.do)?.amends?.(effect, before);
    if (both) whole[whole.length - 1] = both;
    else whole.push(effect);
  }
  return whole;
}
