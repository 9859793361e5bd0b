import type { Plugin } from '@cardwright/core';
import { type Ability, type CardDefinition, type Condition, textOfDefinition } from '@cardwright/core/data';
import { setDefiner } from '@cardwright/dsl/kit';
import { type CompiledCard, type CompiledSet, fullName } from '../cards/card-facts.ts';
import { gameStarted } from '../events/players.ts';

function statsOf(card: CompiledCard): Record<string, number> {
  const { level, attack, magic, support, power, darkLevel } = card;
  const all = { level, attack, magic, support, power, 'dark-level': darkLevel };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
    string,
    number
  >;
}

const AS_PLAYER: Condition = { if: 'self-in-zone', zone: 'player-area' };

/** Whether a card may be a Player Card or a Friend: only a Player/XIII, and no Form Change (KH 4.1, 9.37). */
const mayBeFriend = ({ type, group, form }: CompiledCard): boolean =>
  type === 'player' && group === 'XIII' && form !== true;

/** A Player Card's text works in the Player Card area: used as a Friend the card has none (KH 9.37). */
function asPlayer(ability: Ability): Ability {
  switch (ability.kind) {
    case 'static':
      return { ...ability, while: { if: 'all', of: [...(ability.while ? [ability.while] : []), AS_PLAYER] } };
    case 'triggered':
      // Nobody is a Friend yet when the game starts.
      if (ability.on.every(({ on }) => on === gameStarted.name)) return ability;
      return {
        ...ability,
        during: { if: 'all', of: [...(ability.during ? [ability.during] : []), AS_PLAYER] },
      };
    case 'activated':
      return { ...ability, if: { if: 'all', of: [...(ability.if ? [ability.if] : []), AS_PLAYER] } };
    default:
      return ability;
  }
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
    abilities: mayBeFriend(card) ? text.abilities.map(asPlayer) : text.abilities,
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
  toDefinition,
});
