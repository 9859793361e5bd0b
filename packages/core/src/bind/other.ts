import type { CardTest } from '../model/ability-part.ts';
import { cardOf } from '../model/card-ref.ts';
import { facedown, liesUnder } from '../model/core-columns.ts';
import { isCurrent } from '../model/reference.ts';
import type { Scope } from '../model/scope.ts';
import type { ReadonlyState } from '../model/state.ts';
import { mentions } from '../reference/mentions.ts';
import type { Binder } from './binder.ts';

/** Binds the filters of an "each" selector. */
export function ofEach<T>({ otherThan }: Binder, bind: () => T): T {
  const { each } = otherThan;
  otherThan.each = true;
  const bound = bind();
  otherThan.each = each;
  return bound;
}

/**
 * Binds a number. "For each" and what follows the subject comes last; otherwise the number comes before the other cards
 * of its effect.
 */
export function inNumber<T>({ otherThan, around }: Binder, quantity: object, bind: () => T): T {
  if (otherThan.number !== null) return bind();
  const last = mentions(quantity, 'amount', 'per') || 'what' in (around.at(-1) ?? {});
  otherThan.number = last ? 'last' : 'first';
  const bound = bind();
  otherThan.number = null;
  return bound;
}

/** Whether a card is the ability's source in any incarnation; a source that was shifted onto lies under it. */
function isSource(s: ReadonlyState, card: number, { source }: Scope): boolean {
  if (source < 0) return false;
  const own = cardOf(source);
  if (own === card) return true;
  return !isCurrent(s, source) && liesUnder.get(s, own) === card + 1 && facedown.get(s, own) === 0;
}

/**
 * "Other", "another": not the source of the ability, and not what its event or the ability itself spoke of before.
 * "Each other beast" after a choice is each but the chosen one, the source among them.
 */
export function bindOther({ producers, otherThan }: Binder): CardTest {
  const { each, number, begin } = otherThan;
  const before = (number === 'first' ? producers.slice(0, begin) : producers).filter(
    ({ how }) => how === 'chosen' || how === 'some' || how === 'party',
  );
  if (before.length === 0) return (s, card, scope) => !isSource(s, card, scope);
  return (s, card, scope) => {
    let selected = false;
    for (const { list, how, open } of before) {
      const cards = list(s, scope);
      if (how !== 'party' && cards.length > 0) selected = true;
      // Several candidates for a pending choice: one of them can still be "another".
      if (open && cards.length > 1) continue;
      for (const ref of cards) if (ref >= 0 && cardOf(ref) === card) return false;
    }
    return (each && selected) || !isSource(s, card, scope);
  };
}
