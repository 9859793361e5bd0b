import type { Effect } from '../ability/effect.ts';
import type { CardSelector } from '../ability/selector.ts';
import type { Binder } from './binder.ts';

/**
 * The cards that an effect shows only for the next effect to act on ("reveal an ally and play it"); null if it acts by
 * itself.
 */
export function shownFor(effect: Effect | undefined, next: Effect | undefined): CardSelector | null {
  if (effect?.do !== 'reveal' || effect.what.pick !== 'some') return null;
  const what = next !== undefined && 'what' in next ? (next.what as CardSelector) : undefined;
  return what?.pick === 'ref' ? effect.what : null;
}

/** Has only those cards shown to which what they are shown for can be done. */
export function limitShown(binder: Binder, effect: Effect, next: Effect | undefined): void {
  const shown = shownFor(effect, next);
  if (shown === null || binder.supposed !== null) return;
  binder.bindFeasibility((inner) => {
    inner.effect(effect);
    inner.effect(next!);
    const can = inner.payable.get(shown);
    if (can !== undefined) binder.payable.set(shown, can);
    return null;
  });
}
