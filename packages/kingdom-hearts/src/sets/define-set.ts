import type { Plugin } from '@cardwright/core';
import { type CardDefinition, textOfDefinition } from '@cardwright/core/data';
import { setDefiner } from '@cardwright/dsl/kit';
import { type CompiledCard, type CompiledSet, fullName } from '../cards/card-facts.ts';
import { factsOfTypes } from '../cards/facts-of-types.ts';
import { asCard } from './as-player.ts';

function statsOf(card: CompiledCard): Record<string, number> {
  const { level, attack, magic, support, power, darkLevel } = card;
  const all = { level, attack, magic, support, power, 'dark-level': darkLevel };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    number
  >;
}

/** The kernel's definition of a card of a compiled set. Groups and Home Worlds are its classifications. */
export function toDefinition(card: CompiledCard): CardDefinition {
  const { set, number, hp, copies, form, promo, original } = card;
  const text = textOfDefinition(card);
  const facts = { set, number, hp, copies, form, promo, original };
  return {
    id: `set${set}-${number}`,
    name: card.name,
    ...(card.otherNames === undefined ? {} : { otherNames: card.otherNames }),
    fullName: fullName(card),
    type: card.type,
    classifications: [...(card.group === undefined ? [] : [card.group]), ...(card.homeWorlds ?? [])],
    colors: [],
    cost: card.level ?? 0,
    stats: statsOf(card),
    attributes: Object.fromEntries(
      Object.entries(facts).filter(([, value]) => value !== undefined),
    ) as CardDefinition['attributes'],
    ...text,
    abilities: text.abilities.map((ability) => asCard(ability, card)),
  };
}

/**
 * A set as a plugin, from what its build precompiled: loading it parses nothing.
 * A card whose text was not understood is in the set as unsupported, and in no deck.
 * @throws CardwrightError `plugin-invalid` for what is no such set, with the place
 */
export const defineSet: (set: CompiledSet, version?: string) => Plugin = setDefiner({
  game: 'kingdom-hearts',
  gameVersion: '0.1.0',
  factsOfTypes,
  toDefinition,
});
