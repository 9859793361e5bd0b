import type { Ability, Condition } from '@cardwright/core/data';
import type { CompiledCard } from '../cards/card-facts.ts';
import { gameStarted } from '../events/players.ts';

const AS_PLAYER: Condition = { if: 'self-in-zone', zone: 'player-area' };

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

/** An ability as a card has it: only a Player/XIII, and no Form Change, may be a Friend too (KH 4.1, 9.37). */
export const asCard = (
  ability: Ability,
  { type, group, form }: Pick<CompiledCard, 'type' | 'group' | 'form'>,
): Ability => (type === 'player' && group === 'XIII' && form !== true ? asPlayer(ability) : ability);
