import { type DataPart, type Effect, mapParts, mentions } from '@cardwright/core/data';

/** "If you do, search …": what is found under a condition, so that what is done with it is under it, too. */
export function isSearchUnderCondition(effect: Effect | undefined): effect is Extract<Effect, { do: 'if' }> {
  return effect?.do === 'if' && !effect.otherwise && mentions(effect.effects, 'do', 'search');
}

/**
 * "Put that card into your hand. Shuffle your deck": what belongs to the search before it. Whose a card is tells nothing:
 * "Return chosen beast to its player's hand" speaks of its own card alone.
 */
export const goesOn = (effect: Effect): boolean =>
  effect.do === 'shuffle' || mentions(mapParts(effect, ownerless), 'pick', 'ref');

const ownerless = (part: DataPart) => (part['who'] === 'player-of' ? {} : undefined);
