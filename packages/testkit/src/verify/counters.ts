import type { Engine } from '@cardwright/core';
import { type CardDefinition, walkParts } from '@cardwright/core/data';
import type { SituationRules } from '@cardwright/core/game';

/** The column of a kind of counter, as `defineCounter` names it. */
export const counterColumn = (name: string | undefined): string =>
  name === undefined ? 'counters' : `${name}-counters`;

/** The columns of the counters that a card's abilities speak of and a game has. */
export interface SpokenCounters {
  readonly cards: readonly string[];
  readonly players: readonly string[];
}

/** What a card speaks of lies on cards and players in its situations, if the game does not say so itself. */
export function countersSpokenOf(
  engine: Engine,
  rules: SituationRules,
  card: CardDefinition,
): SpokenCounters {
  const names = new Set<string>();
  walkParts(card.abilities, {
    enter(part) {
      if (!Array.isArray(part) && typeof part['counter'] === 'string')
        names.add(counterColumn(part['counter']));
      return undefined;
    },
  });
  const said = [rules.side, ...Object.values(rules.states)];
  const open = [...names].filter((name) => !said.some((columns) => columns !== null && name in columns));
  const isOf = (name: string, scope: string): boolean =>
    engine.columns.some((column) => column.name === name && column.scope === scope);
  return {
    cards: open.filter((name) => isOf(name, 'card')),
    players: open.filter((name) => isOf(name, 'player')),
  };
}
