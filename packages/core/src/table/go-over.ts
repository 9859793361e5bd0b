import type { CardRef } from '../model/card-ref.ts';
import type { WritableState } from '../model/state.ts';
import type { Value } from '../model/value.ts';

/**
 * The effects on a card go over to the one that is put on top of it, whatever they do with it: those applied to it, those
 * that remember it for later, and those that speak of it as the card that made them.
 */
export function goOver(draft: WritableState, from: CardRef, to: CardRef): void {
  const moved = (ref: Value): Value => (ref === from ? to : ref);
  const has = (value: Value | undefined): value is readonly Value[] =>
    Array.isArray(value) && value.includes(from);
  draft.durationEffects = draft.durationEffects.map((lasting) => {
    const { part, cards, source, slots } = lasting;
    const speaks = part.ofSource && source === from;
    const applies = cards?.includes(from) === true;
    const remembers = part.cardSlots.some((slot) => has(slots[slot]));
    if (!speaks && !applies && !remembers) return lasting;
    return lasting.with({
      ...(speaks && { source: to }),
      ...(applies && { cards: cards.map(moved) as CardRef[] }),
      ...(remembers && {
        slots: slots.map((value, i) => (part.cardSlots.includes(i) && has(value) ? value.map(moved) : value)),
      }),
    });
  });
}
