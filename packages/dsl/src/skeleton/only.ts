import type { Condition, Effect } from '@cardwright/core/data';

/** What "can …" says and "can't … unless" says as well. */
type Permit = Extract<Effect, { do: 'permit' }>;

/** Whether it takes this to be possible at all; otherwise anyone may do it anyway. */
function isGiven({ what, action }: Partial<Permit>, given: readonly string[]): boolean {
  const from = what && 'from' in what ? what.from : undefined;
  return from !== undefined || (action !== undefined && given.includes(String(action)));
}

/**
 * What "can … only if" means besides its condition. A permission is given only then; of what anyone may do anyway, it
 * forbids all else.
 * @param given actions that need a permission
 */
export function onlyThen(effect: Effect, given: readonly string[]): Effect | undefined {
  if (effect.do !== 'permit') return undefined;
  if (isGiven(effect, given)) return effect;
  const { do: _, what, action, other, by, duration } = effect;
  const lasting = duration && { duration };
  if (by === undefined) return { do: 'forbid', what, action, ...(other && { other }), ...lasting };
  const cards =
    what.pick === 'self' ? { pick: 'self' as const } : what.pick === 'each' ? what.filter : undefined;
  return cards && !other ? { do: 'forbid-player', player: by, action, cards, ...lasting } : undefined;
}

/** When that applies. */
export function onlyWhen(effect: Partial<Effect>, condition: Condition, given: readonly string[]): Condition {
  const permitted = effect.do === 'permit' && isGiven(effect as Partial<Permit>, given);
  return permitted ? condition : { if: 'not', condition };
}

/** The inverse: what is said to be possible only then. */
export function saidOnly(effect: Effect): Effect {
  const lasting = 'duration' in effect && effect.duration ? { duration: effect.duration } : {};
  if (effect.do === 'forbid' && !effect.by && !effect.except) {
    const { what, action, other } = effect;
    return { do: 'permit', what, action, ...(other && { other }), ...lasting };
  }
  if (effect.do !== 'forbid-player' || effect.cards === undefined) return effect;
  const { player, action, cards } = effect;
  const what: Permit['what'] = 'pick' in cards ? { pick: 'self' } : { pick: 'each', filter: cards };
  return { do: 'permit', what, action, by: player, ...lasting };
}
