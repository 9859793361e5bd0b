import {
  type CardRef,
  cardOf,
  defineProgram,
  type Frame,
  isCurrent,
  type Machine,
  type Program,
  resolvingText,
  runStateChecks,
  type Signal,
  Slots,
  spellSteps,
} from '@cardwright/core/game';
import { actionFinished } from '../events/played.ts';

const slots = new Slots();
/** The action, as it is in play. */
const ACTION = slots.add<CardRef>();
/** Which of its abilities comes next. */
const NEXT = slots.add<number>();

/** Each ability of an action in the order written, then the card goes to the discard (CR 6.7.1.2). */
export const actionProgram: Program = defineProgram(
  'lorcana/action',
  slots.count,
  [
    ...spellSteps(ACTION, NEXT),
    (m) => {
      const ref = m.frame.get(ACTION);
      // Where its own text has put it, it stays (CR 1.2.1).
      if (!isCurrent(m.state, ref)) return m.pop();
      return m.emit([actionFinished.of(m.frame.controller, { card: ref, source: ref })]);
    },
  ],
  { rule: 'CR 6.7.1.2' },
);

const waiting = new Slots();
/** The action that waits, as it is in play. */
const WAITING = waiting.add<CardRef>();
/** The card whose text plays it. */
const PLAYED_BY = waiting.add<CardRef>();

/** An action that text has played, once that text has resolved and the state check that follows is made (CR 1.8.1). */
export const nextActionProgram: Program = defineProgram(
  'lorcana/next-action',
  waiting.count,
  [
    (m) => runStateChecks(m, 'check'),
    (m) => m.push(actionProgram, [m.frame.get(WAITING), 0], m.frame.source, m.frame.controller),
  ],
  { rule: 'CR 6.7.8.1' },
);

/** The frame below which an action played by this text is inserted, after the actions it has played before. */
function after(text: Frame, by: number): Frame {
  // Text of an action has resolved when the action has gone to the discard.
  let above = text.next?.program === actionProgram ? text.next : text;
  for (let next = above.next; next?.program === nextActionProgram; next = next.next) {
    if (next.step > 0 || next.get(PLAYED_BY) !== by) break;
    above = next;
  }
  return above;
}

/**
 * The effect of a card that has been played, if it is an action: at once, but where text plays it, after the card with
 * that text has finished resolving and before what waits in the bag (CR 4.3.3.2, 6.7.1.2, 6.7.8.1).
 */
export function resolveAction(m: Machine, ref: CardRef): Signal {
  const { kernel, state, frame } = m;
  if (kernel.card(state, cardOf(ref)).type !== 'action') return m.pop();
  const text = resolvingText(frame.next);
  if (text === null) return m.push(actionProgram, [ref, 0], ref, frame.controller);
  const { source } = frame;
  m.insertBelow(after(text, source), m.makeFrame(nextActionProgram, [ref, source], ref, frame.controller));
  return m.pop();
}
