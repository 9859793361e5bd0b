/** What a game queries, from its own tables: about actions, keywords and its effects. */
import type { Ability } from '../ability/ability.ts';
import type { Effect } from '../ability/effect.ts';
import type { AbilityKernel } from '../bind/ability-kernel.ts';
import type { Asked, Keyword } from '../model/names.ts';
import { isAmong, type Place, type Places } from '../model/places.ts';

/** What the game queries about an action; undefined if the game does not say. */
export function askedOf(kernel: AbilityKernel, action: string): Asked | undefined {
  return kernel.actions.get(action)?.asked ?? kernel.rules.asks?.actions?.[action];
}

/** The places in which a keyword has any effect; undefined if neither the keyword nor its definition tells. */
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

/** The places in which a gained ability has any effect. */
export function placesOfGained(kernel: AbilityKernel, ability: Ability): Places {
  const whilePlayed =
    ability.kind === 'static' &&
    ability.effects.every((effect) => kernel.effects.get(effect.do)?.whilePlayed?.(effect, kernel) === true);
  return whilePlayed ? 'out-of-play' : 'in-play';
}

/**
 * Whose turn actions alone query an effect's statement, seen from the cards' player; undefined if it also matters at
 * other times or is unknown. A keyword may be queried at any time.
 */
export function turnOfEffect(kernel: AbilityKernel, effect: Effect): 'own' | 'other' | undefined {
  if (effect.do === 'forbid' || effect.do === 'permit') return askedOf(kernel, effect.action)?.turn;
  return kernel.effects.get(effect.do)?.acts?.['what']?.turn;
}

/** Expands a set of places. */
export function placesOfAll(places: Places, { zones }: AbilityKernel): readonly Place[] {
  const all: readonly Place[] = [null, ...zones.filter(({ inPlay }) => !inPlay)];
  return all.filter((place) => isAmong(place, places));
}
