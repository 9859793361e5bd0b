import { type Effect, mentions } from '@cardwright/core/data';

/** "If you do, search …": what is found under a condition, so that what is done with it is under it, too. */
export function isSearchUnderCondition(effect: Effect | undefined): effect is Extract<Effect, { do: 'if' }> {
  return effect?.do === 'if' && !effect.otherwise && mentions(effect.effects, 'do', 'search');
}

/** "Put that card into your hand. Shuffle your deck": what belongs to the search before it. */
export const goesOn = (effect: Effect): boolean => effect.do === 'shuffle' || mentions(effect, 'pick', 'ref');
