import { type Answer, addressOf, type Engine, type ReadonlyState, type TurnMove } from '@cardwright/core';
import type { CardRef } from '@cardwright/core/game';
import { cardOf, isPlayer, playerIn } from '@cardwright/core/game';

/** A card by full name and address, to tell apart cards with the same name. */
function nameOf(engine: Engine, state: ReadonlyState, ref: CardRef): string {
  if (!engine.isCard(state, ref)) return `card ${ref}`;
  const card = cardOf(ref);
  return `${engine.card(state, card).definition.fullName} (${addressOf(engine, state, card)})`;
}

function moveInWords(engine: Engine, state: ReadonlyState, { action, card, option }: TurnMove): string {
  if (card < 0) return action;
  const row = engine.actionRows.get(action)!;
  const way = row.wayName?.(engine, state, cardOf(card), option) ?? '';
  const which = way !== '' ? `, ${way}` : option === 0 ? '' : `, way ${option}`;
  return `${action} ${nameOf(engine, state, card)}${which}`;
}

/** A legal answer in one line, unique among the answers to the decision. */
export function describeAnswer(engine: Engine, state: ReadonlyState, answer: Answer): string {
  const { decision } = state;
  if (decision === null) return JSON.stringify(answer);
  const { kind } = decision;
  if (kind === 'act') return moveInWords(engine, state, answer as TurnMove);
  if (kind === 'confirm') return answer === true ? 'accept' : 'decline';
  if (!Array.isArray(answer)) return `${kind} ${answer}`;
  const list = answer as readonly CardRef[];
  const words =
    kind === 'choose-players'
      ? list
      : list.map((ref) => (isPlayer(ref) ? `player ${playerIn(ref)}` : nameOf(engine, state, ref)));
  return words.length === 0 ? `${kind} nothing` : `${kind} ${words.join(' + ')}`;
}
