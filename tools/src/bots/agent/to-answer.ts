import {
  type Answer,
  addressOf,
  type Engine,
  type ReadonlyState,
  type TurnMove,
  type ViewAnswer,
} from '@cardwright/core';
import { type CardRef, cardOf, isPlayer, playerIn } from '@cardwright/core/game';

/** A turn action with its card by address. */
const moveOf = (engine: Engine, state: ReadonlyState, { action, card, option }: TurnMove): ViewAnswer => ({
  action,
  card: card < 0 ? null : addressOf(engine, state, cardOf(card)),
  option,
});

/** An answer in the words of the view of the player who is asked: cards by their addresses. */
export function answerOfView(engine: Engine, state: ReadonlyState, answer: Answer): ViewAnswer {
  if (Array.isArray(answer)) {
    const { candidates, kind, player } = state.decision!;
    const shown = engine.view(state, player).decision!.choice!.candidates;
    return (answer as readonly number[]).map((one) => {
      if (kind === 'choose-targets' && isPlayer(one)) return playerIn(one);
      const at = (candidates as readonly number[]).indexOf(one);
      return at < 0 ? addressOf(engine, state, cardOf(one as CardRef)) : shown[at]!.value;
    });
  }
  return typeof answer === 'object' ? moveOf(engine, state, answer as TurnMove) : (answer as ViewAnswer);
}
