/** What a game asks, out of its own tables: of actions, keywords and the effects that it has. */
import type { Ability } from '../ability/ability.ts';
import type { Effect } from '../ability/effect.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import type { Asked, Keyword } from '../model/names.ts';
import { isAmong, type Place, type Places } from '../model/places.ts';

/** What is asked about an action; undefined where the game does not say. */
export function askedOf(kernel: AbilityKernel, action: string): Asked | undefined {
  return kernel.actions.get(action)?.asked ?? kernel.rules.asks?.actions?.[action];
}

/** Where a card is for which a keyword does anything; undefined where neither it nor its sentences tell. */
export function placesOfKeyword(kernel: AbilityKernel, keyword: Keyword | undefined): Places | undefined {
  if (keyword?.beyondPlay === true) return 'out-of-play';
  const given = keyword === undefined ? [] : kernel.abilitiesOfKeyword(keyword);
  if (given.length === 0) return undefined;
  const played = given.some(({ whilePlayed }) => whilePlayed.length > 0);
  const stands = given.some(
    ({ data, parts, whilePlayed }) => data.kind === 'activated' || parts.length > whilePlayed.length,
  );
  if (played && stands) return 'anywhere';
  return played ? 'out-of-play' : 'in-play';
}

/** Where a card is for which an ability does anything that it gains. */
export function placesOfGained(kernel: AbilityKernel, ability: Ability): Places {
  const whilePlayed =
    ability.kind === 'static' &&
    ability.effects.every((effect) => kernel.effects.get(effect.do)?.whilePlayed?.(effect, kernel) === true);
  return whilePlayed ? 'out-of-play' : 'in-play';
}

/**
 * For whose turn actions alone something is asked that an effect says of its cards, seen from their player: undefined
 * where it matters at other times too, or that is not known. Others may ask at any time for a keyword.
 */
export function turnOfEffect(kernel: AbilityKernel, effect: Effect): 'own' | 'other' | undefined {
  if (effect.do === 'forbid' || effect.do === 'permit') return askedOf(kernel, effect.action)?.turn;
  return kernel.effects.get(effect.do)?.acts?.['what']?.turn;
}

/** The places that are meant, one by one. */
export function placesOfAll(places: Places, { zones }: AbilityKernel): readonly Place[] {
  const all: readonly Place[] = [null, ...zones.filter(({ inPlay }) => !inPlay)];
  return all.filter((place) => isAmong(place, places));
}
