import type { Effect } from '../ability/effect.ts';
import type { AbilityKernel } from './ability-kernel.ts';

/** The effect before with what amends it; undefined if nothing does. Of what a player may do, the last is amended. */
function amended(kernel: AbilityKernel, effect: Effect, before: Effect): Effect | undefined {
  const both = kernel.effects.get(effect.do)?.amends?.(effect, before);
  if (both) return both;
  if ((before.do !== 'may' && before.do !== 'pay-to') || ('otherwise' in before && before.otherwise))
    return undefined;
  const last = before.effects.at(-1);
  const inner = last && amended(kernel, effect, last);
  return inner && { ...before, effects: [...before.effects.slice(0, -1), inner] };
}

/** "You may play a relic. If you do, it enters play turned": how it is done, and what else is done then. */
function amendedIfDone(kernel: AbilityKernel, effect: Effect, before: Effect): readonly Effect[] | undefined {
  if (effect.do !== 'if' || effect.condition.if !== 'done' || effect.otherwise || before.do !== 'may')
    return undefined;
  const [first, ...rest] = effect.effects;
  const both = first && amended(kernel, first, before);
  return both && (rest.length > 0 ? [both, { ...effect, effects: rest }] : [both]);
}

/** Effects in the order written; one that only says how the previous effect is done is merged into it. */
export function mergeAmendments(kernel: AbilityKernel, effects: readonly Effect[]): readonly Effect[] {
  const whole: Effect[] = [];
  for (const effect of effects) {
    const before = whole.at(-1);
    const both = before && amended(kernel, effect, before);
    const then = before && !both ? amendedIfDone(kernel, effect, before) : undefined;
    if (both) whole[whole.length - 1] = both;
    else if (then) whole.splice(-1, 1, ...then);
    else whole.push(effect);
  }
  return whole;
}
