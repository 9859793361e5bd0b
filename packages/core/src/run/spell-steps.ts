import { type CardRef, cardOf } from '../model/card-ref.ts';
import { type Label, label } from '../model/label.ts';
import type { Step } from '../model/program.ts';
import type { Slot } from '../model/slots.ts';
import { spellsOf } from '../queries/spells.ts';

/**
 * Steps of a program that plays a card: they run each ability that the card does once, in the order written. Where players
 * respond, each is announced when its turn comes.
 *
 * @param card the slot with the card as it is now
 * @param next a slot of their own: which ability comes next
 */
export function spellSteps(card: Slot<CardRef>, next: Slot<number>): (Step | Label)[] {
  const again = label();
  return [
    again,
    (m) => {
      const { kernel, state, frame } = m;
      const index = frame.get(next) ?? 0;
      const ref = frame.get(card);
      const spell = spellsOf(kernel, state, cardOf(ref))[index];
      if (spell === undefined) return m.next();
      frame.set(next, index + 1);
      m.pushFrame(m.makeFrame(spell.program!, [], ref, frame.controller));
      return m.goto(again);
    },
  ];
}
