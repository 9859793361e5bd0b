import type { Plugin } from '@cardwright/core';
import { type CardDefinition, textOfDefinition } from '@cardwright/core/data';
import { setDefiner } from '@cardwright/dsl/kit';
import { fullName } from '../cards/card-facts.ts';
import type { CompiledCard, CompiledSet } from '../cards/card-set.ts';
import { factsOfTypes } from '../cards/facts-of-types.ts';

/** The names a card with an ampersand has besides its own (CR 5.2.6.1); one is treated as if it had one (CR 5.2.6.3). */
function otherNames(name: string): string[] {
  return / & | ’n’ | 'n' /.test(name) ? name.split(/ & | ’n’ | 'n' /) : [];
}

/** A card of a compiled set as the kernel takes it. */
export function toDefinition(card: CompiledCard): CardDefinition {
  const stats: Record<string, number> = {};
  if (card.strength !== undefined) stats['strength'] = card.strength;
  if (card.willpower !== undefined) stats['willpower'] = card.willpower;
  if (card.lore !== undefined) stats['lore'] = card.lore;
  if (card.moveCost !== undefined) stats['move-cost'] = card.moveCost;
  return {
    id: `set${card.set}-${card.number}`,
    name: card.name,
    otherNames: otherNames(card.name),
    fullName: fullName(card),
    type: card.type,
    classifications: card.classifications,
    colors: card.inks,
    cost: card.cost,
    stats,
    attributes: {
      inkable: card.inkable,
      set: card.set,
      number: card.number,
      ...(card.rarity === undefined ? {} : { rarity: card.rarity }),
    },
    ...textOfDefinition(card),
  };
}

/**
 * Makes a set plugin from a precompiled set: loading it parses nothing. A card with unreadable text is unsupported, and
 * no deck may contain it.
 * @throws CardwrightError `plugin-invalid` for anything but a compiled set, with the path
 */
export const defineSet: (set: CompiledSet, version?: string) => Plugin = setDefiner({
  game: 'lorcana',
  gameVersion: '0.1.0',
  factsOfTypes,
  toDefinition,
});
