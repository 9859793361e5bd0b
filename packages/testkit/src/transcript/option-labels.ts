import type { Decision, Engine, ReadonlyState } from '@cardwright/core';
import type { CardRef } from '@cardwright/core/game';
import { cardOf } from '@cardwright/core/game';
import type { TableNames } from '../names/table.ts';

/** One of the options of a `choose-option` decision. */
export interface OptionLabel {
  /** The value to answer with. */
  readonly value: number;
  /** Names for it in tests; messages use the first. Empty for unnamed options. */
  readonly labels: readonly string[];
}

function cardLabels(engine: Engine, names: TableNames, state: ReadonlyState, ref: CardRef): string[] {
  if (!engine.isCard(state, ref)) return [];
  const { fullName, name } = engine.card(state, cardOf(ref)).definition;
  return [names.nameOfRef(state, ref), fullName, name];
}

/** The card in a part's id (`card id # index`). */
function partLabels(engine: Engine, part: string): string[] {
  const card = engine.cardsById.get(part.split('#')[0]!);
  return card === undefined ? [part] : [card.definition.fullName, card.definition.name, part];
}

function labelsOf(
  engine: Engine,
  names: TableNames,
  state: ReadonlyState,
  decision: Decision,
  position: number,
): string[] {
  const fact = decision.data[position];
  if (typeof fact === 'string') return partLabels(engine, fact);
  // Pending triggers are distinguished by their cards.
  if (typeof fact === 'number' && decision.prompt === 'choose-trigger') {
    return cardLabels(engine, names, state, fact as CardRef);
  }
  return [];
}

/** The options of a decision with their names. */
export function optionLabels(
  engine: Engine,
  names: TableNames,
  state: ReadonlyState,
  decision: Decision,
): OptionLabel[] {
  return decision.candidates.map((value, position) => ({
    value,
    labels: labelsOf(engine, names, state, decision, position),
  }));
}
