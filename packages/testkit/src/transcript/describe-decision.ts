import type { Decision, Engine, ReadonlyState } from '@cardwright/core';
import { isPlayer, playerIn } from '@cardwright/core/game';
import { listNames } from '../names/phrasing.ts';
import type { TableNames } from '../names/table.ts';
import { optionLabels } from './option-labels.ts';

function howMany(decision: Decision): string {
  const { min, max } = decision;
  return min === max ? String(min) : `${min} to ${max}`;
}

/** The candidates of a decision, in words: "you can choose: …". */
export function describePossible(
  engine: Engine,
  names: TableNames,
  state: ReadonlyState,
  decision: Decision,
): string {
  switch (decision.kind) {
    case 'act':
      return 'take a turn action';
    case 'choose-cards':
      return `choose ${howMany(decision)} of ${listNames(decision.cards.map((ref) => names.nameOfRef(state, ref)))}`;
    case 'order':
      return `put in order ${listNames(decision.cards.map((ref) => names.nameOfRef(state, ref)))}`;
    case 'choose-players':
      return `choose ${howMany(decision)} of the players ${decision.candidates.join(', ')}`;
    case 'choose-targets':
      return `choose ${howMany(decision)} of ${listNames(
        decision.cards.map((one) =>
          isPlayer(one) ? `player ${playerIn(one)}` : names.nameOfRef(state, one),
        ),
      )}`;
    case 'choose-option':
      return `take the option ${optionLabels(engine, names, state, decision)
        .map(({ value, labels }) => (labels.length === 0 ? String(value) : `${value} “${labels[0]}”`))
        .join(' or ')}`;
    case 'number':
      return `give a number from ${decision.min} to ${decision.max}`;
    case 'confirm':
      return 'accept or decline';
    case 'name':
      return 'name a card';
  }
}

/** A decision in a line. */
export function describeDecision(
  engine: Engine,
  names: TableNames,
  state: ReadonlyState,
  decision: Decision,
): string {
  const why = decision.source >= 0 ? ` for ${names.nameOfRef(state, decision.source)}` : '';
  const rule = decision.rule === '' ? '' : ` [${decision.rule}]`;
  const possible = describePossible(engine, names, state, decision);
  return `player ${decision.player} is asked (${decision.prompt})${why}: ${possible}${rule}`;
}
