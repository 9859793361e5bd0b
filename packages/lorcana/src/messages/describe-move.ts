import type { ReadonlyState, TurnMove } from '@cardwright/core';
import { activatedOf, cardOf, controller, type Kernel, liesUnder } from '@cardwright/core/game';
import { totalCost, waysOf } from '../play/ways.ts';
import { moveMessages } from './en.ts';

/** A turn action in words ("Shift" and the card’s full name), for the player who may take it. */
export function describeMove(
  kernel: Kernel,
  state: ReadonlyState,
  { action, card, option }: TurnMove,
): string {
  const facts = { player: '', card: '', other: '', amount: 0, zone: '', data: {} };
  if (card < 0) return moveMessages[action]?.(facts) ?? action;
  const index = cardOf(card);
  const { definition } = kernel.card(state, index);
  const way = action === 'play' ? (waysOf(kernel, state, index)[option]?.kind ?? 'ink') : '';
  const key = way === '' || way === 'ink' ? action : way;
  const several = action === 'use-ability' && activatedOf(kernel, state, index).length > 1;
  const data = several ? { ability: option + 1 } : {};
  const top = liesUnder.get(state, index) - 1;
  const other = top < 0 ? '' : kernel.card(state, top).definition.fullName;
  // The least cost: optional reductions are asked about while it is played.
  const amount =
    key === 'play' ? totalCost(kernel, state, controller.get(state, index), index, definition.cost) : 0;
  const words = { ...facts, card: definition.fullName, other, amount, data };
  return moveMessages[key]?.(words) ?? `${action} ${definition.fullName}`;
}
