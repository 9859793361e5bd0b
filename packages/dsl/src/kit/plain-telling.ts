import type { Engine, Plugin, ReadonlyState, TurnMove } from '@cardwright/core';
import { cardOf, coreEventMessages, corePromptMessages, type Message } from '@cardwright/core/game';
import type { Telling } from './telling.ts';

/** An event in the words of its name: “You: life lost 2 (Cracked Idol)”. */
const plainMessage =
  (name: string): Message =>
  ({ player, card, other, amount }) => {
    const parties = [card, other].filter((one) => one !== '').join(', ');
    const number = amount > 0 ? ` ${amount}` : '';
    return `${player}: ${name.replaceAll('-', ' ')}${number}${parties === '' ? '' : ` (${parties})`}`;
  };

/** A turn action in the words of its name, with its way where it has several: “cast Spark”. */
function plainMove(engine: Engine, state: ReadonlyState, { action, card, option }: TurnMove): string {
  if (card < 0) return action;
  const row = engine.actionRows.get(action)!;
  const of = cardOf(card);
  const ways = row.ways?.(engine, state, state.decision?.player ?? 0, of) ?? 1;
  const way = row.wayName?.(engine, state, of, option) || `way ${option + 1}`;
  return `${action} ${engine.card(state, of).definition.fullName}${ways > 1 ? ` (${way})` : ''}`;
}

/** How a game is told that says nothing of it yet: by the names of its events and actions. */
export const plainTelling = ({ events = [] }: Plugin): Telling => ({
  eventMessages: {
    ...Object.fromEntries(events.map(({ name }) => [name, plainMessage(name)])),
    ...coreEventMessages({}),
  },
  promptMessages: corePromptMessages,
  keywordTexts: new Map(),
  describeMove: plainMove,
});
