import type { Ability, CardSelector, Effect } from '@cardwright/core/data';
import { findPart, speaksOfPlayingItself } from '@cardwright/core/data';
import { articleFor } from '../lexicon/inflection.ts';
import { wrong } from './messages.ts';
import { defineObjection, type PartPlace, type Wrong } from './objection.ts';

/** The zone other than play that the words name, if any. */
const zoneNamed = (what: CardSelector): string | undefined =>
  'from' in what && what.from !== undefined && 'zone' in what.from ? what.from.zone : undefined;

/** Whether a quoted ability has an effect only while its card is being played. */
const whilePlayed = (ability: Ability): boolean =>
  ability.kind === 'static' && ability.effects.every(speaksOfPlayingItself);

/** The granted or removed keywords, each with where it has an effect; undefined for in play only. */
function keywordsOf(effect: Effect, { lexicon }: PartPlace) {
  const ids =
    effect.do === 'grant'
      ? effect.keywords.map(({ keyword }) => keyword)
      : effect.do === 'lose-keyword' || effect.do === 'cannot-gain'
        ? [effect.keyword]
        : [];
  return ids.map((keyword) => lexicon.keywords?.find(({ id }) => id === keyword)?.beyondPlay);
}

/**
 * "Allies in your hand gain Haste", "get +1 {P}" have an effect in play only. "Your allies gain Morph", "… gain “This
 * may enter play turned.”" have one only where a card is played from.
 */
export const givenWithoutUse = defineObjection({
  of: 'effect',
  object: (effect, place) => {
    if (!('what' in effect) || !GIVING.has(effect.do)) return undefined;
    return uselessTo((effect as { readonly what: CardSelector }).what, effect, place);
  },
});

function uselessTo(what: CardSelector, effect: Effect, place: PartPlace): Wrong | undefined {
  if (what.pick === 'both') {
    for (const one of what.of) {
      const found = uselessTo(one, effect, place);
      if (found) return found;
    }
    return undefined;
  }
  const from = zoneNamed(what);
  const zone = from === undefined ? undefined : place.lexicon.zones?.find(({ id }) => id === from);
  const keywords = keywordsOf(effect, place);
  const quoted = effect.do === 'grant' ? (effect.abilities ?? []) : [];
  if (zone !== undefined) {
    const inPlayOnly =
      keywords.length + quoted.length === 0 || keywords.includes(undefined) || !quoted.every(whilePlayed);
    const named = { zone: `${articleFor(zone.one)} ${zone.one}` };
    if (inPlayOnly) return wrong('no-use-in-zone-but-in-play', named);
    return keywords.includes('only') && zone.playedFrom !== true
      ? wrong('no-use-in-zone-but-where-played-from', named)
      : undefined;
  }
  if (what.pick !== 'each' && what.pick !== 'chosen' && what.pick !== 'some') return undefined;
  return keywords.includes('only') || quoted.some(whilePlayed) ? wrong('no-use-in-play') : undefined;
}
/** "2 {M} — Return this card from your hand to …": abilities are used in play, where nothing is taken from a hand. */
export const usedElsewhere = defineObjection({
  of: 'ability',
  object: (ability) => {
    if (ability.kind !== 'activated') return undefined;
    const own = findPart(ability, ({ pick }) => pick === 'self') as CardSelector | undefined;
    return own && zoneNamed(own) !== undefined ? wrong('used-in-play-only') : undefined;
  },
});

const GIVING: ReadonlySet<string> = new Set([
  'grant',
  'modify',
  'lose-keyword',
  'cannot-gain',
  'lose-abilities',
  'gain-abilities',
]);

/** The zone from which an effect plays its own card at once, if it does. */
function playsItselfFrom(effect: Effect): string | undefined {
  if (effect.do === 'play' && effect.what.pick === 'self') return zoneNamed(effect.what);
  if (effect.do !== 'may' && effect.do !== 'if' && effect.do !== 'pay-to') return undefined;
  for (const inner of effect.effects) {
    const zone = playsItselfFrom(inner);
    if (zone !== undefined) return zone;
  }
  return undefined;
}

/** "You may play this spell from your discard" as what a spell does: while it resolves it is in no such zone. */
export const spellPlaysItself = defineObjection({
  of: 'ability',
  object: (ability, { lexicon }) => {
    if (ability.kind !== 'spell') return undefined;
    for (const effect of ability.effects) {
      const zone = lexicon.zones?.find(({ id }) => id === playsItselfFrom(effect));
      if (zone !== undefined)
        return wrong('resolves-elsewhere', { zone: `${articleFor(zone.one)} ${zone.one}` });
    }
    return undefined;
  },
});
